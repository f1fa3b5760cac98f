import type { NamesPort } from '../../../partners/names.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { customerIdOf } from '../../customers/index.ts'
import { keepScreening, pausedFrom, screen, type Party } from '../../screening/index.ts'
import { onboardingEvents } from '../events.ts'
import { accountTableOf, type CompanyFile } from './company-file.ts'
import { companyFileFor } from './company-files.store.ts'
import { scheduleScreening, setVerdict, leaseDueCompanies } from './company-screening.store.ts'

const BATCH = 10
const actor = { kind: 'system', name: 'onboarding' } as const

/** The company itself, and every person and company that owns, controls or represents it. */
export const partiesOf = (file: CompanyFile): Party[] => [
  { role: 'customer', kind: 'company', name: file.legalName ?? '', country: 'CL' },
  ...accountTableOf(file).map(({ name, country, ...one }, index): Party => ({
    role: 'customer',
    ref: `person-${index}`,
    kind: 'kind' in one && one.kind === 'company' ? 'company' : 'person',
    name,
    country,
  })),
]

/**
 * Leases submitted applications of companies, screens their people, and records the results. A result counts for its
 * submission only.
 */
export async function screenDueCompanies(runtime: Runtime, names: NamesPort): Promise<number> {
  const due = await runtime.work(actor, async (work) => {
    const taken = await leaseDueCompanies(work, BATCH)
    return Promise.all(
      taken.map(async (one) => ({ one, file: (await companyFileFor(work, one.id))?.file ?? {} })),
    )
  })
  await Promise.all(
    due.map(async ({ one, file }) => {
      const { screening, call } = await screen(names, partiesOf(file))
      await runtime.work(actor, async (work) => {
        await recordPartnerCalls(work, one.id, [call])
        if (screening === undefined)
          return scheduleScreening(work, one, pausedFrom(work.realNow, one.screens))
        if (!(await setVerdict(work, one, screening.verdict))) return
        await keepScreening(work, one.id, 'company-file', screening)
        await work.emit({ name: onboardingEvents.companyScreened, subject: one.id, facts: {} })
        await notifyRutOwner(work, one.id, file)
      })
    }),
  )
  return due.length
}

/**
 * Notifies the customer that has the RUT of a submitted application. The applicant sees no difference, because this
 * happens after their submission was answered.
 */
async function notifyRutOwner(work: Work, id: string, { rut }: CompanyFile): Promise<void> {
  const owner = rut && (await customerIdOf(work, rut))
  if (owner === undefined || owner === id) return
  await work.emit({ name: onboardingEvents.companyRutKnown, subject: owner, facts: {} })
}
