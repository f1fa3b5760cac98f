import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { diligenceWindows } from '../customers/due-diligence/diligence-words.ts'
import { endpoint } from '../endpoint.ts'
import { orderEvents } from '../figures/staff-words.ts'
import { exportEndpoint, totalsEndpoint } from '../list-files.ts'
import { ledgerJournal } from '../ledger/endpoints.ts'
import { priceShape } from '../quotes/endpoints.ts'
import { day, instant, moneyOrder, moneyShape, pageOf, paging, text, wireId } from '../shapes.ts'
import { recipientAnswer } from './endpoints.ts'
import { choiceShape, correctionShape, holdShape, recallShape, transferActionShape } from './outcomes.ts'
import { staffSignature } from './staff-signatures.ts'
import { actionObstacles, reasonedActions, transferActions } from './words.ts'
import { fundsSources, purposes, transferStates } from './states.ts'

const everyone = ['support', 'analyst', 'officer', 'treasury', 'admin'] as const

/** A transfer as staff lists show it. */
export const staffTransferSummary = z.strictObject({
  id: wireId('transfer'),
  reference: text(20),
  state: z.enum(transferStates),
  customer: customerReference,
  recipientName: text(140),
  country: z.string(),
  send: moneyShape,
  receive: moneyShape,
  createdAt: instant,
  changedAt: instant,
})
export type StaffTransferSummary = z.output<typeof staffTransferSummary>

export const listStaffTransfers = endpoint({
  name: 'listTransfers',
  summary: 'Transfers of all customers, newest first or in another order, filtered or searched.',
  method: 'GET',
  path: '/api/transfers',
  who: everyone,
  query: z.strictObject({
    state: z.optional(z.enum(transferStates)),
    customer: z.optional(wireId('customer')),
    recipient: z.optional(wireId('recipient')),
    /** Only transfers with an open choice of the customer. */
    waiting: z.optional(z.enum(['choice'])),
    /**
     * Only transfers that count against the thresholds of a rolling window: ordered within it, and not ended
     * without money.
     */
    within: z.optional(z.enum(diligenceWindows)),
    /** Only transfers through this corridor, such as `us-usd`. */
    corridor: z.optional(text(40)),
    /** Only transfers with this event between the days; of a payment or delivery only the first counts. */
    happened: z.optional(z.enum(orderEvents)),
    /**
     * Only those that were returned, rejected or refunded for this reason: a `PartnerMeaning`, the reason of a review or
     * why the money went back.
     */
    reason: z.optional(text(60)),
    /** The first day in Santiago of the event, or of the order without one. */
    from: z.optional(day),
    /** The last day, included. */
    to: z.optional(day),
    /** A reference or a transfer id. */
    search: z.optional(text(80)),
    ...moneyOrder,
    ...paging,
  }),
  reply: pageOf(staffTransferSummary),
  refusals: ['fields-wrong'],
})

export const exportStaffTransfers = exportEndpoint({
  name: 'exportTransfers',
  of: listStaffTransfers,
  who: ['officer', 'treasury', 'admin'],
})

export const getTransferTotals = totalsEndpoint({
  name: 'getTransferTotals',
  of: listStaffTransfers,
  who: everyone,
})

/** One call to a partner: the operation, its outcome and its duration. No bodies. */
export const partnerCallShape = z.strictObject({
  partner: text(30),
  operation: text(60),
  outcome: text(60),
  durationMs: z.number(),
  at: instant,
})

/** A transfer as staff see it, with its history, payments, payouts and journals. */
export const staffTransfer = z.strictObject({
  id: wireId('transfer'),
  reference: text(20),
  state: z.enum(transferStates),
  customer: z.strictObject({ id: wireId('customer'), name: text(200), kind: text(20), rut: text(14) }),
  recipient: z.strictObject({
    id: wireId('recipient'),
    name: text(140),
    country: z.string(),
    accountEnding: text(4),
  }),
  /** The recipient before each correction of its data, the oldest first, and until when. */
  formerRecipients: z.array(z.strictObject({ name: text(140), accountEnding: text(4), until: instant })),
  purpose: z.enum(purposes),
  fundsSource: z.enum(fundsSources),
  /** Who signed, the first first, when an order of a company waited for signatures. */
  signatures: z.optional(z.array(staffSignature)),
  price: priceShape,
  /** The quote of this price, with everything that it was computed from. */
  quoteId: wireId('quote'),
  createdAt: instant,
  fundingDeadlineAt: instant,
  /**
   * Every change of state, in the order of occurrence: from, to, the event that caused it, the actor and the
   * time.
   */
  history: z.array(
    z.strictObject({
      sequence: z.number(),
      from: z.optional(z.enum(transferStates)),
      to: z.enum(transferStates),
      event: text(60),
      actor: text(80),
      /** The name of an actor who is a member of staff. */
      actorName: z.optional(text(200)),
      at: instant,
      /** The review that opened or ended with this change; for roles that may read reviews. */
      reviewId: z.optional(wireId('review')),
    }),
  ),
  /** The actions that staff may propose in its current state. */
  possibleActions: z.array(z.enum(transferActions)),
  /** Why it cannot be held, released or cancelled now, for each of these actions that is not possible. */
  obstacles: z.array(z.strictObject({ action: z.enum(reasonedActions), why: z.enum(actionObstacles) })),
  /** The customer's money received for it, less reversals and refunds. */
  received: moneyShape,
  /**
   * Its refunds together: the bank rejected one and it waits for another account, one is under way, or all have
   * reached their account. Absent when nothing is or was refunded.
   */
  refund: z.optional(
    z.strictObject({ state: z.enum(['under-way', 'rejected', 'settled']), amount: moneyShape }),
  ),
  /** Receivables from a rail that paid a payout after rejecting it, when the money had been sent another way. */
  claims: z.array(
    z.strictObject({
      payoutId: wireId('payout'),
      attempt: z.int(),
      amount: moneyShape,
      openedAt: instant,
      dueAt: instant,
      outcome: z.optional(z.enum(['returned', 'delivered', 'written-off'])),
    }),
  ),
  payments: z.array(
    z.strictObject({
      id: wireId('payment'),
      amount: moneyShape,
      status: text(30),
      bank: text(60),
      creditedAt: instant,
    }),
  ),
  payouts: z.array(
    z.strictObject({
      id: wireId('payout'),
      attempt: z.number(),
      status: text(30),
      code: z.optional(text(60)),
      amount: moneyShape,
      createdAt: instant,
    }),
  ),
  choice: z.optional(choiceShape),
  hold: z.optional(holdShape),
  correction: z.optional(z.strictObject({ ...correctionShape.shape, code: text(60) })),
  recall: z.optional(recallShape),
  /** What the recipient answered on the tracking page; absent until then. */
  recipientAnswer: z.optional(recipientAnswer),
  /** Proposals that wait for a second person; for roles that may read them. */
  actions: z.array(transferActionShape),
  /**
   * Each call to a partner about this transfer: the operation, its outcome and its duration. No personal
   * data.
   */
  partnerCalls: z.array(partnerCallShape),
  journals: z.array(ledgerJournal),
})
export type StaffTransfer = z.output<typeof staffTransfer>

export const getStaffTransfer = endpoint({
  name: 'getTransfer',
  summary: 'One transfer with its states, payments, payouts, partner calls and journals.',
  method: 'GET',
  path: '/api/transfers/:id',
  who: everyone,
  params: z.strictObject({ id: wireId('transfer') }),
  reply: staffTransfer,
  refusals: [],
})
