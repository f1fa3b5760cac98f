import { setTimeout as pause } from 'node:timers/promises'
import { ROOT_CONTEXT } from '@opentelemetry/api'
import { JOB, MOVED } from '../telemetry/idle-rounds.ts'
import { jobFinished, jobSeconds } from '../telemetry/metrics.ts'
import { inSpan } from '../telemetry/tracing.ts'
import type { Runtime } from '../work.ts'
import { createDueCheck } from './due.ts'
import type { Job } from './jobs.ts'

const PAUSE_AFTER_FAILURE_MS = 1000

/**
 * Runs every job in its own loop until `signal` aborts, and a job that leases rows in this many. A failed round is logged
 * and retried later.
 */
export async function runJobs(
  runtime: Runtime,
  jobs: readonly Job[],
  signal: AbortSignal,
  rounds = 1,
): Promise<void> {
  const isDue = createDueCheck(runtime)
  const loops = jobs.flatMap((job) => Array.from({ length: job.leases === true ? rounds : 1 }, () => job))
  await Promise.all(loops.map((job) => loop(runtime, job, isDue, signal)))
}

/** Timers may end slightly before the clock reaches their instant. */
const EARLY_MS = 2

/** The pause until the next multiple of a period, so that jobs of one period have their turn together. */
function untilNext(everyMs: number): number {
  const left = everyMs - (Date.now() % everyMs)
  return left <= EARLY_MS ? left + everyMs : left
}

/** Runs one round in a trace of its own. */
const round = (runtime: Runtime, job: Job): Promise<number> =>
  inSpan(job.name, { parent: ROOT_CONTEXT, attributes: { [JOB]: job.name } }, async (span) => {
    const moved = await job.round(runtime)
    span?.setAttribute(MOVED, moved)
    return moved
  })

async function loop(
  runtime: Runtime,
  job: Job,
  isDue: (job: Job) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  jobFinished(job.name)
  while (!signal.aborted) {
    const finished = jobSeconds.startTimer({ job: job.name })
    let waitMs: number
    try {
      const moved = (await isDue(job)) ? await round(runtime, job) : 0
      waitMs = moved > 0 ? 0 : job.due === undefined ? job.everyMs : untilNext(job.everyMs)
      finished({ outcome: moved > 0 ? 'moved' : 'idle' })
      jobFinished(job.name, waitMs)
    } catch (error) {
      runtime.logger.error({ err: error, job: job.name }, 'job round failed')
      finished({ outcome: 'failed' })
      waitMs = Math.max(job.everyMs, PAUSE_AFTER_FAILURE_MS)
    }
    await pause(waitMs, undefined, { signal }).catch(() => undefined)
  }
}
