import type { Currency } from './currencies.ts'
import { divideToStep, type Rounding } from './rounding.ts'

/** An exact amount: whole minor units of one currency (pesos, cents), within the range of PostgreSQL's int8. */
export interface Money<C extends Currency = Currency> {
  readonly minor: bigint
  readonly currency: C
}

const int8Max = 9_223_372_036_854_775_807n
const int8Min = -9_223_372_036_854_775_808n

/** The largest amount that may be entered, priced or sent on the wire: eighteen digits of minor units. */
export const largestAmountMinor = 999_999_999_999_999_999n

/** An amount from minor units and a currency. Throws outside the range of int8, the type of stored amounts. */
export function money<C extends Currency>(minor: bigint, currency: C): Money<C> {
  if (minor > int8Max || minor < int8Min) throw new RangeError(`amount of ${currency} beyond int8`)
  return { minor, currency }
}

/** The sum of two amounts. Throws when their currencies differ. */
export function add<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSame(a, b)
  return money(a.minor + b.minor, a.currency)
}

/** The first amount minus the second. Throws when their currencies differ. */
export function subtract<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSame(a, b)
  return money(a.minor - b.minor, a.currency)
}

/** The amount with the opposite sign. */
export function negate<C extends Currency>(amount: Money<C>): Money<C> {
  return money(-amount.minor, amount.currency)
}

/** -1, 0 or 1 when the first is less than, equal to or more than the second. Throws when their currencies differ. */
export function compare<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 {
  assertSame(a, b)
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0n
}

/** The sum of all amounts; zero when there are none. Throws when one is in another currency. */
export function sum<C extends Currency>(currency: C, amounts: Iterable<Money<NoInfer<C>>>): Money<C> {
  let total = money(0n, currency)
  for (const amount of amounts) total = add(total, amount)
  return total
}

/** The amount rounded to a multiple of `stepMinor`, for rails that pay no cents: 100 for COP in whole pesos. */
export function roundToPrecision<C extends Currency>(
  amount: Money<C>,
  stepMinor: bigint,
  rounding: Rounding,
): Money<C> {
  return money(divideToStep(amount.minor, 1n, stepMinor, rounding), amount.currency)
}

function assertSame(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not mix`)
}
