import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'
import { dataRequestKinds, dataRequestStates } from './words.ts'

/** A text about a request: not blank, at most 2,000 characters. */
export const requestText = z.string().check(z.maxLength(2000), z.regex(/\S/))

/** The fields that every view of a request has. */
export const dataRequestHead = {
  id: wireId('data-request'),
  /** The short number for the telephone: DD2J7K9M. */
  folio: text(20),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  receivedAt: instant,
  /** The end of the legal period for the answer. */
  dueAt: instant,
  extendedAt: z.optional(instant),
  answeredAt: z.optional(instant),
  /** When the person ended what a granted blocking or opposition stopped. */
  liftedAt: z.optional(instant),
}

/** The texts of a request. */
export const dataRequestTexts = {
  /** The words of the person. */
  text: requestText,
  /** Why the period was extended; the person reads it. */
  extensionReason: z.optional(requestText),
  /** The answer that the person reads. */
  answer: z.optional(requestText),
}
