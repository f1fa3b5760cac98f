import type { Job } from '../../platform/jobs/jobs.ts'
import { followClock } from './follow-clock.ts'
import type { PendingRule } from './pending-rule.ts'
import { reconcile } from './reconcile.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What the worker does for pending items, by the rules of every kind. */
export const pendingItemJobs = (rules: readonly PendingRule[]): readonly Job[] => [
  { name: 'pending-items.clock', everyMs: MINUTE_MS, round: (runtime) => followClock(runtime, rules) },
  {
    name: 'pending-items.reconcile',
    everyMs: DAY_MS,
    round: async (runtime) => {
      // What only the clock has changed since the last minute is owed, and not wrong.
      while ((await followClock(runtime, rules)) > 0) continue
      for (const rule of rules) await reconcile(runtime, rule)
      return 0
    },
  },
]
