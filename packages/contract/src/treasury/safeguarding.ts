import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, day, instant, signedMinorUnits, text } from '../shapes.ts'
import { safeguardingClasses } from './staff-words.ts'

/** The balance of one ledger account in one currency, summed over its owners. */
const safeguardingLine = z.strictObject({
  code: text(60),
  class: z.enum(safeguardingClasses),
  /**
   * A debit balance of money that is held or receivable, otherwise a credit balance, in minor units of the currency of
   * the equation. Negative on the other side.
   */
  balance: signedMinorUnits,
})
export type SafeguardingLineWire = z.output<typeof safeguardingLine>

/** The equation in one currency. Held less owed equals the operator's own money less what is receivable. */
const safeguardingCurrency = z.strictObject({
  currency: currencyCode,
  /** Due to customers: received and not delivered, refunds on their way, and money in suspense. */
  owed: signedMinorUnits,
  /** In the bank accounts that hold money of customers. */
  held: signedMinorUnits,
  /** What customers and partners have to pay back. It counts as neither. */
  receivable: signedMinorUnits,
  /** The operator's own money in the same books: credits less debits of every other account. */
  own: signedMinorUnits,
  /** Held less owed. Below zero, money of customers is missing in this currency. */
  difference: signedMinorUnits,
  /** The accounts with a balance. */
  lines: z.array(safeguardingLine),
})
export type SafeguardingCurrencyWire = z.output<typeof safeguardingCurrency>

/** Money of customers that is due to them beside money that is held for them, by currency, from the ledger. */
export const safeguarding = z.strictObject({
  /** Everything recorded until then counts. */
  at: instant,
  currencies: z.array(safeguardingCurrency),
})
export type SafeguardingWire = z.output<typeof safeguarding>

export const getSafeguarding = endpoint({
  name: 'getSafeguarding',
  summary:
    'What is due to customers beside what is held for them, by currency and ledger account, now or at the end of a day in Santiago.',
  method: 'GET',
  path: '/api/safeguarding',
  who: ['treasury', 'officer', 'admin'],
  query: z.strictObject({
    /** A day in Santiago, not in the future; now when absent. */
    day: z.optional(day),
  }),
  reply: safeguarding,
  refusals: ['fields-wrong'],
})
