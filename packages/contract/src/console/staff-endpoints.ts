import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant } from '../shapes.ts'
import { workKinds } from './staff-words.ts'

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
