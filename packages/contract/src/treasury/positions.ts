import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, day, instant, minorUnits, signedMinorUnits } from '../shapes.ts'
import { bankAccounts } from './staff-words.ts'

/** A bank account of the operator with its floor. */
const positionAccount = z.strictObject({
  code: z.enum(bankAccounts),
  /** What the books have on it, in minor units of the position's currency. */
  balance: signedMinorUnits,
  /** The least that staff want on it, in minor units of the position's currency. */
  floor: minorUnits,
  /** The balance is below its floor or below zero. */
  isLow: z.boolean(),
})
export type PositionAccountWire = z.output<typeof positionAccount>

/** What is expected to leave an account until the end of a banking day, since the banking day before. */
const forecastDay = z.strictObject({
  day,
  /** Payouts of paid orders promised by then, in the account's currency. The first day has those that are late, too. */
  payouts: minorUnits,
  payoutCount: z.int(),
  /** Refunds on their way, and suspense that returns to its source by then, in the account's currency. */
  returns: minorUnits,
  returnCount: z.int(),
  /** What stays on the account, in its currency, if nothing arrives. */
  balance: signedMinorUnits,
  isLow: z.boolean(),
})
export type ForecastDayWire = z.output<typeof forecastDay>

/** The position in one currency, its bank accounts, and what leaves them. */
const currencyPosition = z.strictObject({
  currency: currencyCode,
  /** Bought less sold of this currency. Below zero, more was sold to customers than bought from them. */
  position: signedMinorUnits,
  /** Every bank account in this currency. */
  accounts: z.array(positionAccount),
  /** The next three banking days of the account that pays customers and recipients. Empty without such an account. */
  forecast: z.array(forecastDay),
})
export type CurrencyPositionWire = z.output<typeof currencyPosition>

/** Positions, bank balances with their floors, and what leaves them in the next three banking days. */
export const positions = z.strictObject({
  at: instant,
  currencies: z.array(currencyPosition),
})
export type PositionsWire = z.output<typeof positions>

export const getPositions = endpoint({
  name: 'getPositions',
  summary:
    'The position and the bank balances of each currency with their floors, and what is expected to leave them in the next three banking days.',
  method: 'GET',
  path: '/api/positions',
  who: ['treasury', 'officer', 'admin'],
  reply: positions,
  refusals: [],
})
