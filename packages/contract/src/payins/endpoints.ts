import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { accountTypes } from './words.ts'

const id = z.strictObject({ id: wireId('transfer') })

/** An account in Chile. Its account holder is always the payer. */
export const accountShape = z.strictObject({
  bank: text(60, 3),
  accountType: z.enum(accountTypes),
  accountNumber: z.string().check(z.regex(/^[0-9][0-9-]{2,23}[0-9]$/)),
})

/** A refund that the bank rejected, and the account that the customer gave instead. */
export const refundAccount = z.strictObject({
  /** True while a refund of this transfer waits for another account. */
  needed: z.boolean(),
  amount: z.optional(moneyShape),
  /** The account given last. Two members of staff confirm it before money is sent there. */
  given: z.optional(z.strictObject({ bank: text(60), accountEnding: text(4), at: instant })),
})
export type RefundAccountWire = z.output<typeof refundAccount>

export const getRefundAccount = endpoint({
  name: 'getRefundAccount',
  summary: 'Whether a refund of this transfer needs another account, and the one that was given.',
  method: 'GET',
  path: '/api/transfers/:id/refund-account',
  who: 'customer',
  power: 'read',
  owns: 'transfer',
  params: id,
  reply: refundAccount,
  refusals: [],
})

export const giveRefundAccount = endpoint({
  name: 'giveRefundAccount',
  summary: 'Gives another account of the customer’s own RUT for a refund that the bank rejected.',
  method: 'POST',
  path: '/api/transfers/:id/refund-account',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  stepUp: true,
  idempotent: true,
  params: id,
  body: accountShape,
  reply: refundAccount,
  refusals: ['refund-not-rejected'],
})
