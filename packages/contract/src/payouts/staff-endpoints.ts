import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint, totalsEndpoint } from '../list-files.ts'
import { timeOrders } from '../list-orders.ts'
import { ledgerJournal } from '../ledger/endpoints.ts'
import { daysAndPage, instant, moneyShape, pageOf, text, wireId, emptyBody } from '../shapes.ts'
import { transferStates } from '../transfers/states.ts'
import { partnerCallShape } from '../transfers/staff-endpoints.ts'
import { partnerMeanings, payoutStatuses, returnActors } from './staff-words.ts'

const readers = ['support', 'officer', 'treasury', 'admin'] as const
const id = z.strictObject({ id: wireId('payout') })
const { from, to, after, limit } = daysAndPage

const filter = {
  status: z.optional(z.enum(payoutStatuses)),
  /** The range of days on which it was opened, in Chile. */
  from,
  to,
  /** The id of a payout (ours or the rail's), or the id or reference of a transfer. */
  search: z.optional(text(80)),
}

/** An attempt to pay a recipient, as lists show it. */
export const payoutSummary = z.strictObject({
  id: wireId('payout'),
  transferId: wireId('transfer'),
  transferReference: text(20),
  attempt: z.int(),
  status: z.enum(payoutStatuses),
  rail: text(60),
  amount: moneyShape,
  /** The rail's id of the payout, once known. */
  railReference: z.optional(text(120)),
  /** How often it was submitted or its status was queried. */
  tries: z.int(),
  /** The rail's error code, if it rejected or returned the payout. */
  code: z.optional(text(60)),
  createdAt: instant,
  changedAt: instant,
})
export type PayoutSummary = z.output<typeof payoutSummary>

export const listPayouts = endpoint({
  name: 'listPayouts',
  summary: 'Every attempt to pay a recipient, the latest opened first or the earliest first.',
  method: 'GET',
  path: '/api/payouts',
  who: readers,
  query: z.strictObject({
    ...filter,
    /** Default: 'newest'. */
    order: z.optional(z.enum(timeOrders)),
    after,
    limit,
  }),
  reply: pageOf(payoutSummary),
  refusals: [],
})

export const exportPayouts = exportEndpoint({
  name: 'exportPayouts',
  of: listPayouts,
  who: ['treasury', 'officer'],
})

export const getPayoutTotals = totalsEndpoint({ name: 'getPayoutTotals', of: listPayouts, who: readers })

/** The meaning of the rail's code, and its consequence. */
const failureShape = z.strictObject({
  means: z.enum(partnerMeanings),
  /** Whether it is retried on the same rail: how often, and the pause between the attempts. */
  retry: z.optional(z.strictObject({ times: z.int(), pauseSeconds: z.int() })),
  /** Whether it is sent over another rail, if the corridor has one. */
  reroutes: z.boolean(),
  /** Who has to decide when no automatic step follows. */
  person: z.enum(returnActors),
})

/** An attempt to pay a recipient, with the partner’s calls and journals. */
export const payoutShape = z.strictObject({
  ...payoutSummary.shape,
  transferState: z.enum(transferStates),
  /** True for the last attempt of the transfer. */
  isLast: z.boolean(),
  creditedAt: z.optional(instant),
  /** When it is submitted or its status is queried next; absent when no automatic step follows. */
  nextStepAt: z.optional(instant),
  /** Whether staff may request that step now. */
  mayHurry: z.boolean(),
  /** A message reported that the recipient was credited, but the rail's status endpoint contradicts it. */
  claimedCredited: z.boolean(),
  failure: z.optional(failureShape),
  /** The calls to the rail about this transfer since the attempt was opened. */
  partnerCalls: z.array(partnerCallShape),
  journals: z.array(ledgerJournal),
})
export type PayoutWire = z.output<typeof payoutShape>

export const getPayout = endpoint({
  name: 'getPayout',
  summary: 'One payout: its state at the rail, the queries about it, and its journals.',
  method: 'GET',
  path: '/api/payouts/:id',
  who: readers,
  params: id,
  reply: payoutShape,
  refusals: [],
})

export const makePayoutDue = endpoint({
  name: 'makePayoutDue',
  summary:
    'Takes the next step with the rail now: queries the payout, and submits it again only if the rail never received it.',
  method: 'POST',
  path: '/api/payouts/:id/inquiries',
  who: ['treasury', 'officer'],
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: payoutShape,
  refusals: ['not-in-this-state'],
})
