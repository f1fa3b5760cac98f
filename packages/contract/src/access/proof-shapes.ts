import { z } from 'zod/mini'
import { instant, text } from '../shapes.ts'
import { passkeyAssertion, passkeyRequest } from './passkey-shapes.ts'
import { proofMethods } from './words.ts'

/** A second factor as it is shown: exactly one of them. */
export const secondFactor = {
  totp: z.optional(text(20)),
  recoveryCode: z.optional(text(40)),
  passkey: z.optional(passkeyAssertion),
} as const

/** True: this browser is not asked for the second factor again for 30 days. Customers only. */
export const remember = z.optional(z.boolean())

/** A right password of someone with a second factor: no session yet. `pendingId` opens one with the factor, for 5 minutes. */
export const secondFactorAsked = z.strictObject({
  secondFactor: z.strictObject({
    pendingId: text(43, 43),
    methods: z.array(z.enum(proofMethods)),
    /** For the browser, when one of the methods is a passkey. */
    passkey: z.optional(passkeyRequest),
    expiresAt: instant,
  }),
})
export type SecondFactorAsked = z.output<typeof secondFactorAsked>
