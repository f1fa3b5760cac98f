import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { pendingKinds, pendingTurns } from './kinds.ts'

const deciders = ['support', 'analyst', 'officer', 'admin'] as const

/** A pending item that waits for staff. */
export const waitingItem = z.strictObject({
  id: wireId('pdi'),
  kind: z.enum(pendingKinds),
  customer: z.optional(customerReference),
  /** Whether the customer cannot send until it is decided. */
  blocks: z.boolean(),
  /** When it starts to block sending, if that is in the future. */
  blocksFrom: z.optional(instant),
  /** The member of staff who is assigned to it or proposed its outcome. */
  holder: z.optional(text(200)),
  /** Since when it waits for staff. */
  waitsSince: instant,
  /** The deadline of the operator's answer. */
  dueAt: z.optional(instant),
  facts: z.record(z.string(), text(200, 0)),
})
export type WaitingItemWire = z.output<typeof waitingItem>

export const listWaitingItems = endpoint({
  name: 'listWaitingItems',
  summary:
    'Items that customers have answered and that wait for staff: what stops someone first, then the oldest.',
  method: 'GET',
  path: '/api/pending-items',
  who: deciders,
  query: z.strictObject({
    kind: z.optional(z.enum(pendingKinds)),
    ...paging,
  }),
  reply: pageOf(waitingItem),
  refusals: [],
})

/** The events of an item, in the order in which they can occur. */
export const pendingEvents = [
  'opened',
  'changed',
  'answered',
  'sent-back',
  'deferred',
  'settled',
  'withdrawn',
] as const
export type PendingEvent = (typeof pendingEvents)[number]

/** A pending item of a customer with its history. */
export const itemRecord = z.strictObject({
  id: wireId('pdi'),
  kind: z.enum(pendingKinds),
  turn: z.enum(pendingTurns),
  blocks: z.boolean(),
  openedAt: instant,
  dueAt: z.optional(instant),
  closedAt: z.optional(instant),
  /** How it ended: 'settled' by its fact, or 'withdrawn' by staff as unnecessary. */
  outcome: z.optional(z.enum(['settled', 'withdrawn'])),
  history: z.array(
    z.strictObject({
      at: instant,
      event: z.enum(pendingEvents),
      /** Who caused it: 'customer', 'staff', 'partner' or 'system'. */
      by: text(20),
      facts: z.record(z.string(), text(200, 0)),
    }),
  ),
})
export type ItemRecordWire = z.output<typeof itemRecord>

export const listCustomerItems = endpoint({
  name: 'listCustomerItems',
  summary: 'What a customer and whoever acts for them owe or owed, the newest first, each with its history.',
  method: 'GET',
  path: '/api/customers/:id/pending-items',
  who: deciders,
  params: z.strictObject({ id: wireId('cus') }),
  query: z.strictObject(paging),
  reply: pageOf(itemRecord),
  refusals: ['not-found'],
})

export const withdrawPendingItem = endpoint({
  name: 'withdrawPendingItem',
  summary:
    'Closes an item that its facts do not ask for: only what the reconciler, too, finds superfluous. The reason is kept.',
  method: 'POST',
  path: '/api/pending-items/:id/withdrawal',
  who: ['officer'],
  params: z.strictObject({ id: wireId('pdi') }),
  body: z.strictObject({ reason: text(500, 3) }),
  reply: itemRecord,
  refusals: ['not-found', 'item-closed', 'item-is-owed'],
})
