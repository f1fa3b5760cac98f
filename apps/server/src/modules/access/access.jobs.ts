import type { Job } from '../../platform/jobs/jobs.ts'
import { forgetAttempts } from './attempts.store.ts'
import { sessionLife } from './session.ts'
import { deleteEndedSessions } from './sessions.store.ts'

const DAY_MS = 24 * 3_600_000

/** Deletes what has ended: sessions nobody can use any more, and tries to sign in of days ago. */
export const accessJobs: readonly Job[] = [
  {
    name: 'access.sweep',
    everyMs: 60_000,
    round: async (desk) => {
      const now = desk.clock.realNow()
      await desk.work({ kind: 'system', name: 'access' }, async (work) => {
        await deleteEndedSessions(work, now, new Date(now.getTime() - sessionLife.customerIdleMs))
        await forgetAttempts(work, new Date(now.getTime() - DAY_MS))
      })
      return 0
    },
  },
]
