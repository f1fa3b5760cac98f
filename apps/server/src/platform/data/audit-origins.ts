import { settingKind } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import { settingInForce } from './settings.ts'

const DAY_MS = 24 * 3_600_000

/** Deletes addresses of the audit trail after the number of days of the setting. The lines stay. */
export const forgetOriginsJob: Job = {
  name: 'audit-origins.forget',
  everyMs: 60 * 60_000,
  round: (runtime) =>
    runtime.work({ kind: 'system', name: 'audit-origins' }, async (work) => {
      const kept = await settingInForce(work, settingKind.auditOrigin)
      const before = new Date(work.now.getTime() - kept.data.keepDays * DAY_MS)
      return work.tx.run(sql`delete from platform.audit_origin where at < ${before}`)
    }),
}
