import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emptyBody } from '../shapes.ts'
import { selfieView } from './selfie-shapes.ts'

export type { SelfieNeed, SelfieViewWire } from './selfie-shapes.ts'

export const getSelfie = endpoint({
  name: 'getSelfie',
  summary: 'Where the selfie that the next level needs stands, and the text of its consent.',
  method: 'GET',
  path: '/api/selfie',
  who: 'customer',
  power: 'read',
  reply: selfieView,
  refusals: ['selfie-not-needed'],
})

export const giveSelfieConsent = endpoint({
  name: 'giveSelfieConsent',
  summary:
    'Consents to the comparison of a selfie with the identity document; version, hash, time and IP address are stored.',
  method: 'POST',
  path: '/api/selfie-consents',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  /** The hash of the text that was read. */
  body: z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  reply: selfieView,
  status: 201,
  refusals: ['selfie-not-needed', 'fields-wrong'],
})

export const refuseSelfie = endpoint({
  name: 'refuseSelfie',
  summary:
    'Refuses the selfie: staff check the identity in another way. A consent given before is withdrawn, and its photo erased.',
  method: 'POST',
  path: '/api/selfie-refusals',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  body: emptyBody,
  reply: selfieView,
  status: 201,
  refusals: ['selfie-not-needed'],
})

export const withdrawSelfieConsent = endpoint({
  name: 'withdrawSelfieConsent',
  summary: 'Withdraws the user’s consent to a selfie; the photo is erased at once.',
  method: 'POST',
  path: '/api/selfie-consents/withdrawal',
  who: 'customer',
  power: 'own',
  idempotent: true,
  body: emptyBody,
  refusals: ['selfie-consent-missing'],
})
