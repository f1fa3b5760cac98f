import { isRefusal } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime } from '../../platform/work.ts'
import { forgetViewers, idleCases } from '../assignments/index.ts'
import { releaseIdle } from './case-team.ts'

const BATCH = 100
const HOUR_MS = 3_600_000
/** The default of `idleHours` of the setting `work-clock`. */
const IDLE_HOURS = 4
const actor = { kind: 'system', name: 'release-idle' } as const

/** Releases cases that their assignees do not open any more. Returns how many. */
export async function releaseIdleCases(runtime: Runtime): Promise<number> {
  const { idle, before } = await runtime.work(actor, async (work) => {
    const { data } = await settingInForce(work, settingKind.workClock)
    const since = new Date(work.realNow.getTime() - (data.idleHours ?? IDLE_HOURS) * HOUR_MS)
    return { idle: await idleCases(work, since, BATCH), before: since }
  })
  let released = 0
  for (const on of idle) {
    const done = await runtime.work(actor, (work) => releaseIdle(work, on, before))
    if (!isRefusal(done)) released += 1
  }
  return released
}

/** Jobs of the console. */
export const consoleJobs: readonly Job[] = [
  { name: 'console.release-idle', everyMs: 60_000, round: releaseIdleCases },
  {
    name: 'console.forget-viewers',
    everyMs: 60_000,
    round: (runtime) => runtime.work(actor, (work) => forgetViewers(work, 1000)),
  },
]
