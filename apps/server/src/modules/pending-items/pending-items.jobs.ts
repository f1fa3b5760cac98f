import type { Job } from '../../platform/jobs/jobs.ts'
import { followClock } from './follow-clock.ts'
import type { PendingRule } from './pending-rule.ts'
import { reconcile } from './reconcile.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What the worker does for pending items, by the rules of every kind. */
export const pendingItemJobs = (rules: readonly PendingRule[]): readonly Job[] => [
  { name: 'pending-items.clock', everyMs: MINUTE_MS, round: (desk) => followClock(desk, rules) },
  {
    name: 'pending-items.reconcile',
    everyMs: DAY_MS,
    round: async (desk) => {
      // What only the clock has changed since the last minute is owed, and not wrong.
      while ((await followClock(desk, rules)) > 0) continue
      for (const rule of rules) await reconcile(desk, rule)
      return 0
    },
  },
]
