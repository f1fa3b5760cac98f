import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { instant, moneyShape, pageOf, paging, payinAccount, text, wireId } from '../shapes.ts'
import { debtStatuses, partSources } from './words.ts'

const id = z.strictObject({ id: wireId('receivable') })

/** A customer's debt after the bank reversed a payment. Amount = received + remaining + written off. */
const debtSummary = z.strictObject({
  id: wireId('receivable'),
  status: z.enum(debtStatuses),
  /** The reference to use when paying. The transfer's reference is accepted too. */
  reference: text(20),
  /** The transfer whose payment was reversed, and its recipient. */
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  recipientName: z.optional(text(140)),
  amount: moneyShape,
  received: moneyShape,
  remaining: moneyShape,
  openedAt: instant,
  dueAt: instant,
  closedAt: z.optional(instant),
})
export type DebtSummaryWire = z.output<typeof debtSummary>

/** A debt of the customer: their bank reversed a payment that had been used. */
export const debtShape = z.strictObject({
  ...debtSummary.shape,
  /** The amounts that reduced it, oldest first. */
  parts: z.array(z.strictObject({ source: z.enum(partSources), amount: moneyShape, at: instant })),
  /** The excess, which is refunded to the payer. */
  sentBack: z.optional(moneyShape),
  /** The account to pay into; present while an amount is due. */
  account: z.optional(payinAccount),
})
export type DebtWire = z.output<typeof debtShape>

export const listDebts = endpoint({
  name: 'listDebts',
  summary: 'The customer’s open and closed debts for reversed payments, newest first.',
  method: 'GET',
  path: '/api/debts',
  who: 'customer',
  power: 'read',
  query: z.strictObject(paging),
  reply: pageOf(debtSummary),
  refusals: [],
})

export const getDebt = endpoint({
  name: 'getDebt',
  summary: 'One debt: how to pay it, the amount received and the amount due.',
  method: 'GET',
  path: '/api/debts/:id',
  who: 'customer',
  power: 'read',
  owns: 'debt',
  params: id,
  reply: debtShape,
  refusals: [],
})

export const getDebtReceipt = fileEndpoint({
  name: 'getDebtReceipt',
  summary: 'The receipt of a paid debt, as a PDF with every amount that paid it.',
  method: 'GET',
  path: '/api/debts/:id/receipt',
  who: 'customer',
  power: 'read',
  owns: 'debt',
  params: id,
  stream: 'application/pdf',
  refusals: ['not-in-this-state'],
})
