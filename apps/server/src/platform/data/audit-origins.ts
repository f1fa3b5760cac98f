import { sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import { inForce } from './versioned.ts'

const DAY_MS = 24 * 3_600_000

/** Deletes addresses of the audit trail after the number of days of the setting. The lines stay. */
export const forgetOriginsJob: Job = {
  name: 'audit-origins.forget',
  everyMs: 60 * 60_000,
  round: (desk) =>
    desk.work({ kind: 'system', name: 'audit-origins' }, async (work) => {
      const kept = await inForce<{ readonly keepDays: number }>(work, 'audit-origin', 'default')
      if (kept === undefined) throw new Error('no retention of audit addresses is in force')
      const before = new Date(work.now.getTime() - kept.data.keepDays * DAY_MS)
      return work.tx.run(sql`delete from platform.audit_origin where at < ${before}`)
    }),
}
