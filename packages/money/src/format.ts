import { decimalsOf, exponentOf, type Currency } from './currencies.ts'
import type { Money } from './money.ts'
import { inverse, rateScale, rateValue, toSignificant, type Rate } from './rate.ts'
import { divide } from './rounding.ts'

/**
 * '$1.234.567'; with `code`, '$1.234.567 CLP', for use beside amounts in other currencies. Negative: '-$1.234'. Does
 * not round: an amount converted from another currency is rounded 'up' at its conversion to pesos.
 */
export function formatClp(amount: Money<'CLP'>, { code = false }: { readonly code?: boolean } = {}): string {
  const pesos = amount.minor < 0n ? -amount.minor : amount.minor
  return `${amount.minor < 0n ? '-' : ''}$${grouped(String(pesos))}${code ? ' CLP' : ''}`
}

/**
 * '1.234,50 USD', '491.527 COP': exact, with the code unless `code` is false, and without cents where rails pay none.
 * Pesos as '$1.234', with the code only on request.
 */
export function formatMoney(amount: Money, { code }: { readonly code?: boolean } = {}): string {
  if (isClp(amount)) return formatClp(amount, { code: code ?? false })
  const decimals = decimalsOf(amount.minor, amount.currency)
  const units = amount.minor / 10n ** BigInt(exponentOf(amount.currency) - decimals)
  const number = decimal(String(units < 0n ? -units : units), decimals)
  return `${amount.minor < 0n ? '-' : ''}${number}${(code ?? true) ? ` ${amount.currency}` : ''}`
}

/** '1.234': a count, or a ratio of whole numbers. Rounded up, away from zero, as the specification requires. */
export function formatCount(count: bigint | number, per: bigint | number = 1n): string {
  const rounded = divide(BigInt(count), BigInt(per), 'up')
  return rounded < 0n ? `-${grouped(String(-rounded))}` : grouped(String(rounded))
}

/** '1,59 %' from basis points (159). */
export function formatPercent(bps: bigint | number): string {
  const exact = BigInt(bps)
  return `${exact < 0n ? '-' : ''}${decimal(String(exact < 0n ? -exact : exact), 2)} %`
}

/** '954,051': a rate with six significant digits, including trailing zeros. */
export function formatRate(rate: Rate): string {
  const value = rateValue(toSignificant(rate, 6, 'half-up'))
  const [units = '', fraction = ''] = value.split('.')
  const leading = units === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -units.length
  const decimals = 6 + leading
  if (decimals <= 0) return grouped(units)
  return `${grouped(units)},${fraction.padEnd(decimals, '0')}`
}

/** A rate in pesos, read from both sides: '1 COP = $0,243100' and '$1 = 4,11353 COP'. */
export interface RateBothWays {
  readonly unit: string
  readonly pesos: string
}

/**
 * The pesos for one unit, and the units for $1, or for $1.000 where one unit costs more than a peso. Each has six
 * significant digits, rounded half up; the second is for reading only and never converts an amount.
 */
export function formatRateBothWays(perUnit: Rate<Currency, 'CLP'>): RateBothWays {
  const pesos = perUnit.scaled > rateScale ? 1000n : 1n
  const units = inverse(perUnit, 6, 'half-up')
  return {
    unit: `1 ${perUnit.base} = $${formatRate(perUnit)}`,
    pesos: `$${grouped(String(pesos))} = ${formatRate({ ...units, scaled: units.scaled * pesos })} ${perUnit.base}`,
  }
}

function isClp(amount: Money): amount is Money<'CLP'> {
  return (amount.currency satisfies Currency) === 'CLP'
}

function decimal(minor: string, exponent: number): string {
  if (exponent === 0) return grouped(minor)
  const digits = minor.padStart(exponent + 1, '0')
  return `${grouped(digits.slice(0, -exponent))},${digits.slice(-exponent)}`
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{3})+$)/g, '.')
}
