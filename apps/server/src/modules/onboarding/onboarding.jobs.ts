import type { NamesPort } from '../../partners/names.ts'
import type { RegistryPort } from '../../partners/registry.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime } from '../../platform/work.ts'
import { pausedFrom } from '../screening/index.ts'
import { forgetAcceptances } from '../terms/index.ts'
import type { CaseParts } from './case-evidence.ts'
import { wholeFile } from './applications/application.ts'
import { applicationFor } from './applications/applications.store.ts'
import { askAbout } from './applications/ask-registry.ts'
import { companiesAreDue } from './company-files/company-screening.store.ts'
import { applicationsAreDue, leaseDueChecks } from './applications/asks.store.ts'
import { screenApplicants } from './applications/screen-applicants.ts'
import { recordAnswer, recordNoAnswer } from './applications/record-answer.ts'
import { screenDueCompanies } from './company-files/screen-company-files.ts'
import { screenDueNames } from './sender-names/screen-sender-names.ts'
import { deleteExpiredRegistrations } from './registrations/registrations.store.ts'

const BATCH = 10
const SWEPT = 200

const actor = { kind: 'system', name: 'onboarding' } as const

export interface IdentityPorts {
  readonly registry: RegistryPort
  readonly names: NamesPort
}

/**
 * Leases submitted applications, checks them, and records the results. A repeated check is harmless, a repeated result
 * changes nothing.
 */
async function askAboutDue(runtime: Runtime, ports: IdentityPorts, parts: CaseParts): Promise<number> {
  const due = await runtime.work(actor, async (work) => {
    const asks = await leaseDueChecks(work, BATCH)
    return Promise.all(
      asks.map(async (ask) => {
        const application = await applicationFor(work, ask.id)
        if (application === undefined) throw new Error(`application ${ask.id} is gone`)
        return { ask, file: wholeFile(application) }
      }),
    )
  })
  await Promise.all(
    due.map(async ({ ask, file }) => {
      const { registryAnswer, calls } = await askAbout(ports, file)
      await runtime.work(actor, async (work) => {
        if (registryAnswer !== undefined) return recordAnswer(work, ask, registryAnswer, calls, parts)
        await recordPartnerCalls(work, ask.id, calls)
        await recordNoAnswer(work, ask, pausedFrom(work.realNow, ask.asks))
      })
    }),
  )
  return due.length
}

/** Jobs of onboarding: registry checks, screening, and deletion of expired registrations. */
export const onboardingJobs = (ports: IdentityPorts, parts: CaseParts): Job[] => [
  {
    name: 'onboarding.identity',
    everyMs: 200,
    due: applicationsAreDue('submitted'),
    round: (runtime) => askAboutDue(runtime, ports, parts),
  },
  {
    name: 'onboarding.screen-applicants',
    everyMs: 1000,
    due: applicationsAreDue('with-staff'),
    round: (runtime) => screenApplicants(runtime, ports.names),
  },
  {
    name: 'onboarding.screen-companies',
    everyMs: 1000,
    due: companiesAreDue,
    round: (runtime) => screenDueCompanies(runtime, ports.names),
  },
  {
    name: 'onboarding.screen-names',
    everyMs: 1000,
    round: (runtime) => screenDueNames(runtime, ports.names),
  },
  {
    name: 'onboarding.sweep',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work(actor, async (work) => {
        const expired = await deleteExpiredRegistrations(work, SWEPT)
        await forgetAcceptances(work, expired)
        return expired.length
      }),
  },
]
