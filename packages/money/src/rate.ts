import type { Currency } from './currencies.ts'
import { divide, type Rounding } from './rounding.ts'

/** An exchange rate with a direction: `scaled` / 10^12 units of `quote` for one unit of `base`. Above zero. */
export interface Rate<B extends Currency = Currency, Q extends Currency = Currency> {
  readonly base: B
  readonly quote: Q
  readonly scaled: bigint
}

/** Rates have twelve decimals, as their decimal strings on the wire do. */
export const rateScale = 1_000_000_000_000n
const decimals = 12
const largestScaled = 10n ** 24n - 1n

/** Parses a decimal string ('954.051'). Undefined when it is not a rate above zero. */
export function parseRate<B extends Currency, Q extends Currency>(
  base: B,
  quote: Q,
  text: string,
): Rate<B, Q> | undefined {
  const match = /^(0|[1-9][0-9]{0,11})(?:[.]([0-9]{1,12}))?$/.exec(text)
  if (match === null) return undefined
  const scaled = BigInt(`${match[1]}${(match[2] ?? '').padEnd(decimals, '0')}`)
  return scaled === 0n ? undefined : { base, quote, scaled }
}

/** The rate of a trusted decimal string. Throws when it is not a rate above zero. */
export function rate<B extends Currency, Q extends Currency>(base: B, quote: Q, text: string): Rate<B, Q> {
  const parsed = parseRate(base, quote, text)
  if (parsed === undefined) throw new RangeError(`"${text}" is not a rate`)
  return parsed
}

/**
 * The sign between an amount of `from` and the rate that converts it: an amount of the base is multiplied, one of the
 * quote currency is divided.
 */
export const conversionSign = (
  from: string,
  { base }: { readonly base: string; readonly quote: string },
): '×' | '÷' => (from === base ? '×' : '÷')

/** The rate as the shortest decimal string that is exact. */
export function rateValue(rate: Rate): string {
  const digits = String(rate.scaled).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return digits.slice(0, -decimals) + (fraction === '' ? '' : `.${fraction}`)
}

/** The rate rounded to at most this many significant digits. */
export function toSignificant<B extends Currency, Q extends Currency>(
  rate: Rate<B, Q>,
  digits: number,
  rounding: Rounding,
): Rate<B, Q> {
  const excess = String(rate.scaled).length - digits
  if (excess <= 0) return rate
  const step = 10n ** BigInt(excess)
  return checked(rate.base, rate.quote, divide(rate.scaled, step, rounding) * step)
}

/**
 * The rate in the opposite direction with this many significant digits. Throws when twelve decimals cannot hold them.
 */
export function inverse<B extends Currency, Q extends Currency>(
  rate: Rate<B, Q>,
  digits: number,
  rounding: Rounding,
): Rate<Q, B> {
  const one = rateScale * rateScale
  const excess = String(one / rate.scaled).length - digits
  if (excess < 0) throw new RangeError(`the inverse of ${rateValue(rate)} has fewer than ${digits} digits`)
  const step = 10n ** BigInt(excess)
  return checked(rate.quote, rate.base, divide(one, rate.scaled * step, rounding) * step)
}

/** The rate increased by a spread in basis points (decreased when negative). */
export function applyBps<B extends Currency, Q extends Currency>(
  rate: Rate<B, Q>,
  bps: number,
  rounding: Rounding,
): Rate<B, Q> {
  return checked(rate.base, rate.quote, divide(rate.scaled * (10_000n + BigInt(bps)), 10_000n, rounding))
}

/** Whether `next` is more than `bps` basis points above or below `previous`. Exact; false at the limit itself. */
export function jumpsOver<B extends Currency, Q extends Currency>(
  previous: Rate<B, Q>,
  next: Rate<NoInfer<B>, NoInfer<Q>>,
  bps: number,
): boolean {
  assertSameDirection(previous, next)
  const difference = next.scaled - previous.scaled
  return (difference < 0n ? -difference : difference) * 10_000n > previous.scaled * BigInt(bps)
}

/** The distance of `rate` above `reference` (negative: below) in basis points, rounded to the nearest. */
export function bpsOver<B extends Currency, Q extends Currency>(
  reference: Rate<B, Q>,
  rate: Rate<NoInfer<B>, NoInfer<Q>>,
): number {
  assertSameDirection(reference, rate)
  return Number(divide((rate.scaled - reference.scaled) * 10_000n, reference.scaled, 'half-up'))
}

function assertSameDirection(a: Rate, b: Rate): void {
  if (a.base !== b.base || a.quote !== b.quote) {
    throw new TypeError(`${a.base}/${a.quote} and ${b.base}/${b.quote} do not compare`)
  }
}

function checked<B extends Currency, Q extends Currency>(base: B, quote: Q, scaled: bigint): Rate<B, Q> {
  if (scaled < 1n || scaled > largestScaled) throw new RangeError(`rate of ${base}/${quote} out of range`)
  return { base, quote, scaled }
}
