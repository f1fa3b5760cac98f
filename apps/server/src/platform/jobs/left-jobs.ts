import { sql } from '@puente/postgres'
import type { Runtime } from '../work.ts'
import type { Job } from './jobs.ts'

/**
 * Lets go of jobs that have been held for a minute, and of the queues that wait for them; answers how many. Handlers take
 * moments: what is held so long was left by a connection that broke while it was being given back, and the library
 * itself would wait four hours. Safe while it does run, for what is carried twice is heard once. Real time, by the
 * database's own clock, which set the mark.
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
