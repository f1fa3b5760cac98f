import { z } from 'zod/mini'
import { documentReasons } from '../documents/words.ts'
import { instant, text } from '../shapes.ts'
import { selfieStates } from './selfie-words.ts'

/** Where the selfie that a level needs stands. */
export const selfieNeed = z.strictObject({
  state: z.enum(selfieStates),
  /** Why the last one was refused. */
  reason: z.optional(z.enum(documentReasons)),
  /** A remark of staff for the customer, in addition to the reason. */
  remark: z.optional(text(300)),
})
export type SelfieNeed = z.output<typeof selfieNeed>

/** The selfie of the acting customer, and the text of the consent in force. */
export const selfieView = z.strictObject({
  ...selfieNeed.shape,
  /** When the consent in force was given. */
  consentedAt: z.optional(instant),
  text: z.strictObject({
    /** 0 for the initial text. */
    version: z.int(),
    /** SHA-256 of the text, in hex; a consent records it. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Markdown: what it is for, who sees it, for how long it is kept, and what happens without it. */
    text: z.string(),
  }),
})
export type SelfieViewWire = z.output<typeof selfieView>
