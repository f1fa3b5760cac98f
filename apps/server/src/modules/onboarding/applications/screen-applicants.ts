import type { NamesPort } from '../../../partners/names.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import type { Runtime } from '../../../platform/work.ts'
import { keepScreening, screen } from '../../screening/index.ts'
import { nameOf, wholeFile } from './application.ts'
import { applicationFor } from './applications.store.ts'
import { endScreening, leaseDueScreenings } from './asks.store.ts'

const BATCH = 10
const actor = { kind: 'system', name: 'onboarding' } as const

/**
 * Screens the names of applications that staff decide without a match of the registry, and keeps the results. Lists
 * without an answer are asked again when the lease ends.
 */
export async function screenApplicants(runtime: Runtime, names: NamesPort): Promise<number> {
  const due = await runtime.work(actor, async (work) => {
    const taken = await leaseDueScreenings(work, BATCH)
    return Promise.all(
      taken.map(async (one) => {
        const application = await applicationFor(work, one.id)
        if (application === undefined) throw new Error(`application ${one.id} is gone`)
        return { one, name: nameOf(wholeFile(application)) }
      }),
    )
  })
  await Promise.all(
    due.map(async ({ one, name }) => {
      const { screening, call } = await screen(names, [
        { role: 'customer', kind: 'person', name, country: 'CL' },
      ])
      await runtime.work(actor, async (work) => {
        await recordPartnerCalls(work, one.id, [call])
        if (screening === undefined || !(await endScreening(work, one))) return
        await keepScreening(work, one.id, 'identity', screening)
      })
    }),
  )
  return due.length
}
