import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint, totalsEndpoint } from '../list-files.ts'
import { ledgerJournal } from '../ledger/endpoints.ts'
import { daysAndPage, instant, moneyOrder, moneyShape, pageOf, text, wireId } from '../shapes.ts'
import { refundSummary, suspenseSummary, payerShape } from './staff-shapes.ts'
import { payinReasons, payinStatuses } from './staff-words.ts'

const readers = ['support', 'treasury', 'officer'] as const
const { from, to, after, limit } = daysAndPage

const filter = {
  status: z.optional(z.enum(payinStatuses)),
  /** The range of days on which the bank credited it, in Chile. */
  from,
  to,
  /**
   * The id of a payment (ours or the bank's), a transfer's reference, the payer's RUT, or an exact amount.
   */
  search: z.optional(text(80)),
  ...moneyOrder,
}

/** A received payment, as lists show it. */
export const payinSummary = z.strictObject({
  id: wireId('payment'),
  status: z.enum(payinStatuses),
  why: z.enum(payinReasons),
  amount: moneyShape,
  /** The part that was refunded or is being refunded. */
  refunded: moneyShape,
  /** Empty for a payment booked from a bank statement. */
  bank: text(60, 0),
  /** The bank's id of the payment; begins with `statement:` until the bank reports a payment booked from a statement. */
  bankPaymentId: text(80),
  creditedAt: instant,
  /** The transfer that it pays, or that it names without paying it. */
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
})
export type PayinSummary = z.output<typeof payinSummary>

export const listPayins = endpoint({
  name: 'listPayins',
  summary: 'Payments that the bank reported, the latest credited first or in another order.',
  method: 'GET',
  path: '/api/payins',
  who: readers,
  query: z.strictObject({ ...filter, after, limit }),
  reply: pageOf(payinSummary),
  refusals: [],
})

export const exportPayins = exportEndpoint({
  name: 'exportPayins',
  of: listPayins,
  who: ['treasury', 'officer'],
})

export const getPayinTotals = totalsEndpoint({ name: 'getPayinTotals', of: listPayins, who: readers })

/** A received payment, with its payer, refunds and journals. */
export const payin = z.strictObject({
  ...payinSummary.shape,
  receivedAt: instant,
  /** Name and RUT are complete for treasury and officer, masked for other roles. */
  payer: payerShape,
  /** The payer's message; for treasury and officer only. */
  words: z.optional(text(200, 0)),
  /** The receivable that it paid. */
  receivableId: z.optional(wireId('receivable')),
  /** The receivable that arose because the bank reversed it. */
  owedId: z.optional(wireId('receivable')),
  suspense: z.array(suspenseSummary),
  refunds: z.array(refundSummary),
  journals: z.array(ledgerJournal),
})
export type PayinWire = z.output<typeof payin>

export const getPayin = endpoint({
  name: 'getPayin',
  summary: 'One payment: its payer, its order, its outcome and its journals.',
  method: 'GET',
  path: '/api/payins/:id',
  who: readers,
  params: z.strictObject({ id: wireId('payment') }),
  reply: payin,
  refusals: [],
})
