import { minorPerUnit, type Currency } from './currencies.ts'
import { money, type Money } from './money.ts'
import { rateScale, type Rate } from './rate.ts'
import { divide, type Rounding } from './rounding.ts'

/** Converts an amount of the rate's base currency into its quote currency. Rounds once, to whole minor units. */
export function multiplyByRate<B extends Currency, Q extends Currency>(
  amount: Money<B>,
  rate: Rate<NoInfer<B>, Q>,
  rounding: Rounding,
): Money<Q> {
  if (amount.currency !== rate.base) throw new TypeError(`${amount.currency} times a rate of ${rate.base}`)
  const { quotePart, basePart } = ratioOf(rate)
  return money(divide(amount.minor * quotePart, basePart, rounding), rate.quote)
}

/** Converts an amount of the rate's quote currency into its base currency. Rounds once, to whole minor units. */
export function divideByRate<B extends Currency, Q extends Currency>(
  amount: Money<Q>,
  rate: Rate<B, NoInfer<Q>>,
  rounding: Rounding,
): Money<B> {
  if (amount.currency !== rate.quote) throw new TypeError(`${amount.currency} over a rate in ${rate.quote}`)
  const { quotePart, basePart } = ratioOf(rate)
  return money(divide(amount.minor * basePart, quotePart, rounding), rate.base)
}

/**
 * The rate between minor units as an exact ratio: minor units of quote = minor units of base × quotePart / basePart.
 */
export function ratioOf(rate: Rate): { readonly quotePart: bigint; readonly basePart: bigint } {
  return {
    quotePart: rate.scaled * minorPerUnit(rate.quote),
    basePart: rateScale * minorPerUnit(rate.base),
  }
}
