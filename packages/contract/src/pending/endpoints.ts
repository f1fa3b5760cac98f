import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { pendingKinds, pendingPaths, pendingActors } from './kinds.ts'

const itemId = z.strictObject({ id: wireId('pending-item') })

/** An outstanding item of the customer, with its deadline. */
export const pendingItem = z.strictObject({
  id: wireId('pending-item'),
  kind: z.enum(pendingKinds),
  path: z.enum(pendingPaths),
  rank: z.int(),
  /** Whether it blocks sending now, for some orders or for all. */
  blocks: z.boolean(),
  /** When it starts to block sending; absent when it already does or never will. */
  blocksFrom: z.optional(instant),
  turn: z.enum(pendingActors),
  openedAt: instant,
  dueAt: z.optional(instant),
  /** Postponed until then with 'Ahora no'. */
  deferredUntil: z.optional(instant),
  /** Whether the signed-in user may settle it. A member without the power may only read it. */
  mine: z.boolean(),
  /** Codes, dates and ids of the event that raised it; never personal data. */
  facts: z.record(z.string(), text(200, 0)),
})
export type PendingItemWire = z.output<typeof pendingItem>

export const listPendingItems = endpoint({
  name: 'listPendingItems',
  summary:
    'The pending items of the user and of the acting customer, most urgent first; empty when there are none.',
  method: 'GET',
  path: '/api/pending-items',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(pendingItem) }),
  refusals: [],
})

export const deferPendingItem = endpoint({
  name: 'deferPendingItem',
  summary: 'Defers a pending item that blocks nothing, until its next due step.',
  method: 'POST',
  path: '/api/pending-items/:id/deferral',
  who: 'customer',
  power: 'own',
  owns: 'pending-item',
  params: itemId,
  reply: pendingItem,
  refusals: ['item-blocks', 'item-closed'],
})
