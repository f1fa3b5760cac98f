import { z } from 'zod/mini'
import { customerAddresses, type CustomerAddress } from '../addresses/customer.ts'
import { instant, text, wireId } from '../shapes.ts'
import { helpSubjectKinds, threadEvents, threadKinds, threadStates } from './words.ts'

/** The text of a message: not blank, at most 2,000 characters. */
export const written = z.string().check(z.maxLength(2000), z.regex(/\S/))

const page = z.enum(Object.keys(customerAddresses) as [CustomerAddress, ...CustomerAddress[]])

/** The screen from which a message is written and what it is about. The subject belongs to the acting customer. */
export const screenAbout = z.strictObject({
  /** The name of the address of the screen. */
  page,
  subjectKind: z.optional(z.enum(helpSubjectKinds)),
  /** The id of the subject; with `subjectKind` only. */
  subjectId: z.optional(text(40)),
})
export type ScreenAbout = z.output<typeof screenAbout>

/** The facts about a screen that staff see beside a message. They are read by the server, never typed. */
export const screenFacts = z.strictObject({
  page,
  subject: z.optional(
    z.strictObject({
      kind: z.enum(helpSubjectKinds),
      id: text(40),
      /** A reference, a name, a currency or a kind, as the subject has one. */
      name: z.optional(text(140)),
      /** The state of the subject; of a message, when it was written. */
      state: z.optional(text(40)),
    }),
  ),
})
export type ScreenFacts = z.output<typeof screenFacts>

/** A message to add to a thread. */
export const newMessage = z.strictObject({ text: written })

/** A message of a customer, with the screen from which it is written. */
export const customerMessage = z.strictObject({ text: written, about: z.optional(screenAbout) })

/** One message or event (author 'system') of a thread; it never changes. */
export const threadMessage = z.strictObject({
  id: wireId('message'),
  author: z.enum(['customer', 'staff', 'system']),
  /** The first name of the member of staff who wrote it. */
  by: z.optional(text(140)),
  text: z.optional(text(2000)),
  event: z.optional(z.enum(threadEvents)),
  /** The screen from which a customer wrote it. */
  about: z.optional(screenFacts),
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
