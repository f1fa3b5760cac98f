import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { closeStaff, endStaffSessions, lockStaffAccount, setStaffRole } from '../access/index.ts'
import { decide, openApprovals, propose } from '../approvals/index.ts'
import { changeOf, mayNotChange, STAFF_CHANGE, type StaffChange } from './staff-member.ts'

/** Proposes another role for somebody, or that they leave; nobody proposes it of themselves. */
export async function proposeStaffChange(
  work: Work,
  staffId: string,
  change: StaffChange,
  note: string,
): Promise<
  true | Refusal<'not-found' | 'own-account' | 'staff-status' | 'last-administrator' | 'already-proposed'>
> {
  const account = await lockStaffAccount(work, staffId)
  if (account === undefined) return refuse('not-found')
  const mayNot = await mayNotChange(work, account, change)
  if (mayNot !== undefined) return mayNot
  const proposed = await propose(work, STAFF_CHANGE, staffId, { ...change }, note)
  if ('refused' in proposed) return proposed
  await work.audit({ action: 'propose-staff-change', subject: staffId, facts: { ...change } })
  return true
}

/**
 * A second person confirms or sends back; neither of them is the one it is about. What is confirmed holds at once, and
 * every session of the account ends.
 */
export async function decideStaffChange(
  work: Work,
  staffId: string,
  decision: 'confirm' | 'send-back',
): Promise<
  | true
  | Refusal<
      'not-found' | 'no-proposal' | 'same-person' | 'own-account' | 'staff-status' | 'last-administrator'
    >
> {
  const account = await lockStaffAccount(work, staffId)
  if (account === undefined) return refuse('not-found')
  const waiting = (await openApprovals(work, STAFF_CHANGE, [staffId])).get(staffId)
  if (waiting === undefined) return refuse('no-proposal')
  const change = changeOf(waiting)
  const mayNot = decision === 'confirm' ? await mayNotChange(work, account, change) : undefined
  if (mayNot !== undefined) return mayNot
  const decided = await decide(
    work,
    STAFF_CHANGE,
    staffId,
    decision === 'confirm' ? 'confirmed' : 'sent-back',
  )
  if ('refused' in decided) return decided
  await work.audit({
    action: 'decide-staff-change',
    subject: staffId,
    facts: { ...change, decision, proposedBy: decided.proposedBy },
  })
  if (decision === 'send-back') return true
  if (change.action === 'close') await closeStaff(work, staffId)
  else {
    await setStaffRole(work, staffId, change.role)
    await endStaffSessions(work, staffId)
  }
  return true
}
