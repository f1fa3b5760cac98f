import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { priceShape } from '../quotes/endpoints.ts'
import { relationships } from '../recipients/words.ts'
import { instant, minorUnits, moneyShape, pageOf, text, wireId } from '../shapes.ts'
import { fundsSources, publicStates, purposes } from './states.ts'

const id = z.strictObject({ id: wireId('trf') })

/** One point of the customer's timeline; `estimate` only where one is known. */
export const timelineStep = z.strictObject({
  step: z.enum([
    'ordered',
    'payment-received',
    'checking',
    'converted',
    'sent-to-bank',
    'delivered',
    'returned',
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

/** How to pay this order, while it waits for money. */
export const paymentInstructions = z.strictObject({
  reference: text(20),
  deadlineAt: instant,
  receivedMinor: minorUnits,
  remainingMinor: minorUnits,
  account: z.strictObject({
    bank: text(60),
    type: text(40),
    number: text(30),
    holder: text(100),
    rut: text(14),
    email: text(254),
  }),
})

export const transferSummary = z.strictObject({
  id: wireId('trf'),
  state: z.enum(publicStates),
  recipientName: text(140),
  country: z.string(),
  send: moneyShape,
  receive: moneyShape,
  createdAt: instant,
})
export type TransferSummaryWire = z.output<typeof transferSummary>

export const transferShape = z.strictObject({
  id: wireId('trf'),
  state: z.enum(publicStates),
  price: priceShape,
  recipient: z.strictObject({
    id: wireId('rcp'),
    name: text(140),
    country: z.string(),
    accountEnding: text(4),
  }),
  purpose: z.enum(purposes),
  createdAt: instant,
  timeline: z.array(timelineStep),
  payment: z.optional(paymentInstructions),
  /** While a review lasts: by when a person answers. The cause is never said. */
  checkingUntil: z.optional(instant),
  refunded: z.optional(moneyShape),
})
export type TransferWire = z.output<typeof transferShape>

export const createTransfer = endpoint({
  name: 'createTransfer',
  summary: 'Confirms an order at a quote’s price; the money is then awaited until its deadline.',
  method: 'POST',
  path: '/api/transfers',
  who: 'customer',
  blocks: 'sending',
  idempotent: true,
  body: z.strictObject({
    quoteId: wireId('quo'),
    recipientId: wireId('rcp'),
    purpose: z.enum(purposes),
    fundsSource: z.enum(fundsSources),
    relationship: z.enum(relationships),
  }),
  reply: transferShape,
  status: 201,
  refusals: [
    'not-found',
    'quote-expired',
    'quote-already-used',
    'recipient-of-other-corridor',
    'too-many-open-orders',
    'limit-exceeded',
    'amount-above-maximum',
    'quote-only',
    'rate-unavailable',
  ],
})

export const listTransfers = endpoint({
  name: 'listTransfers',
  summary: 'The caller’s transfers, newest first.',
  method: 'GET',
  path: '/api/transfers',
  who: 'customer',
  query: z.strictObject({ after: z.optional(text(200)), limit: z.optional(z.int()) }),
  reply: pageOf(transferSummary),
  refusals: [],
})

export const getTransfer = endpoint({
  name: 'getTransfer',
  summary: 'One of the caller’s transfers: where the money is, and what comes next.',
  method: 'GET',
  path: '/api/transfers/:id',
  who: 'customer',
  owns: 'transfer',
  params: id,
  reply: transferShape,
  refusals: [],
})

export const startPayment = endpoint({
  name: 'startPayment',
  summary: 'Opens a payment of what is still missing at the bank, and says where to go.',
  method: 'POST',
  path: '/api/transfers/:id/payments',
  who: 'customer',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: z.strictObject({}),
  reply: z.strictObject({ url: text(500) }),
  status: 201,
  refusals: ['not-in-this-state', 'bank-unavailable'],
})

export const cancelTransfer = endpoint({
  name: 'cancelTransfer',
  summary: 'Cancels an order that has not begun converting; money that arrived goes back.',
  method: 'POST',
  path: '/api/transfers/:id/cancellation',
  who: 'customer',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: z.strictObject({}),
  reply: transferShape,
  refusals: ['not-in-this-state'],
})
