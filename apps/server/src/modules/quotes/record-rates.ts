import { isCurrency, parseRate } from '@puente/money'
import type { FeedRate } from '../../partners/rates.ts'
import type { Work } from '../../platform/work.ts'
import { quoteRules } from './quote-rules.ts'
import { isAccepted } from './rate-guard.ts'
import { guardOf, insertRate, lockRates } from './rates.store.ts'

/**
 * Stores the readings of the feed, each accepted or not by the guard. Returns the number of new ones. Ignores invalid
 * readings. A stored reading never changes: an unconfirmed one stays so, and a later one is accepted.
 */
export async function recordRates(work: Work, feedRates: readonly FeedRate[]): Promise<number> {
  const rules = await quoteRules(work)
  await lockRates(work)
  let kept = 0
  for (const { base, mid, asOf: asOfText, source } of feedRates) {
    const rate = isCurrency(base) ? parseRate(base, 'CLP', mid) : undefined
    const asOf = new Date(asOfText)
    if (rate === undefined || Number.isNaN(asOf.getTime())) continue
    const { lastAccepted, held } = await guardOf(work, rate.base)
    const accepted = isAccepted(rules, { rate, asOf }, lastAccepted, held)
    if (await insertRate(work, { rate, asOf, source: source.slice(0, 80), accepted })) kept += 1
  }
  return kept
}
