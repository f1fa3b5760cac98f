import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'
import { foundKinds, workKinds } from './staff-words.ts'

/** One kind of work that waits for the role of the caller. */
const queue = z.strictObject({
  kind: z.enum(workKinds),
  /** Exact up to 1,000; when more wait, 1,000 and `isMore`. */
  count: z.int(),
  isMore: z.boolean(),
  /** How many are past their deadline. */
  late: z.int(),
  /** When the oldest began to wait. */
  oldestAt: z.optional(instant),
})
export type QueueWire = z.output<typeof queue>

export const getWorkQueue = endpoint({
  name: 'getWorkQueue',
  summary: 'The work of the caller’s role by kind, the oldest item of each first.',
  method: 'GET',
  path: '/api/work-queue',
  who: staffRoles,
  reply: z.strictObject({ at: instant, queues: z.array(queue) }),
  refusals: [],
})

/** A result of a search. */
const searchResult = z.strictObject({
  kind: z.enum(foundKinds),
  /** The id of a customer, a transfer, a thread or a case. A payment has the id of its transfer. */
  id: text(40),
  /** A name, a reference or a folio. */
  title: text(200),
  /** What distinguishes it from other results of its kind. */
  detail: z.optional(text(200)),
})
export type Found = z.output<typeof searchResult>

export const search = endpoint({
  name: 'search',
  summary: 'Search by name, RUT, e-mail, id, reference or account ending, within the rights of the role.',
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
