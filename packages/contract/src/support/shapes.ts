import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'
import { threadEvents, threadKinds, threadStates } from './words.ts'

/** The text of a message: not blank, at most 2,000 characters. */
export const written = z.string().check(z.maxLength(2000), z.regex(/\S/))

/** A message to add to a thread. */
export const newMessage = z.strictObject({ text: written })

/** One message or event (author 'system') of a thread; it never changes. */
export const threadMessage = z.strictObject({
  id: wireId('message'),
  author: z.enum(['customer', 'staff', 'system']),
  /** The first name of the member of staff who wrote it. */
  by: z.optional(text(140)),
  text: z.optional(text(2000)),
  event: z.optional(z.enum(threadEvents)),
  at: instant,
})

/** The fields at the beginning of every view of a thread. */
export const threadHead = {
  id: wireId('thread'),
  /** The short number for the telephone: RE2J7K9M. */
  folio: text(20),
  kind: z.enum(threadKinds),
  state: z.enum(threadStates),
  transferId: z.optional(wireId('transfer')),
  openedAt: instant,
  lastAt: instant,
  /** While the operator has to answer next: the deadline. */
  answerBy: z.optional(instant),
}

/** A page of messages in the order in which they were written; the newest page first. */
export const threadMessages = {
  messages: z.array(threadMessage),
  /** The cursor for earlier messages. */
  earlier: z.optional(z.string()),
}
export const earlierQuery = z.strictObject({ before: z.optional(text(200)), limit: z.optional(z.int()) })
