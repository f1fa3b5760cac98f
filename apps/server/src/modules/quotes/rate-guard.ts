import { jumpsOver, type Rate } from '@puente/money'
import type { QuoteRules } from './quote-rules.ts'

/** One reading of a mid-market rate: CLP for one unit of its base currency. */
export interface Reading {
  readonly rate: Rate
  readonly asOf: Date
}

const MINUTE_MS = 60_000

/**
 * Whether a new reading may be used at once. It may within the guard of the last accepted rate. After a jump it may
 * once readings have stayed near the new level for `confirmedAfterMinutes`, which excludes errors of the feed. `held`
 * are the unconfirmed readings since the last accepted one, newest first.
 */
export function isAccepted(
  rules: Pick<QuoteRules, 'jumpBps' | 'confirmedAfterMinutes'>,
  next: Reading,
  lastAccepted: Reading | undefined,
  held: readonly Reading[],
): boolean {
  if (lastAccepted === undefined) return true
  if (!jumpsOver(lastAccepted.rate, next.rate, rules.jumpBps)) return true
  const elsewhere = held.findIndex((reading) => jumpsOver(reading.rate, next.rate, rules.jumpBps))
  const oldest = (elsewhere < 0 ? held : held.slice(0, elsewhere)).at(-1)
  if (oldest === undefined) return false
  return next.asOf.getTime() - oldest.asOf.getTime() >= rules.confirmedAfterMinutes * MINUTE_MS
}

/** Whether a rate is too old to price with. A rate exactly at the limit is still valid. */
export function isStale(rules: Pick<QuoteRules, 'staleAfterMinutes'>, asOf: Date, now: Date): boolean {
  return now.getTime() - asOf.getTime() > rules.staleAfterMinutes * MINUTE_MS
}
