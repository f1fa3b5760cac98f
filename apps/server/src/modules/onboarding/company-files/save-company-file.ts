import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { CompanyDraft } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import { customerFor, nameCompany, promisedBy, setIdentity } from '../../customers/index.ts'
import {
  changedSections,
  withDependent,
  gapsOf,
  isOpenFile,
  withRut,
  type CompanyFile,
  type CompanyApplication,
} from './company-file.ts'
import {
  insertCompanyFile,
  lockCompanyFile,
  setCompanyFile,
  setCompanySubmitted,
} from './company-files.store.ts'
import { acceptedFaults } from './company-parts.ts'
import { reopenParts } from './company-parts.store.ts'
import { peopleGaps, type PeopleOf } from './company-people.ts'
import { companyActivities, companyRules } from './company-rules.ts'
import { onboardingEvents } from '../events.ts'
import { settleCompanyFile } from '../file-rules.ts'
import { applicant } from '../applications/open-application.ts'
import { readCompanyDraft, type DraftRules } from './read-company-draft.ts'
import { comunaFaults } from '../applications/save-application.ts'

/** The acting company's application, locked; inserted empty when there is none. Refuses for a person. */
async function lockOwnFile(work: Work): Promise<CompanyApplication | Refusal<'not-found'>> {
  const { customerId } = applicant(work)
  const kept = await lockCompanyFile(work, customerId)
  if (kept !== undefined) return kept
  if ((await customerFor(work, customerId))?.kind !== 'company') return refuse('not-found')
  await insertCompanyFile(work, customerId)
  return (await lockCompanyFile(work, customerId)) ?? refuse('not-found')
}

/** Stores the typed values, or nothing when a field has a fault. */
export async function saveCompanyFile(
  work: Work,
  draft: CompanyDraft,
): Promise<true | Refusal<'not-found' | 'fields-wrong' | 'application-closed'>> {
  const filed = await lockOwnFile(work)
  if (isRefusal(filed)) return filed
  if (!isOpenFile(filed)) return refuse('application-closed')
  const { file, faults } = readCompanyDraft(filed.file, draft, await draftRules(work))
  const typedComuna = draft.address?.comuna !== undefined
  const all = [
    ...faults,
    ...(typedComuna ? await comunaFaults(work, file) : []),
    ...(await acceptedFaults(work, filed, draft, file)),
  ]
  if (all.length > 0) return refuse('fields-wrong', {}, all)
  await keepCompanyFile(work, filed, file)
  if (file.legalName !== undefined && file.legalName !== filed.file.legalName)
    await nameCompany(work, filed.id, file.legalName)
  await settleCompanyFile(work, filed.id)
  return true
}

/** What typed values are compared with now. */
export const draftRules = async (work: Work): Promise<DraftRules> => ({
  types: (await companyRules(work)).types,
  activities: await companyActivities(work),
  today: inSantiago(work.now).day,
})

/** Stores a company's application. Emits `ownersChanged`, and returns true, when a person behind the company changed. */
export async function keepCompanyFile(
  work: Work,
  filed: CompanyApplication,
  next: CompanyFile,
): Promise<boolean> {
  const people = ({ representatives, owners }: CompanyFile) => JSON.stringify([representatives, owners])
  const changed = people(filed.file) !== people(next)
  await setCompanyFile(work, filed.id, next, filed.ownersVersion + (changed ? 1 : 0))
  await reopenParts(work, filed.id, withDependent(changedSections(filed.file, next)))
  if (changed) await work.emit({ name: onboardingEvents.ownersChanged, subject: filed.id, facts: {} })
  return changed
}

/** Submits a complete application. Idempotent. */
export async function submitCompanyFile(
  work: Work,
  peopleOf: PeopleOf,
): Promise<true | Refusal<'not-found' | 'application-incomplete'>> {
  const filed = await lockOwnFile(work)
  if (isRefusal(filed)) return filed
  if (!isOpenFile(filed)) return true
  const file = withRut(filed.file, (await customerFor(work, filed.id)) ?? {})
  const gaps = [
    ...gapsOf(file, await companyRules(work)),
    ...(await comunaFaults(work, file)),
    ...peopleGaps(await peopleOf(work, filed.id, file)),
  ]
  if (gaps.length > 0) return refuse('application-incomplete', {}, gaps)
  await setCompanySubmitted(work, filed.id, await promisedBy(work, 'companyDays'))
  await setIdentity(work, filed.id, 'submitted')
  await settleCompanyFile(work, filed.id)
  return true
}
