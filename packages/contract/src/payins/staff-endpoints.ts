import { z } from 'zod/mini'
import { proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint, totalsEndpoint } from '../list-files.ts'
import { caseOrders } from '../list-orders.ts'
import { pageOf, paging, text, wireId } from '../shapes.ts'
import { accountShape } from './endpoints.ts'
import { refund, refundSummary, suspense, suspenseSummary } from './staff-shapes.ts'
import { refundStates, suspenseReasons, suspenseStatuses } from './staff-words.ts'

const readers = ['support', 'treasury', 'officer'] as const
const actors = ['treasury', 'officer'] as const
const suspenseId = z.strictObject({ id: wireId('suspense') })
const refundId = z.strictObject({ id: wireId('refund') })
const suspenseFilter = {
  /** Default: open and held. */
  status: z.optional(z.enum(suspenseStatuses)),
  why: z.optional(z.enum(suspenseReasons)),
  /** Default: 'oldest', the longest waiting. */
  order: z.optional(z.enum(caseOrders)),
  /** Only sums that have waited at least this many days. */
  olderThanDays: z.optional(z.int()),
}
const refundFilter = {
  /** Default: rejected refunds, which wait for staff. */
  state: z.optional(z.enum(refundStates)),
  /** Default: 'oldest', the longest waiting. */
  order: z.optional(z.enum(caseOrders)),
  olderThanDays: z.optional(z.int()),
}

export const listSuspense = endpoint({
  name: 'listSuspense',
  summary: 'Money in suspense, the longest waiting first or in another order.',
  method: 'GET',
  path: '/api/suspense',
  who: readers,
  query: z.strictObject({ ...paging, ...suspenseFilter }),
  reply: pageOf(suspenseSummary),
  refusals: [],
})

export const exportSuspense = exportEndpoint({
  name: 'exportSuspense',
  of: listSuspense,
  who: actors,
})

export const getSuspenseTotals = totalsEndpoint({ name: 'getSuspenseTotals', of: listSuspense, who: readers })

export const getSuspense = endpoint({
  name: 'getSuspense',
  summary: 'One sum in suspense: its payer, candidates to match, and its history.',
  method: 'GET',
  path: '/api/suspense/:id',
  who: readers,
  params: suspenseId,
  reply: suspense,
  refusals: [],
})

export const proposeSuspense = endpoint({
  name: 'proposeSuspense',
  summary: 'Proposes to match the money to an order or a debt, or to return it.',
  method: 'POST',
  path: '/api/suspense/:id/proposal',
  decidesCase: true,
  who: actors,
  idempotent: true,
  params: suspenseId,
  body: z.strictObject({
    action: z.enum(['match', 'return']),
    /** The order or receivable that it is matched with. */
    transferId: z.optional(wireId('transfer')),
    receivableId: z.optional(wireId('receivable')),
    note: proposalNote,
  }),
  reply: suspense,
  refusals: [
    'suspense-closed',
    'already-proposed',
    'officer-only',
    'payer-is-another',
    'order-closed',
    'receivable-closed',
  ],
})

export const listRefunds = endpoint({
  name: 'listRefunds',
  summary: 'Refunds in one state, the longest waiting first.',
  method: 'GET',
  path: '/api/refunds',
  who: readers,
  query: z.strictObject({ ...paging, ...refundFilter }),
  reply: pageOf(refundSummary),
  refusals: [],
})

export const exportRefunds = exportEndpoint({
  name: 'exportRefunds',
  of: listRefunds,
  who: actors,
})

export const getRefundTotals = totalsEndpoint({ name: 'getRefundTotals', of: listRefunds, who: readers })

export const getRefund = endpoint({
  name: 'getRefund',
  summary: 'One refund: its account, the bank’s response, and any other account that was given.',
  method: 'GET',
  path: '/api/refunds/:id',
  who: readers,
  params: refundId,
  reply: refund,
  refusals: [],
})

export const proposeRefund = endpoint({
  name: 'proposeRefund',
  summary:
    'Proposes to retry a rejected refund, to send it to another account of the same RUT, or to declare that the bank did not pay a refund without an outcome.',
  method: 'POST',
  path: '/api/refunds/:id/proposal',
  decidesCase: true,
  who: actors,
  idempotent: true,
  params: refundId,
  body: z.strictObject({
    action: z.enum(['retry', 'other-account', 'unpaid']),
    /**
     * The other account with the RUT of its account holder as the bank confirmed it. If absent, the account
     * that the customer gave.
     */
    account: z.optional(z.strictObject({ ...accountShape.shape, holderRut: text(14) })),
    note: proposalNote,
  }),
  reply: refund,
  refusals: ['refund-not-rejected', 'already-proposed', 'officer-only', 'no-refund-account'],
})
