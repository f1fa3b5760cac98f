import { z } from 'zod/mini'
import { restrictionKinds } from '../customers/restrictions/restriction-words.ts'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { instant, moneyShape, pageOf, paging, text, wireId } from '../shapes.ts'
import { payinSummary } from './staff-payins.ts'
import { payerShape, refundSummary, suspenseSummary } from './staff-shapes.ts'

/** Whose an account is: of a customer with a confirmed identity, of somebody else, or unknown. */
export const accountStandings = ['verified', 'third-party', 'unknown'] as const
export type AccountStanding = (typeof accountStandings)[number]

/** An account that money came from, found by one of its payments. */
export const payerAccount = z.strictObject({
  /** The payment by which it was opened. */
  id: wireId('payment'),
  /** Name and RUT of the holder, as the bank reported them last. */
  payer: payerShape,
  /** The whole number; for treasury and officer only. */
  number: z.optional(text(60, 0)),
  standing: z.enum(accountStandings),
  /** The customer whose confirmed RUT is that of the holder. */
  holder: z.optional(customerReference),
  /** The customers whose orders its payments paid. */
  paidFor: z.array(customerReference),
  /** How many payments came from it, and their sum; `capped` when it has more than are counted. */
  received: z.strictObject({ count: z.int(), total: moneyShape, capped: z.boolean() }),
  firstAt: instant,
  lastAt: instant,
  /** The refunds to it, the latest first; at most 50. */
  refunds: z.array(refundSummary),
  /** Its payments that wait in suspense. */
  suspense: z.array(suspenseSummary),
  /** Restrictions of the holder that stop money; empty when the holder is no customer. */
  blocks: z.array(z.strictObject({ kind: z.enum(restrictionKinds), since: instant })),
})
export type PayerAccount = z.output<typeof payerAccount>

const readers = ['support', 'treasury', 'officer'] as const
const params = z.strictObject({ id: wireId('payment') })

export const getPayerAccount = endpoint({
  name: 'getPayerAccount',
  summary:
    'The account that a payment came from: its holder, what was received from it and refunded to it; the view is recorded.',
  method: 'GET',
  path: '/api/payer-accounts/:id',
  who: readers,
  params,
  reply: payerAccount,
  refusals: [],
})

export const listAccountPayins = endpoint({
  name: 'listAccountPayins',
  summary: 'Every payment from the account of a payment, the latest credited first.',
  method: 'GET',
  path: '/api/payer-accounts/:id/payins',
  who: readers,
  params,
  query: z.strictObject(paging),
  reply: pageOf(payinSummary),
  refusals: [],
})
