import { isCurrency, type Currency } from './currencies.ts'
import { money, type Money } from './money.ts'

/** Money on the wire: minor units as a decimal string, because JSON numbers are not exact above 2^53. */
export interface MoneyWire {
  readonly amount: string
  readonly currency: string
}

/** The wire form of an amount: canonical decimal minor units and the currency's code. */
export function toWire(amount: Money): MoneyWire {
  return { amount: String(amount.minor), currency: amount.currency }
}

/** The amount of a wire form. Throws on a non-canonical number and on a currency that was not expected. */
export function fromWire(wire: MoneyWire): Money
export function fromWire<C extends Currency>(wire: MoneyWire, expected: C): Money<C>
export function fromWire(wire: MoneyWire, expected?: Currency): Money {
  if (!/^(0|-?[1-9][0-9]{0,18})$/.test(wire.amount)) throw new RangeError('amount is not whole minor units')
  if (!isCurrency(wire.currency)) throw new RangeError(`currency ${wire.currency} is unknown`)
  if (expected !== undefined && wire.currency !== expected) {
    throw new TypeError(`${wire.currency} where ${expected} was expected`)
  }
  return money(BigInt(wire.amount), wire.currency)
}
