import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pendingKinds } from '../pending/kinds.ts'
import { instant, moneyShape, text } from '../shapes.ts'
import { choiceKinds, taskKinds } from './words.ts'

/** One thing that a customer can or must do. */
export const taskShape = z.strictObject({
  /** Stays the same while the task is the same. */
  id: text(80),
  kind: z.enum(taskKinds),
  /** The page where the task is done. */
  path: text(120),
  /** The deadline. After it the task ends or is overdue. */
  dueAt: z.optional(instant),
  overdue: z.boolean(),
  /** Whether it blocks sending. */
  blocks: z.boolean(),
  /** Whether the user may do it. A member without the power may only read it. */
  mine: z.boolean(),
  /** Postponed with "Ahora no": shown, but not counted. */
  deferred: z.boolean(),
  /** The kind of pending item. */
  item: z.optional(z.enum(pendingKinds)),
  /** The subject of the choice. */
  choice: z.optional(z.enum(choiceKinds)),
  recipientName: z.optional(text(140)),
  /** The amount to pay, to choose about, or to refund. */
  amount: z.optional(moneyShape),
  /** The amount received for an order or a debt; absent when nothing was received. */
  received: z.optional(moneyShape),
})
export type TaskWire = z.output<typeof taskShape>

export const listTasks = endpoint({
  name: 'listTasks',
  summary: 'The customer’s tasks, earliest deadline first, and the number that the user may do.',
  method: 'GET',
  path: '/api/tasks',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({
    items: z.array(taskShape),
    /** Tasks that the user may do and has not postponed. */
    count: z.int(),
  }),
  refusals: [],
})
