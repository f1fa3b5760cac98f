import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, moneyShape, pageOf, paging, text, wireId } from '../shapes.ts'
import { timelineGroups, timelineKinds } from './staff-words.ts'

/** One thing that happened to or with a customer. */
export const timelineEntry = z.strictObject({
  /** Unique in the timeline. */
  id: text(80),
  kind: z.enum(timelineKinds),
  at: instant,
  /** The id of the object that it is about; its prefix names its kind. */
  subjectId: z.optional(text(60)),
  /** What people call the object: the reference of a transfer or debt, the folio of a thread. */
  reference: z.optional(text(40)),
  /** What it is or became, a word of the contract: a state, a kind of document, of restriction or of text. */
  code: z.optional(text(60)),
  /** A second word: the outcome of a decision, the change of a restriction, the version of a text. */
  detail: z.optional(text(60)),
  amount: z.optional(moneyShape),
  /** The subject of a mail or SMS by the texts in force then, with '…' for each of its values. */
  title: z.optional(text(400, 0)),
  /** The version of those texts; 0 for the initial ones. */
  version: z.optional(z.int()),
  /** The member of staff or user who did it. */
  by: z.optional(text(200)),
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const listCustomerTimeline = endpoint({
  name: 'listCustomerTimeline',
  summary: 'What happened to and with a customer that the caller’s role may read, the latest first.',
  method: 'GET',
  path: '/api/customers/:id/timeline',
  who: staffRoles,
  params: z.strictObject({ id: wireId('customer') }),
  query: z.strictObject({ group: z.optional(z.enum(timelineGroups)), ...paging }),
  reply: pageOf(timelineEntry),
  refusals: [],
})
