import { z } from 'zod/mini'
import { decision, decisionRefusals, proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { eapAnswers, eapText } from './eap.ts'

const compliance = ['analyst', 'officer'] as const

/** A request for the EAP confirmation, and the customer’s answers. */
const eapRequest = z.strictObject({
  id: wireId('eap'),
  reason: text(1000),
  /** Who of the staff asked. */
  by: text(200, 0),
  askedAt: instant,
  dueAt: instant,
  confirmed: z.optional(
    z.strictObject({ at: instant, version: z.int(), hash: text(64), answers: eapAnswers }),
  ),
})
export type EapRequestWire = z.output<typeof eapRequest>

export const askEap = endpoint({
  name: 'askEap',
  summary: 'Asks these customers for the confirmation; whoever is asked already stays asked once.',
  method: 'POST',
  path: '/api/eap-requests',
  who: ['officer'],
  idempotent: true,
  body: z.strictObject({
    customerIds: z.array(wireId('cus')).check(z.minLength(1), z.maxLength(500)),
    reason: proposalNote,
  }),
  reply: z.strictObject({ asked: z.int(), askedBefore: z.int() }),
  refusals: ['fields-wrong'],
})

export const listEapRequests = endpoint({
  name: 'listEapRequests',
  summary: 'When a customer was asked for the confirmation and what they confirmed, the newest first.',
  method: 'GET',
  path: '/api/customers/:id/eap-requests',
  who: compliance,
  params: z.strictObject({ id: wireId('cus') }),
  query: z.strictObject(paging),
  reply: pageOf(eapRequest),
  refusals: ['not-found'],
})

/** The text of the EAP confirmation in force, and the proposed one. */
const eapTexts = z.strictObject({
  inForce: z.strictObject({ ...eapText.shape, version: z.int(), inForceFrom: instant }),
  proposal: z.optional(z.strictObject({ ...proposalHead, text: eapText })),
})
export type EapTextsWire = z.output<typeof eapTexts>

export const getEapText = endpoint({
  name: 'getEapText',
  summary: 'The text of the confirmation in force, and the one that waits for a second person.',
  method: 'GET',
  path: '/api/eap-text',
  who: compliance,
  reply: eapTexts,
  refusals: [],
})

export const proposeEapText = endpoint({
  name: 'proposeEapText',
  summary: 'Proposes another text; it is in force once a second person confirms it.',
  method: 'POST',
  path: '/api/eap-text/proposal',
  who: compliance,
  idempotent: true,
  body: z.strictObject({ ...eapText.shape, note: proposalNote }),
  reply: eapTexts,
  refusals: ['fields-wrong', 'already-proposed'],
})

export const decideEapText = endpoint({
  name: 'decideEapText',
  summary: 'A second person confirms or sends back the proposed text; confirmed, it is in force at once.',
  method: 'POST',
  path: '/api/eap-text/decision',
  who: compliance,
  stepUp: true,
  idempotent: true,
  body: decision,
  reply: eapTexts,
  refusals: [...decisionRefusals],
})
