import { isRefusal } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime } from '../../platform/work.ts'
import {
  forgetNews,
  forgetViewers,
  idleCases,
  setWatched,
  notify,
  watchedCases,
} from '../assignments/index.ts'
import { releaseIdle } from './cases/case-team.ts'
import { everyCase } from './queue/inbox.ts'
import { openCases } from './queue/inbox.store.ts'

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

/** News are kept for 90 days. */
const NEWS_MS = 90 * 24 * HOUR_MS

/** Notifies who follows a case that it waits no longer, or waits again. Returns how many cases changed. */
export const notifyOfStates = (runtime: Runtime): Promise<number> =>
  runtime.work({ kind: 'system', name: 'case-states' }, async (work) => {
    const watched = await watchedCases(work)
    const open = new Set(
      (await openCases(work, everyCase(), watched)).map(({ kind, subject }) => `${kind} ${subject}`),
    )
    let changed = 0
    for (const { isOpen, ...on } of watched) {
      const isOpenNow = open.has(`${on.kind} ${on.subject}`)
      if (isOpenNow === isOpen) continue
      await notify(work, on, { what: isOpenNow ? 'waits-again' : 'closed' })
      await setWatched(work, on, isOpenNow)
      changed += 1
    }
    return changed
  })

/** Jobs of the console. */
export const consoleJobs: readonly Job[] = [
  { name: 'console.release-idle', everyMs: 60_000, round: releaseIdleCases },
  {
    name: 'console.forget-viewers',
    everyMs: 60_000,
    round: (runtime) => runtime.work(actor, (work) => forgetViewers(work, 1000)),
  },
  { name: 'console.case-states', everyMs: 60_000, round: notifyOfStates },
  {
    name: 'console.forget-news',
    everyMs: 3_600_000,
    round: (runtime) =>
      runtime.work(actor, (work) => forgetNews(work, new Date(work.now.getTime() - NEWS_MS), 1000)),
  },
]
