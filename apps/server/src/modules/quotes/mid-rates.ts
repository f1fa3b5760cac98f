import { refuse, type Refusal } from '@puente/contract'
import { divide, isCurrency, minorPerUnit, multiplyByRate, money, type Currency } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import { isStale } from './rate-guard.ts'
import { quoteRules } from './quote-rules.ts'
import { newestRates, type KeptRate } from './rates.store.ts'

/**
 * The newest mid-market rate. Refuses without a reading, with an unconfirmed jump, and with a stale reading, because a
 * wrong price is worse than none.
 */
export async function midRateFor(
  work: Work,
  currency: Currency,
): Promise<KeptRate | Refusal<'rate-unavailable'>> {
  const [rules, [newest]] = await Promise.all([quoteRules(work), newestRates(work, [currency])])
  if (newest === undefined || !newest.accepted || isStale(rules, newest.asOf, work.now))
    return refuse('rate-unavailable')
  return newest
}

/**
 * The value of pesos in US cents at the mid-market rate, rounded up, so that limits are never exceeded. The caller
 * stores it; it is not computed again.
 */
export async function usdCentsFor(
  work: Work,
  clpMinor: bigint,
): Promise<bigint | Refusal<'rate-unavailable'>> {
  const usd = await midRateFor(work, 'USD')
  return 'refused' in usd ? usd : usdCentsAt(usd, clpMinor)
}

/** The same conversion at a given rate, rounded up. */
export const usdCentsAt = ({ rate }: KeptRate, clpMinor: bigint): bigint =>
  divide(clpMinor * minorPerUnit('USD') * RATE_SCALE, rate.scaled, 'ceil')

/** The largest amount in pesos worth at most this many US cents at a rate. */
export const clpWithin = ({ rate }: KeptRate, usdCents: bigint): bigint =>
  divide(usdCents * rate.scaled, minorPerUnit('USD') * RATE_SCALE, 'floor')

const RATE_SCALE = 1_000_000_000_000n

/**
 * The value of a foreign amount in CLP at the current mid-market rate, rounded to the nearest peso. Returns
 * `otherwiseMinor` without a usable rate, so that refunds never wait for the rate feed.
 */
export async function clpWorthFor(
  work: Work,
  currency: string,
  amountMinor: bigint,
  otherwiseMinor: bigint,
): Promise<bigint> {
  if (!isCurrency(currency)) return otherwiseMinor
  const found = await midRateFor(work, currency)
  if ('refused' in found) return otherwiseMinor
  return multiplyByRate(money(amountMinor, found.rate.base), found.rate, 'half-up').minor
}
