import { refuse, type FieldFault, type Refusal, type Id } from '@puente/contract'
import type { CompanyDraft } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { customerFor, promisedBy } from '../../customers/index.ts'
import { gapsOf, withRut, type CompanyFile, type Owner, type PersonBehind } from './company-file.ts'
import { companyFileFor, lockCompanyFile, setCompanySubmitted } from './company-files.store.ts'
import { companyRules } from './company-rules.ts'
import { settleCompanyFile } from '../file-rules.ts'
import { readCompanyDraft } from './read-company-draft.ts'
import { draftRules, keepCompanyFile } from './save-company-file.ts'

/** The direct owners and the representatives of a company, as it declared them. */
export interface DeclaredOwners {
  /** Rises whenever a person behind the company changes. */
  readonly version: number
  readonly legalName: string | undefined
  readonly owners: readonly Owner[]
  readonly representatives: readonly PersonBehind[]
}

/** The declared people behind a company, for comparison with its documents; undefined without an application. */
export async function declaredOwners(
  work: Work,
  customerId: Id<'customer'>,
): Promise<DeclaredOwners | undefined> {
  const filed = await companyFileFor(work, customerId)
  if (filed === undefined) return undefined
  const { legalName, owners = [], representatives = [] } = filed.file
  const direct = owners.filter(({ of }) => of === undefined)
  return { version: filed.ownersVersion, legalName, owners: direct, representatives }
}

/** What a company declared, with its confirmed RUT; undefined without an application. */
export async function declaredCompany(
  work: Work,
  customerId: Id<'customer'>,
): Promise<CompanyFile | undefined> {
  const filed = await companyFileFor(work, customerId)
  return filed && withRut(filed.file, (await customerFor(work, customerId)) ?? {})
}

/**
 * Replaces the declared owners, those of owner companies included. New owners have to be screened and approved, so an
 * approved application is submitted again, and a submitted one whose owners changed is screened again. Faults are at 'owners.<n>.<field>'.
 */
export async function correctOwners(
  work: Work,
  customerId: Id<'customer'>,
  owners: NonNullable<CompanyDraft['owners']>,
): Promise<true | Refusal<'not-found' | 'fields-wrong'>> {
  const filed = await lockCompanyFile(work, customerId)
  if (filed === undefined) return refuse('not-found')
  const rules = await companyRules(work)
  // Keeps the declaration of politically exposed persons: it is confirmed with the rest of the data once a year.
  const exposed = [...(filed.file.exposed ?? [])]
  const known = await customerFor(work, customerId)
  const { file, faults } = readCompanyDraft(filed.file, { owners, exposed }, await draftRules(work))
  const gaps: FieldFault[] = gapsOf(withRut(file, known ?? {}), rules).filter(({ at }) =>
    at.startsWith('owners'),
  )
  if (faults.length + gaps.length > 0) return refuse('fields-wrong', {}, [...faults, ...gaps])
  const changed = await keepCompanyFile(work, filed, file)
  if (filed.status === 'approved' || (filed.status === 'submitted' && changed))
    await setCompanySubmitted(work, customerId, await promisedBy(work, 'companyDays'))
  await settleCompanyFile(work, customerId)
  return true
}
