import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, pageOf, text, wireId } from '../shapes.ts'
import { foundKinds, proposalKinds, workKinds } from './staff-words.ts'

/** One kind of work that waits for the caller's role. */
const queue = z.strictObject({
  kind: z.enum(workKinds),
  /** Exact up to 1,000; when more wait, 1,000 and `isMore`. */
  count: z.int(),
  isMore: z.boolean(),
  /** How many are past the moment by which somebody has to have acted. */
  late: z.int(),
  /** Since when the oldest waits. */
  oldestAt: z.optional(instant),
})
export type QueueWire = z.output<typeof queue>

export const getWorkQueue = endpoint({
  name: 'getWorkQueue',
  summary: 'All that waits for the hands of the caller’s role, by kind of work, the oldest first.',
  method: 'GET',
  path: '/api/work-queue',
  who: staffRoles,
  reply: z.strictObject({ at: instant, queues: z.array(queue) }),
  refusals: [],
})

/** A proposal that waits for a second person. */
const waitingProposal = z.strictObject({
  id: text(40),
  kind: z.enum(proposalKinds),
  /** What it is about: a case, a transfer, an application, a review or a member of staff. */
  subjectId: text(40),
  /** Of a proposal about a transfer. */
  transferReference: z.optional(text(20)),
  /** What is proposed, as its own noun names it. */
  action: text(60),
  by: text(200, 0),
  byId: wireId('stf'),
  at: instant,
})
export type WaitingProposal = z.output<typeof waitingProposal>

export const listProposals = endpoint({
  name: 'listProposals',
  summary: 'What somebody else proposed and the caller may decide, the oldest first.',
  method: 'GET',
  path: '/api/proposals',
  who: ['analyst', 'officer', 'treasury', 'admin'],
  query: z.strictObject({ after: z.optional(text(200)), limit: z.optional(z.int()) }),
  reply: pageOf(waitingProposal),
  refusals: [],
})

/** A result of a search. */
const searchResult = z.strictObject({
  kind: z.enum(foundKinds),
  /** What it is: the id of a customer, a transfer, a thread or a case. A payment leads to its transfer. */
  id: text(40),
  /** What one knows it by: a name, a reference, a folio. */
  title: text(200),
  /** What tells it from others of its kind. */
  detail: z.optional(text(200)),
})
export type Found = z.output<typeof searchResult>

export const search = endpoint({
  name: 'search',
  summary:
    'Whatever a name, RUT, e-mail, id, reference or the end of an account leads to, as far as the role may know.',
  method: 'GET',
  path: '/api/search',
  who: staffRoles,
  query: z.strictObject({
    /** Part of a name, an e-mail address, a RUT, a reference or an ID. */
    text: text(120, 2),
  }),
  reply: z.strictObject({ items: z.array(searchResult) }),
  refusals: [],
})
