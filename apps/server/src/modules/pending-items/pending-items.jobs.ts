import type { Job } from '../../platform/jobs/jobs.ts'
import { followClock } from './follow-clock.ts'
import type { PendingRule } from './pending-rule.ts'
import { reconcile } from './reconcile.ts'
import { remindItems } from './remind-items.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Jobs of pending items, for the rules of every kind. */
export const pendingItemJobs = (rules: readonly PendingRule[]): readonly Job[] => [
  { name: 'pending-items.clock', everyMs: MINUTE_MS, round: (runtime) => followClock(runtime, rules) },
  { name: 'pending-items.remind', everyMs: MINUTE_MS, round: remindItems },
  {
    name: 'pending-items.reconcile',
    everyMs: DAY_MS,
    round: async (runtime) => {
      // Changes that only the clock caused since the last run are applied first: they are no faults.
      while ((await followClock(runtime, rules)) > 0) continue
      for (const rule of rules) await reconcile(runtime, rule)
      return 0
    },
  },
]
