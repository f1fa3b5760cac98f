import { z } from 'zod/mini'
import { endpoint, type Asker } from '../endpoint.ts'
import { instant, text, wireId, emptyBody } from '../shapes.ts'
import { passkeyAttestation, passkeyCreation } from './passkey-shapes.ts'

/** A passkey of the caller. */
const passkey = z.strictObject({
  id: wireId('passkey'),
  name: text(60),
  createdAt: instant,
  usedAt: z.optional(instant),
})
/** The caller’s second factors. */
const factors = z.strictObject({
  /** When a code generator (TOTP) was set up; absent without one. */
  totpSince: z.optional(instant),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
})
export type FactorsWire = z.output<typeof factors>

/**
 * Ten recovery codes, in plain text only in this reply: with the first second factor, or when new codes are
 * requested.
 */
const recoveryCodes = z.array(text(20))
const one = z.strictObject({ id: wireId('passkey') })

const totpEndpoints = (asker: Asker) =>
  ({
    startTotp: endpoint({
      name: 'startTotp',
      summary:
        'A secret for a code generator; effective once one of its codes was confirmed, in place of the former one.',
      method: 'POST',
      path: '/api/second-factors/totp',
      ...asker,
      enrolling: true,
      stepUp: true,
      body: emptyBody,
      /** The secret in base32, and the same as an `otpauth:` URI for a link or QR code. */
      reply: z.strictObject({ secret: text(100), uri: text(500) }),
      status: 201,
      refusals: [],
    }),
    confirmTotp: endpoint({
      name: 'confirmTotp',
      summary: 'Activates the code generator with one of its codes.',
      method: 'PUT',
      path: '/api/second-factors/totp',
      ...asker,
      enrolling: true,
      body: z.strictObject({ code: text(20) }),
      reply: z.strictObject({ recoveryCodes: z.optional(recoveryCodes) }),
      refusals: ['proof-wrong', 'too-many-attempts'],
    }),
    removeTotp: endpoint({
      name: 'removeTotp',
      summary: 'Removes the caller’s generator of codes.',
      method: 'DELETE',
      path: '/api/second-factors/totp',
      ...asker,
      stepUp: true,
      refusals: ['last-factor'],
    }),
  }) as const

const passkeyEndpoints = (asker: Asker) =>
  ({
    startPasskey: endpoint({
      name: 'startPasskey',
      summary: 'The options with which a browser creates a passkey for the caller.',
      method: 'POST',
      path: '/api/passkey-registrations',
      ...asker,
      enrolling: true,
      stepUp: true,
      body: emptyBody,
      reply: passkeyCreation,
      status: 201,
      refusals: [],
    }),
    addPasskey: endpoint({
      name: 'addPasskey',
      summary: 'Stores the passkey that the browser created.',
      method: 'POST',
      path: '/api/passkeys',
      ...asker,
      enrolling: true,
      body: z.strictObject({ name: text(60), passkey: passkeyAttestation }),
      reply: z.strictObject({ passkey, recoveryCodes: z.optional(recoveryCodes) }),
      status: 201,
      refusals: ['proof-wrong'],
    }),
    renamePasskey: endpoint({
      name: 'renamePasskey',
      summary: 'Renames one of the caller’s passkeys.',
      method: 'PUT',
      path: '/api/passkeys/:id/name',
      ...asker,
      params: one,
      body: z.strictObject({ name: text(60) }),
      refusals: [],
    }),
    removePasskey: endpoint({
      name: 'removePasskey',
      summary: 'Removes one of the caller’s passkeys.',
      method: 'DELETE',
      path: '/api/passkeys/:id',
      ...asker,
      stepUp: true,
      params: one,
      refusals: ['last-factor'],
    }),
  }) as const

/** Second factors: code generator, passkeys, and ten recovery codes. */
export const factorEndpoints = (asker: Asker) =>
  ({
    getFactors: endpoint({
      name: 'getFactors',
      summary: 'The caller’s second factors, and how many recovery codes are left.',
      method: 'GET',
      path: '/api/second-factors',
      ...asker,
      enrolling: true,
      reply: factors,
      refusals: [],
    }),
    ...totpEndpoints(asker),
    ...passkeyEndpoints(asker),
    renewRecoveryCodes: endpoint({
      name: 'renewRecoveryCodes',
      summary: 'Ten new recovery codes, shown once; those before end. Not found without a second factor.',
      method: 'POST',
      path: '/api/second-factors/recovery-codes',
      ...asker,
      stepUp: true,
      body: emptyBody,
      reply: z.strictObject({ recoveryCodes }),
      status: 201,
      refusals: [],
    }),
  }) as const
