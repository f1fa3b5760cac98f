import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, openApprovals, propose, type Approval } from '../../approvals/index.ts'
import {
  activateCompany,
  customerFor,
  hasEnhancedDiligence,
  profileFor,
  setIdentity,
  type ConfirmedCompany,
} from '../../customers/index.ts'
import { localityOf } from '../../localities/index.ts'
import { recordCompanyDecision } from './company-decision.ts'
import { withRut, type CompanyApplication, type CompanyFile, type Returned } from './company-file.ts'
import { peopleIdentified, type CompanyPerson, type PeopleOf } from './company-people.ts'
import { lockCompanyFile, setApproved, setSentBack } from './company-files.store.ts'
import { settleCompanyFile } from '../file-rules.ts'

/** Action of the approvals of a company's application. */
export const COMPANY_FILE_ACTION = 'company-file'

/** Locks a company's application that waits for staff. */
async function lockWaiting(
  work: Work,
  id: string,
): Promise<CompanyApplication | Refusal<'not-found' | 'application-closed'>> {
  const filed = await lockCompanyFile(work, id)
  if (filed === undefined || filed.submission === 0) return refuse('not-found')
  return filed.status === 'submitted' ? filed : refuse('application-closed')
}

/**
 * Whether a second person confirms the approval: there is a screening hit, a person behind the company is politically
 * exposed, or the company's risk has enhanced diligence.
 */
export async function approvalNeedsTwo(
  work: Work,
  { id, file, verdict }: CompanyApplication,
): Promise<boolean> {
  if (verdict === 'hit' || (file.exposed ?? []).length > 0) return true
  const profile = await profileFor(work, id)
  return profile !== undefined && hasEnhancedDiligence(work, profile.risk)
}

/** The persons of an application with the confirmed RUT of its company. */
const peopleNow = async (
  work: Work,
  peopleOf: PeopleOf,
  { id, file }: Pick<CompanyApplication, 'id' | 'file'>,
): Promise<readonly CompanyPerson[]> => peopleOf(work, id, withRut(file, (await customerFor(work, id)) ?? {}))

/** The screened application's persons. Refuses before the screening, and while one of them is not identified. */
async function screenedPeople(
  work: Work,
  peopleOf: PeopleOf,
  { id, file, verdict }: CompanyApplication,
): Promise<readonly CompanyPerson[] | Refusal<'screening-pending' | 'person-not-identified'>> {
  if (verdict === undefined) return refuse('screening-pending')
  const people = await peopleNow(work, peopleOf, { id, file })
  const identified = peopleIdentified(people)
  return isRefusal(identified) ? identified : people
}

/** Approves an application, or proposes the approval where a second person has to confirm it. */
export async function approveCompanyFile(
  work: Work,
  peopleOf: PeopleOf,
  id: string,
  note: string,
): Promise<
  | true
  | Refusal<
      | 'not-found'
      | 'application-closed'
      | 'screening-pending'
      | 'person-not-identified'
      | 'already-proposed'
      | 'rut-has-account'
    >
> {
  const filed = await lockWaiting(work, id)
  if (isRefusal(filed)) return filed
  const people = await screenedPeople(work, peopleOf, filed)
  if (isRefusal(people)) return people
  if (!(await approvalNeedsTwo(work, filed))) return approve(work, filed, { note, people })
  const proposed = await propose(work, COMPANY_FILE_ACTION, id, { outcome: 'approve' }, note)
  return isRefusal(proposed) ? proposed : true
}

type DecideRefusal =
  | 'not-found'
  | 'application-closed'
  | 'screening-pending'
  | 'person-not-identified'
  | DecisionRefusal
  | 'rut-has-account'

/**
 * Confirms another person's proposal, or sends it back. The persons behind the company may have changed since the
 * proposal, and a document may have ended.
 */
export const decideCompanyFile =
  (peopleOf: PeopleOf) =>
  async (work: Work, id: string, said: Decision): Promise<true | Refusal<DecideRefusal>> => {
    const filed = await lockWaiting(work, id)
    if (isRefusal(filed)) return filed
    const people = said.decision === 'confirm' ? await screenedPeople(work, peopleOf, filed) : []
    if (isRefusal(people)) return people
    const decided = await decide(work, COMPANY_FILE_ACTION, id, said)
    if (isRefusal(decided)) return decided
    return said.decision === 'send-back' ? true : approve(work, filed, { proposal: decided, people })
  }

/** Returns the application to the company with the parts to correct. */
export async function sendBackCompanyFile(
  work: Work,
  peopleOf: PeopleOf,
  id: string,
  returned: readonly Returned[],
): Promise<true | Refusal<'not-found' | 'application-closed' | 'already-proposed'>> {
  const filed = await lockWaiting(work, id)
  if (isRefusal(filed)) return filed
  // An open proposal has to be decided by another person first.
  if ((await openApprovals(work, COMPANY_FILE_ACTION, [id])).size > 0) return refuse('already-proposed')
  await setSentBack(work, id, returned)
  await setIdentity(work, id, 'not-confirmed')
  await settleCompanyFile(work, id)
  const customerTexts = returned.map(({ section: code, text }) => ({ code, text }))
  await recordCompanyDecision(work, filed, await peopleNow(work, peopleOf, filed), {
    outcome: 'returned',
    remarks: { customerTexts },
  })
  const sections = returned.map(({ section }) => section).join(',')
  await work.audit({ action: 'send-back-company-file', subject: id, facts: { sections } })
  return true
}

async function approve(
  work: Work,
  filed: CompanyApplication,
  {
    note,
    proposal,
    people,
  }: { readonly note?: string; readonly proposal?: Approval; readonly people: readonly CompanyPerson[] },
): Promise<true | Refusal<'rut-has-account'>> {
  const { id, file } = filed
  const remarks = note === undefined ? {} : { note }
  await recordCompanyDecision(work, filed, people, { outcome: 'approved', proposal, remarks })
  const customer = await customerFor(work, id)
  const active = await activateCompany(work, id, await confirmedBy(work, withRut(file, customer ?? {})))
  if (isRefusal(active)) return active
  await setApproved(work, id)
  await settleCompanyFile(work, id)
  await work.audit({ action: 'approve-company-file', subject: id })
  return true
}

/** The facts that an approval confirms; undefined for an application from before companies stated their RUT. */
async function confirmedBy(
  work: Work,
  { rut, legalName, address }: CompanyFile,
): Promise<ConfirmedCompany | undefined> {
  if (rut === undefined || legalName === undefined) return undefined
  const { street = '', comuna = '', ...more } = address ?? {}
  const locality = await localityOf(work, comuna)
  // The code of a region is the beginning of its comunas' codes, also for a comuna closed since.
  const region = locality?.region.code ?? comuna.slice(0, 2)
  return { rut, legalName, address: { ...more, street, comuna, region } }
}
