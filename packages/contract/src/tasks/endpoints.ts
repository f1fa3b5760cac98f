import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pendingKinds } from '../pending/kinds.ts'
import { instant, moneyShape, text } from '../shapes.ts'
import { choiceKinds, taskKinds } from './words.ts'

/** One thing that a customer can or must do. */
export const taskShape = z.strictObject({
  /** The same while it is the same task. */
  id: text(80),
  kind: z.enum(taskKinds),
  /** The address at which it is done. */
  path: text(120),
  /** Until when; past it something happens by itself, and the task is over or overdue. */
  dueAt: z.optional(instant),
  overdue: z.boolean(),
  /** Whether it stops sending. */
  blocks: z.boolean(),
  /** Whether whoever is signed in may do it; a member without the power reads it only. */
  mine: z.boolean(),
  /** Put off with "Ahora no": shown, and not counted. */
  deferred: z.boolean(),
  /** Which pending item it is. */
  item: z.optional(z.enum(pendingKinds)),
  /** What there is to choose about. */
  choice: z.optional(z.enum(choiceKinds)),
  recipientName: z.optional(text(140)),
  /** What is to be paid, chosen about or given back. */
  amount: z.optional(moneyShape),
  /** What of an order or a debt has come; absent where nothing has. */
  received: z.optional(moneyShape),
})
export type TaskWire = z.output<typeof taskShape>

export const listTasks = endpoint({
  name: 'listTasks',
  summary:
    'Everything the customer can or must do, the oldest deadline first, and how much of it is the reader’s.',
  method: 'GET',
  path: '/api/tasks',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({
    items: z.array(taskShape),
    /** Those that the reader may do and has not put off. */
    count: z.int(),
  }),
  refusals: [],
})
