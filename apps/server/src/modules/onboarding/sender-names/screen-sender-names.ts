import type { NamesPort } from '../../../partners/names.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import type { Runtime } from '../../../platform/work.ts'
import { scheduleNameScreening, setNameVerdict, leaseDueNames } from '../../customers/index.ts'
import { keepScreening, pausedFrom, screen } from '../../screening/index.ts'

const BATCH = 10
const actor = { kind: 'system', name: 'onboarding' } as const

/** Leases requested sender names, screens them, and records the results. Staff decide after that. */
export async function screenDueNames(runtime: Runtime, names: NamesPort): Promise<number> {
  const due = await runtime.work(actor, (work) => leaseDueNames(work, BATCH))
  await Promise.all(
    due.map(async ({ id, kind, name, screens }) => {
      const { screening, call } = await screen(names, [{ role: 'customer', kind, name, country: 'CL' }])
      await runtime.work(actor, async (work) => {
        await recordPartnerCalls(work, id, [call])
        if (screening === undefined) return scheduleNameScreening(work, id, pausedFrom(work.realNow, screens))
        if (await setNameVerdict(work, id, screening.verdict))
          await keepScreening(work, id, 'sender-name', screening)
      })
    }),
  )
  return due.length
}
