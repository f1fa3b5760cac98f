import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, SeenFileWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, officerTookPart, openApprovals, propose, type Approval } from '../../approvals/index.ts'
import {
  activateCompany,
  customerFor,
  setIdentity,
  waitedMinutes,
  type ConfirmedCompany,
} from '../../customers/index.ts'
import { allHold, mayDecideCase, needsOfficer, needsTwo, type EscalatedCase } from '../../decisions/index.ts'
import { caseFiles, filesConfirmed, filesMark, filesSeen, type SeenRefusal } from '../../documents/index.ts'
import { localityOf } from '../../localities/index.ts'
import type { CompanyParts } from '../case-evidence.ts'
import { companyChecks, recordCompanyDecision } from './company-decision.ts'
import {
  withDependent,
  withRut,
  type CompanyApplication,
  type CompanyFile,
  type Returned,
} from './company-file.ts'
import { reopenParts } from './company-parts.store.ts'
import { peopleIdentified } from './company-people.ts'
import { lockCompanyFile, setApproved, setSentBack } from './company-files.store.ts'
import { settleCompanyFile } from '../file-rules.ts'

/** Action of the approvals of a company's application. */
export const COMPANY_FILE_ACTION = 'company-file'

const caseOf = (id: string): EscalatedCase => ({ about: 'company-file', subject: id })

/** Locks a company's application that waits for staff. */
export async function lockWaitingCompany(
  work: Work,
  id: string,
): Promise<CompanyApplication | Refusal<'not-found' | 'application-closed'>> {
  const filed = await lockCompanyFile(work, id)
  if (filed === undefined || filed.submission === 0) return refuse('not-found')
  return filed.status === 'submitted' ? filed : refuse('application-closed')
}

/** Refuses before the screening, and while a person behind the company is not identified. */
async function readyForApproval(
  work: Work,
  { id, file, verdict }: CompanyApplication,
  { peopleOf }: CompanyParts,
): Promise<true | Refusal<'screening-pending' | 'person-not-identified'>> {
  if (verdict === undefined) return refuse('screening-pending')
  return peopleIdentified(await peopleOf(work, id, withRut(file, (await customerFor(work, id)) ?? {})))
}

/** The acceptance of an application: its reason, and the files that were shown. */
export interface Accepted {
  readonly note: string
  readonly seen?: readonly SeenFileWire[] | undefined
}

/**
 * Approves an application, or proposes the approval where a second person has to confirm it. Refuses while a line of the
 * checklist is open.
 */
export async function approveCompanyFile(
  work: Work,
  id: string,
  { note, seen }: Accepted,
  parts: CompanyParts,
): Promise<
  | true
  | SeenRefusal
  | Refusal<
      | 'not-found'
      | 'application-closed'
      | 'screening-pending'
      | 'person-not-identified'
      | 'checks-open'
      | 'case-escalated'
      | 'already-proposed'
      | 'rut-has-account'
    >
> {
  const filed = await lockWaitingCompany(work, id)
  if (isRefusal(filed)) return filed
  const may = await mayDecideCase(work, caseOf(id), 'decide')
  if (isRefusal(may)) return may
  const ready = await readyForApproval(work, filed, parts)
  if (isRefusal(ready)) return ready
  const checks = await companyChecks(work, filed, parts)
  const hold = allHold(checks)
  if (isRefusal(hold)) return hold
  const files = await caseFiles(work, filed.id)
  const read = await filesSeen(work, files, seen)
  if (isRefusal(read)) return read
  if (!needsTwo(checks)) return approve(work, filed, parts, { note })
  const proposal = { outcome: 'approve', files: filesMark(files) }
  const proposed = await propose(work, COMPANY_FILE_ACTION, id, proposal, note)
  return isRefusal(proposed) ? proposed : true
}

/**
 * Confirms another person's proposal, or sends it back. The persons behind the company may have changed since the
 * proposal, and a document may have ended. Refuses to approve a company with a politically exposed person unless the
 * proposer or the confirming person is a compliance officer.
 */
export async function decideCompanyFile(
  work: Work,
  id: string,
  said: Decision,
  parts: CompanyParts,
): Promise<
  | true
  | Refusal<
      | 'not-found'
      | 'application-closed'
      | 'screening-pending'
      | 'person-not-identified'
      | 'checks-open'
      | 'case-escalated'
      | 'officer-needed'
      | DecisionRefusal
      | 'rut-has-account'
    >
  | SeenRefusal
> {
  const filed = await lockWaitingCompany(work, id)
  if (isRefusal(filed)) return filed
  const may = await mayDecideCase(work, caseOf(id), 'confirm')
  if (isRefusal(may)) return may
  if (said.decision === 'confirm') {
    const ready = await readyForApproval(work, filed, parts)
    if (isRefusal(ready)) return ready
  }
  const decided = await decide(work, COMPANY_FILE_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const checks = await companyChecks(work, filed, parts)
  const hold = allHold(checks)
  if (isRefusal(hold)) return hold
  if (needsOfficer(checks) && !officerTookPart(work, decided)) return refuse('officer-needed')
  const read = await filesConfirmed(work, await caseFiles(work, filed.id), decided.proposal)
  return isRefusal(read) ? read : approve(work, filed, parts, { proposal: decided })
}

/** Returns the application to the company with the parts to correct. */
export async function sendBackCompanyFile(
  work: Work,
  id: string,
  returned: readonly Returned[],
  parts: CompanyParts,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'case-escalated' | 'already-proposed'>> {
  const filed = await lockWaitingCompany(work, id)
  if (isRefusal(filed)) return filed
  const may = await mayDecideCase(work, caseOf(id), 'decide')
  if (isRefusal(may)) return may
  // An open proposal has to be decided by another person first.
  if ((await openApprovals(work, COMPANY_FILE_ACTION, [id])).size > 0) return refuse('already-proposed')
  await setSentBack(work, id, returned, await waitedOf(work, filed))
  await reopenParts(work, id, withDependent(returned.map(({ section }) => section)))
  await setIdentity(work, id, 'not-confirmed')
  await settleCompanyFile(work, id)
  const customerTexts = returned.map(({ section: code, text }) => ({ code, text }))
  await recordCompanyDecision(work, filed, { outcome: 'returned', remarks: { customerTexts } }, parts)
  const sections = returned.map(({ section }) => section).join(',')
  await work.audit({ action: 'send-back-company-file', subject: id, facts: { sections } })
  return true
}

/** How long an application waited for its decision. */
const waitedOf = (work: Work, { submittedAt = work.now }: CompanyApplication): Promise<number> =>
  waitedMinutes(work, submittedAt)

async function approve(
  work: Work,
  filed: CompanyApplication,
  parts: CompanyParts,
  { note, proposal }: { readonly note?: string; readonly proposal?: Approval },
): Promise<true | Refusal<'rut-has-account'>> {
  const { id, file } = filed
  const remarks = note === undefined ? {} : { note }
  await recordCompanyDecision(work, filed, { outcome: 'approved', proposal, remarks }, parts)
  const customer = await customerFor(work, id)
  const active = await activateCompany(work, id, await confirmedBy(work, withRut(file, customer ?? {})))
  if (isRefusal(active)) return active
  await setApproved(work, id, await waitedOf(work, filed))
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
