import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'
import { threadEvents, threadKinds, threadStates } from './words.ts'

/** What may be written: something, and not too long. */
export const written = z.string().check(z.maxLength(2000), z.regex(/\S/))

/** A message to add to a thread. */
export const newMessage = z.strictObject({ text: written })

/** One message, or one thing that happened (author 'system'); nothing of it ever changes. */
export const threadMessage = z.strictObject({
  id: wireId('msg'),
  author: z.enum(['customer', 'staff', 'system']),
  /** Who of the operator's people wrote it, by first name. */
  by: z.optional(text(140)),
  text: z.optional(text(2000)),
  event: z.optional(z.enum(threadEvents)),
  at: instant,
})

/** What every view of a thread begins with. */
export const threadHead = {
  id: wireId('thr'),
  /** What people say on the telephone: RE2J7K9M. */
  folio: text(20),
  kind: z.enum(threadKinds),
  state: z.enum(threadStates),
  transferId: z.optional(wireId('trf')),
  openedAt: instant,
  lastAt: instant,
  /** While it is the operator's turn: by when they answer. */
  answerBy: z.optional(instant),
}

/** A page of messages in the order written, the newest page first. */
export const threadMessages = {
  messages: z.array(threadMessage),
  /** Asks for what was written before these. */
  earlier: z.optional(z.string()),
}
export const earlierQuery = z.strictObject({ before: z.optional(text(200)), limit: z.optional(z.int()) })
