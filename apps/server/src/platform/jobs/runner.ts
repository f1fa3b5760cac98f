import { setTimeout as pause } from 'node:timers/promises'
import { jobSeconds } from '../telemetry/metrics.ts'
import type { Runtime } from '../work.ts'
import type { Job } from './jobs.ts'

const PAUSE_AFTER_FAILURE_MS = 1000

/** Runs every job in its own loop until `signal` aborts. A failed round is logged and retried later. */
export async function runJobs(runtime: Runtime, jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  await Promise.all(jobs.map((job) => loop(runtime, job, signal)))
}

async function loop(runtime: Runtime, job: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const finished = jobSeconds.startTimer({ job: job.name })
    let waitMs = job.everyMs
    try {
      const isDue = (await job.isDue?.(runtime)) ?? true
      const moved = isDue ? await job.round(runtime) : 0
      if (moved > 0) waitMs = 0
      finished({ outcome: moved > 0 ? 'moved' : 'idle' })
    } catch (error) {
      runtime.logger.error({ err: error, job: job.name }, 'job round failed')
      finished({ outcome: 'failed' })
      waitMs = Math.max(job.everyMs, PAUSE_AFTER_FAILURE_MS)
    }
    await pause(waitMs, undefined, { signal }).catch(() => undefined)
  }
}
