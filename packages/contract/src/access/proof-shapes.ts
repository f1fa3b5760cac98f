import { z } from 'zod/mini'
import { instant, text } from '../shapes.ts'
import { passkeyAssertion, passkeyRequest } from './passkey-shapes.ts'
import { proofMethods } from './words.ts'

/** The presented second factor: exactly one of these fields. */
export const secondFactor = {
  totp: z.optional(text(20)),
  recoveryCode: z.optional(text(40)),
  passkey: z.optional(passkeyAssertion),
} as const

/** True: this browser needs no second factor at sign-in for 30 days. Customers only. */
export const remember = z.optional(z.boolean())

/**
 * Reply to a right password of an account with a second factor. There is no session yet: `pendingId` and the
 * factor open one within 5 minutes.
 */
export const secondFactorAsked = z.strictObject({
  secondFactor: z.strictObject({
    pendingId: text(43, 43),
    methods: z.array(z.enum(proofMethods)),
    /** The request for `navigator.credentials.get`, when one of the methods is a passkey. */
    passkey: z.optional(passkeyRequest),
    expiresAt: instant,
  }),
})
export type SecondFactorAsked = z.output<typeof secondFactorAsked>
