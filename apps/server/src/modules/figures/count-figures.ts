import type { Runtime, Work } from '../../platform/work.ts'
import * as store from './count.store.ts'
import { countTallies } from './count-tallies.store.ts'

const actor = { kind: 'system', name: 'figures' } as const
const HOUR_MS = 3_600_000
/** Maximum number of hours in one transaction: a week. */
const STEP_HOURS = 168

const wholeHour = (at: Date): number => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS

/**
 * Counts the hours that are not final, a week at most, and returns 1 when later hours are left. An hour is final one hour after
 * its end, because no transaction runs for an hour. When the clock was set back, the hours since then are counted again.
 */
async function countNext(work: Work): Promise<number> {
  const progress = await store.lockProgress(work)
  if (progress === undefined) return 0
  const now = wholeHour(work.now)
  const began = progress.finalUntil ?? (await store.firstFactAt(work))
  if (began === undefined) return 0
  const from = Math.min(wholeHour(began), now - HOUR_MS)
  const until = Math.min(from + STEP_HOURS * HOUR_MS, now + HOUR_MS)
  await store.countHours(work, new Date(from), new Date(until))
  await countTallies(work, new Date(from), new Date(until))
  await store.keepProgress(work, new Date(Math.min(until, now - HOUR_MS)))
  return until <= now ? 1 : 0
}

/** One bounded round of the count. */
export const countFigures = (runtime: Runtime): Promise<number> => runtime.work(actor, countNext)
