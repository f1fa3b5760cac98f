import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { payinSummary } from './staff-payins.ts'
import { payerShape } from './staff-shapes.ts'

/** Who sent payments to the operator, found by one of them: all payments of the same RUT. */
export const payerRecord = z.strictObject({
  /** The payment by which it was opened. */
  id: wireId('payment'),
  payer: payerShape,
  /** The latest payments of the RUT; at most 50. */
  payments: z.array(payinSummary),
  /** The accounts that those came from. */
  accounts: z.array(
    z.strictObject({
      /** The last payment from it, by which its page is opened. */
      paymentId: wireId('payment'),
      bank: text(60, 0),
      ending: text(4, 0),
      payments: z.int(),
      total: moneyShape,
      lastAt: instant,
    }),
  ),
  /** The customers whose orders those paid. */
  customers: z.array(customerReference),
})
export type PayerRecord = z.output<typeof payerRecord>

export const getPayer = endpoint({
  name: 'getPayer',
  summary: 'The payer of a payment, with the other payments of the same RUT; the view is recorded.',
  method: 'GET',
  path: '/api/payers/:id',
  who: ['support', 'treasury', 'officer'],
  params: z.strictObject({ id: wireId('payment') }),
  reply: payerRecord,
  refusals: [],
})
