import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { compareInstructions, type Compared } from './compare.ts'
import { readGate } from './instructions.store.ts'

const actor = { kind: 'system', name: 'instructions' } as const
/** Interval of the comparison. After a start, every round compares until both lists have been read. */
const EVERY_MS = 60_000
const ROUND_MS = 1000

const isComparing = (work: Work): Promise<boolean> =>
  readGate(work).then(({ state }) => state === 'comparing')

/**
 * Compares both lists while the worker runs, so that a database restored from a backup is detected without a restart.
 */
export function instructionJobs(compared: Compared): Job[] {
  let readAt = -Infinity
  const round = async (runtime: Runtime): Promise<number> => {
    const isDue = runtime.clock.realNow().getTime() - readAt >= EVERY_MS
    if (!isDue && !(await runtime.work(actor, isComparing))) return 0
    readAt = runtime.clock.realNow().getTime()
    await compareInstructions(runtime, compared)
    return 0
  }
  return [{ name: 'instructions.compare', everyMs: ROUND_MS, round }]
}
