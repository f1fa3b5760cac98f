import { sql } from '@puente/postgres'
import type { Runtime } from '../work.ts'
import type { Job } from './jobs.ts'

/**
 * Unlocks jobs that have been locked for a minute, and their queues; returns how many. Handlers take far less than a
 * minute: such a lock was left by a connection that broke while the job was being returned, and the library itself
 * would wait four hours. A job that still runs is safe, because a job delivered twice is handled once. Uses real time
 * of the database's clock, which set the lock.
 */
export async function releaseLeftJobs({ pool }: Pick<Runtime, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(sql`
    with queues as (
      update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where locked_at < now() - interval '1 minute')
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - interval '1 minute'`)
  return rowCount ?? 0
}

export const leftJobs: Job = {
  name: 'queue.left',
  everyMs: 10_000,
  round: async (runtime) => {
    const left = await releaseLeftJobs(runtime)
    if (left > 0) runtime.logger.warn({ left }, 'jobs that nobody gave back are carried again')
    return 0
  },
}
