import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { decide, openApprovals, propose } from '../approvals/index.ts'
import { activateCompany } from '../customers/index.ts'
import type { CompanyFiled, Returned } from './company-file.ts'
import { lockCompanyFile, setApproved, setSentBack } from './company-files.store.ts'
import { settleCompanyFile } from './file-rules.ts'

/** The action that two people decide together: approving a company whose people the lists know. */
export const COMPANY_FILE_ACTION = 'company-file'

/** A company's file that waits for staff, locked. */
async function lockWaiting(
  work: Work,
  id: string,
): Promise<CompanyFiled | Refusal<'not-found' | 'application-closed'>> {
  const filed = await lockCompanyFile(work, id)
  if (filed === undefined || filed.submission === 0) return refuse('not-found')
  return filed.status === 'submitted' ? filed : refuse('application-closed')
}

/** Approves a file of which the lists know nobody. Where they know someone, a second person has to confirm it. */
export async function approveCompanyFile(
  work: Work,
  id: string,
  note: string,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'screening-pending' | 'already-proposed'>> {
  const filed = await lockWaiting(work, id)
  if (isRefusal(filed)) return filed
  if (filed.verdict === undefined) return refuse('screening-pending')
  if (filed.verdict === 'clear') return approve(work, id)
  const proposed = await propose(work, COMPANY_FILE_ACTION, id, { outcome: 'approve' }, note)
  return isRefusal(proposed) ? proposed : true
}

/** A second person confirms what another proposed, or sends the proposal back. */
export async function decideCompanyFile(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<'not-found' | 'application-closed' | DecisionRefusal>> {
  const filed = await lockWaiting(work, id)
  if (isRefusal(filed)) return filed
  const decided = await decide(work, COMPANY_FILE_ACTION, id, said)
  if (isRefusal(decided)) return decided
  return said.decision === 'send-back' ? true : approve(work, id)
}

/** Gives the file back to the company with what to put right. */
export async function sendBackCompanyFile(
  work: Work,
  id: string,
  returned: readonly Returned[],
): Promise<true | Refusal<'not-found' | 'application-closed' | 'already-proposed'>> {
  const filed = await lockWaiting(work, id)
  if (isRefusal(filed)) return filed
  // What one person proposed is first decided by another.
  if ((await openApprovals(work, COMPANY_FILE_ACTION, [id])).size > 0) return refuse('already-proposed')
  await setSentBack(work, id, returned)
  await settleCompanyFile(work, id)
  const sections = returned.map(({ section }) => section).join(',')
  await work.audit({ action: 'send-back-company-file', subject: id, facts: { sections } })
  return true
}

async function approve(work: Work, id: string): Promise<true> {
  await setApproved(work, id)
  await activateCompany(work, id)
  await settleCompanyFile(work, id)
  await work.audit({ action: 'approve-company-file', subject: id })
  return true
}
