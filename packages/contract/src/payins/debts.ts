import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { instant, moneyShape, pageOf, paging, payinAccount, text, wireId } from '../shapes.ts'
import { debtStatuses, partSources } from './words.ts'

const id = z.strictObject({ id: wireId('rcv') })

/** What the customer owes since their bank took a payment back. Amount = received + remaining + what was given up. */
const debtSummary = z.strictObject({
  id: wireId('rcv'),
  status: z.enum(debtStatuses),
  /** What a repayment names; the reference of the transfer is understood too. */
  reference: text(20),
  /** The transfer whose payment was taken back, where there is one, and whom it was for. */
  transferId: z.optional(wireId('trf')),
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

/** Money that the customer owes because their bank reversed a payment. */
export const debtShape = z.strictObject({
  ...debtSummary.shape,
  /** Each sum that reduced it, the first first. */
  parts: z.array(z.strictObject({ source: z.enum(partSources), amount: moneyShape, at: instant })),
  /** What was paid beyond the debt, and goes or went back to where it came from. */
  sentBack: z.optional(moneyShape),
  /** Where to pay; only while something is owed. */
  account: z.optional(payinAccount),
})
export type DebtWire = z.output<typeof debtShape>

export const listDebts = endpoint({
  name: 'listDebts',
  summary: 'What the customer owes or owed over payments that their bank took back, the newest first.',
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
  summary: 'One debt: how to pay it, what was received, and what remains.',
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
  summary: 'The receipt of a debt that is paid, as a PDF with every sum that paid it.',
  method: 'GET',
  path: '/api/debts/:id/receipt',
  who: 'customer',
  power: 'read',
  owns: 'debt',
  params: id,
  stream: 'application/pdf',
  refusals: ['not-in-this-state'],
})
