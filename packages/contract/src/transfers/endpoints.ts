import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { priceShape } from '../quotes/endpoints.ts'
import { relationships } from '../recipients/words.ts'
import {
  day,
  instant,
  moneyShape,
  pageOf,
  paging,
  payinAccount,
  someOf,
  text,
  wireId,
  pesos,
  emptyBody,
} from '../shapes.ts'
import { choiceShape, correctionShape, holdShape, notices, recallShape } from './outcomes.ts'
import { fundsSources, publicStates, purposes } from './states.ts'
import { situations } from './situations.ts'
import { refundReasons } from './words.ts'

const id = z.strictObject({ id: wireId('transfer') })

/** One step of the customer's timeline; `estimate` only when one is known. */
export const timelineStep = z.strictObject({
  step: z.enum([
    'ordered',
    'payment-received',
    'checking',
    'on-hold',
    'converted',
    'sent-to-bank',
    'delivered',
    'returned',
    'needs-correction',
    'refunding',
    'refunded',
    'expired',
    'cancelled',
    'stopped',
  ]),
  status: z.enum(['done', 'now', 'next', 'problem']),
  at: z.optional(instant),
  estimatedAt: z.optional(instant),
})

/** How to pay this order, while it waits for its payment. */
export const paymentInstructions = z.strictObject({
  reference: text(20),
  /**
   * Whether a payment funds the order now: an amount is missing, the deadline has not passed, and no choice
   * is open.
   */
  open: z.boolean(),
  deadlineAt: instant,
  /** Present when the deadline is shorter than usual because earlier orders ended unpaid. */
  shortened: z.optional(z.strictObject({ unpaid: z.int() })),
  receivedMinor: pesos,
  remainingMinor: pesos,
  /** The payments that were received for the order, oldest first. */
  payments: z.array(z.strictObject({ amount: moneyShape, at: instant })),
  account: payinAccount,
})

/** A transfer as lists show it. */
export const transferSummary = z.strictObject({
  id: wireId('transfer'),
  state: z.enum(publicStates),
  situation: z.enum(situations),
  recipientName: text(140),
  country: z.string(),
  send: moneyShape,
  receive: moneyShape,
  /** The amount refunded or being refunded, if any. */
  refunded: z.optional(moneyShape),
  createdAt: instant,
})
export type TransferSummaryWire = z.output<typeof transferSummary>

/** The customer's rating of a delivered transfer. */
export const ratingShape = z.strictObject({
  stars: z.int().check(z.gte(1), z.lte(5)),
  comment: z.optional(text(500)),
  ratedAt: instant,
  /** Until when it may be changed; absent afterwards. */
  changeableUntil: z.optional(instant),
})

/** What the recipient answered on the tracking page after the delivery. */
export const recipientAnswer = z.strictObject({
  /** Whether the money is in the account. */
  isReceived: z.boolean(),
  at: instant,
})

/** The recipient of an order: the name, the country, and the last four characters of the account. */
export const orderedRecipient = z.strictObject({
  id: wireId('recipient'),
  name: text(140),
  country: z.string(),
  accountEnding: text(4),
})

/** A transfer: its price, its state, and what the customer may do next. */
export const transferShape = z.strictObject({
  id: wireId('transfer'),
  state: z.enum(publicStates),
  situation: z.enum(situations),
  /** The amount received, less reversed payments and refunds. */
  received: moneyShape,
  price: priceShape,
  recipient: orderedRecipient,
  purpose: z.enum(purposes),
  createdAt: instant,
  timeline: z.array(timelineStep),
  payment: z.optional(paymentInstructions),
  /** During a review: the deadline of the decision. The cause is never given. */
  checkingUntil: z.optional(instant),
  /** When a refund was requested or decided during a review: the transfer will end in a refund. */
  cancelAskedAt: z.optional(instant),
  /** The ordered amounts, when the price changed because the payment was too small or late. */
  orderedAs: z.optional(z.strictObject({ send: moneyShape, receive: moneyShape })),
  choice: z.optional(choiceShape),
  hold: z.optional(holdShape),
  /** A returned payout, and how it may be corrected. */
  correction: z.optional(correctionShape),
  recall: z.optional(recallShape),
  /** True while a recall of the payout may be requested. */
  mayRecall: z.optional(z.boolean()),
  notices: z.optional(z.array(z.enum(notices))),
  refunded: z.optional(moneyShape),
  refundReason: z.optional(z.enum(refundReasons)),
  /** The charge of the recipient's bank, deducted from the refund. */
  refundCharge: z.optional(moneyShape),
  /** The customer's debt, because the bank reversed a payment of this transfer after its money was used. */
  debt: z.optional(moneyShape),
  /** What was paid beyond the order and goes back; `returnedAt` once all of it has arrived. */
  excess: z.optional(z.strictObject({ amount: moneyShape, returnedAt: z.optional(instant) })),
  rating: z.optional(ratingShape),
  /** When the tracking link was created; absent when there is none. */
  trackedSince: z.optional(instant),
  /** What the recipient answered; absent until then. */
  recipientAnswer: z.optional(recipientAnswer),
})
export type TransferWire = z.output<typeof transferShape>

/** What an order is created from. */
export const orderShape = z.strictObject({
  quoteId: wireId('quote'),
  recipientId: wireId('recipient'),
  purpose: z.enum(purposes),
  fundsSource: z.enum(fundsSources),
  relationship: z.enum(relationships),
})

/** The refusals of every order, whether it is created now or waits for signatures. */
export const orderRefusals = [
  'not-found',
  'not-selling',
  'quote-expired',
  'quote-already-used',
  'recipient-of-other-corridor',
  'recipient-just-changed',
  'recipient-incomplete',
  'too-many-open-orders',
  'too-many-orders',
  'too-many-new-recipients',
  'limit-exceeded',
  'amount-above-maximum',
  'quote-only',
  'sending-restricted',
  'account-closing',
  'account-closed',
  'blocked-by-pending-item',
  'payment-reversed',
  'rate-unavailable',
  'signing-power-missing',
] as const

export const createTransfer = endpoint({
  name: 'createTransfer',
  summary: 'Confirms an order at a quote’s price; its payment is then awaited until a deadline.',
  method: 'POST',
  path: '/api/transfers',
  who: 'customer',
  power: 'operate',
  blocks: 'sending',
  idempotent: true,
  body: orderShape,
  reply: transferShape,
  status: 201,
  refusals: [...orderRefusals, 'signatures-needed'],
})

/** Filters for the caller's transfers; an omitted filter matches all. */
export const transferFilter = {
  /** Public states, separated by commas. */
  states: z.optional(someOf(publicStates)),
  /** Days in Santiago, both included. */
  from: z.optional(day),
  to: z.optional(day),
  recipientId: z.optional(wireId('recipient')),
  /** A reference, or an exact amount sent or received, in the usual notation. */
  search: z.optional(text(40)),
}

export const listTransfers = endpoint({
  name: 'listTransfers',
  summary: 'The caller’s transfers, newest first, all or filtered.',
  method: 'GET',
  path: '/api/transfers',
  who: 'customer',
  power: 'read',
  query: z.strictObject({ ...transferFilter, ...paging }),
  reply: pageOf(transferSummary),
  refusals: [],
})

export const getTransfer = endpoint({
  name: 'getTransfer',
  summary: 'One of the caller’s transfers: its situation and next steps.',
  method: 'GET',
  path: '/api/transfers/:id',
  who: 'customer',
  power: 'read',
  owns: 'transfer',
  params: id,
  reply: transferShape,
  refusals: [],
})

export const startPayment = endpoint({
  name: 'startPayment',
  summary: 'Opens a payment of the missing amount at the bank and returns its address.',
  method: 'POST',
  path: '/api/transfers/:id/payments',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: z.strictObject({ url: text(500) }),
  status: 201,
  refusals: ['not-in-this-state', 'bank-unavailable'],
})

export const cancelTransfer = endpoint({
  name: 'cancelTransfer',
  summary:
    'Cancels an order that is not converted yet; received money is refunded, after a review if one is open.',
  method: 'POST',
  path: '/api/transfers/:id/cancellation',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: transferShape,
  refusals: ['not-in-this-state'],
})
