import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { pendingKinds, pendingActors } from './kinds.ts'

const deciders = ['support', 'analyst', 'officer', 'admin'] as const

/** A pending item that waits for staff. */
export const waitingItem = z.strictObject({
  id: wireId('pending-item'),
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
  summary: 'Pending items that staff must answer: first those that block a customer, then the oldest.',
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

export const exportWaitingItems = exportEndpoint({
  name: 'exportWaitingItems',
  of: listWaitingItems,
  who: ['officer', 'admin'],
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
  id: wireId('pending-item'),
  kind: z.enum(pendingKinds),
  turn: z.enum(pendingActors),
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
  summary: 'The pending items of a customer and its members, newest first, with their history.',
  method: 'GET',
  path: '/api/customers/:id/pending-items',
  who: deciders,
  params: z.strictObject({ id: wireId('customer') }),
  query: z.strictObject(paging),
  reply: pageOf(itemRecord),
  refusals: ['not-found'],
})

export const withdrawPendingItem = endpoint({
  name: 'withdrawPendingItem',
  summary:
    'Closes an item that no fact requires, if the reconciler finds it superfluous too. The reason is stored.',
  method: 'POST',
  path: '/api/pending-items/:id/withdrawal',
  decidesCase: true,
  who: ['officer'],
  params: z.strictObject({ id: wireId('pending-item') }),
  body: z.strictObject({ reason: text(500, 3) }),
  reply: itemRecord,
  refusals: ['not-found', 'item-closed', 'item-is-owed'],
})
