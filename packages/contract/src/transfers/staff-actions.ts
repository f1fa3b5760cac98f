import { z } from 'zod/mini'
import { proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { instant, pageOf, paging, wireId } from '../shapes.ts'
import { transferActionShape } from './outcomes.ts'
import { staffTransferSummary } from './staff-endpoints.ts'
import { allActionReasons, transferActions } from './words.ts'

const deciders = ['officer', 'treasury'] as const
const readers = [...deciders, 'admin'] as const

export type TransferActionWire = z.output<typeof transferActionShape>

export const listTransferActions = endpoint({
  name: 'listTransferActions',
  summary: 'Every proposal of staff about a transfer, newest first.',
  method: 'GET',
  path: '/api/transfers/:id/actions',
  who: readers,
  params: z.strictObject({ id: wireId('transfer') }),
  reply: z.strictObject({ items: z.array(transferActionShape) }),
  refusals: [],
})

export const proposeTransferAction = endpoint({
  name: 'proposeTransferAction',
  summary:
    'Proposes an action on a transfer: to hold, release or cancel it with a declared reason, or to settle one that does not continue. A second person must confirm it.',
  method: 'POST',
  path: '/api/transfers/:id/actions',
  decidesCase: true,
  who: deciders,
  idempotent: true,
  params: z.strictObject({ id: wireId('transfer') }),
  body: z.strictObject({
    action: z.enum(transferActions),
    /** Required for `hold`, `release` and `cancel`, each with reasons of its own; not allowed otherwise. */
    reason: z.optional(z.enum(allActionReasons)),
    note: proposalNote,
  }),
  reply: transferActionShape,
  status: 201,
  refusals: ['not-in-this-state', 'already-proposed', 'customer-frozen'],
})

/** A transfer past a deadline of its state. */
export const stuckTransfer = z.strictObject({
  ...staffTransferSummary.shape,
  why: z.enum([
    'returned',
    'correcting',
    'payout-unknown',
    'payout-late',
    'refund-rejected',
    'refund-unanswered',
    'recall',
    'paid-after-all',
  ]),
  since: instant,
  dueAt: z.optional(instant),
})
export type StuckTransferWire = z.output<typeof stuckTransfer>

export const listStuckTransfers = endpoint({
  name: 'listStuckTransfers',
  summary: 'Transfers that do not continue automatically, oldest first, with what each waits for.',
  method: 'GET',
  path: '/api/stuck-transfers',
  who: ['support', 'officer', 'treasury', 'admin'],
  query: z.strictObject(paging),
  reply: pageOf(stuckTransfer),
  refusals: [],
})

export const exportStuckTransfers = exportEndpoint({
  name: 'exportStuckTransfers',
  of: listStuckTransfers,
  who: ['officer', 'treasury', 'admin'],
})
