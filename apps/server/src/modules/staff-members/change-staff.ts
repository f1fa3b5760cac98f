import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { isOfficer } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import {
  closeStaff,
  endStaffSessions,
  lockStaff,
  liftConfirmationWait,
  lockStaffAccount,
  mailDomainFault,
  newPowerConfirmsFrom,
  setStaffDeclined,
  setStaffRole,
  type StaffAccount,
} from '../access/index.ts'
import {
  confirmsFrom,
  decide,
  liftProposalWait,
  lockProposals,
  openApprovals,
  propose,
  type Approval,
} from '../approvals/index.ts'
import { invite, registerAgain } from './invite.ts'
import { changeOf, mayNotChange, STAFF_CHANGE, type StaffChange } from './staff-member.ts'

type ProposeRefusal =
  | 'not-found'
  | 'own-account'
  | 'staff-status'
  | 'last-administrator'
  | 'mail-domain-refused'
  | 'already-proposed'

/** Proposes a change of another person's account. Refuses one's own account. */
export async function proposeStaffChange(
  work: Work,
  staffId: Id<'staff'>,
  change: StaffChange,
  note: string,
): Promise<true | Refusal<ProposeRefusal>> {
  const account = await lockStaffAccount(work, staffId)
  if (account === undefined) return refuse('not-found')
  const mayNot = await mayNotChange(work, account, change)
  if (mayNot !== undefined) return mayNot
  const fault = change.action === 'register-again' ? await mailDomainFault(work, account.email) : undefined
  if (fault !== undefined) return fault
  const proposed = await propose(work, STAFF_CHANGE, staffId, { ...change }, note)
  if (isRefusal(proposed)) return proposed
  await work.audit({ action: 'propose-staff-change', subject: staffId, facts: { ...change } })
  return true
}

/** Proposes that a person whose role is new may confirm immediately. Both people are compliance officers. */
export async function proposeEarlyConfirmation(
  work: Work,
  staffId: Id<'staff'>,
  note: string,
): Promise<
  true | Refusal<'not-found' | 'own-account' | 'staff-status' | 'already-proposed' | 'too-new-to-confirm'>
> {
  const from = confirmsFrom(work)
  if (from !== undefined) return refuse('too-new-to-confirm', { from: from.toISOString() })
  const proposed = await proposeStaffChange(work, staffId, { action: 'confirm-early' }, note)
  if (!isRefusal(proposed)) return true
  const { refused } = proposed
  // An early confirmation neither changes a role nor sends a code.
  if (refused === 'last-administrator' || refused === 'mail-domain-refused')
    throw new Error(`an early confirmation was refused: ${refused}`)
  return { ...proposed, refused }
}

type DecideRefusal =
  | DecisionRefusal
  | 'not-found'
  | 'own-account'
  | 'staff-status'
  | 'last-administrator'
  | 'mail-domain-refused'
  | 'two-officers-needed'
  | 'too-many-codes'

/**
 * Confirms or sends back a change. The affected person may do neither. A confirmed change takes effect immediately; a
 * change of role ends every session of the account.
 */
export async function decideStaffChange(
  work: Work,
  staffId: Id<'staff'>,
  said: Decision,
): Promise<true | Refusal<DecideRefusal>> {
  const account = await lockStaffAccount(work, staffId)
  if (account === undefined) return refuse('not-found')
  const waiting = (await openApprovals(work, STAFF_CHANGE, [staffId])).get(staffId)
  if (waiting === undefined) return refuse('no-proposal')
  const change = changeOf(waiting)
  const confirms = said.decision === 'confirm'
  const mayNot = confirms ? await mayNotChange(work, account, change) : undefined
  if (mayNot !== undefined) return mayNot
  if (change.action === 'confirm-early' && !isOfficer(work.actor)) return refuse('two-officers-needed')
  const decided = await decide(work, STAFF_CHANGE, staffId, said)
  if (isRefusal(decided)) return decided
  if (confirms) return carryOut(work, account, change)
  if (change.action === 'invite') await setStaffDeclined(work, staffId)
  return true
}

async function carryOut(
  work: Work,
  account: StaffAccount,
  change: StaffChange,
): Promise<true | Refusal<'mail-domain-refused' | 'too-many-codes'>> {
  switch (change.action) {
    case 'invite':
    case 'invite-again':
      return invite(work, account)
    case 'register-again':
      return registerAgain(work, account)
    case 'confirm-early':
      await liftConfirmationWait(work, account.id)
      await liftProposalWait(work, account.id)
      return true
    case 'close':
      await closeStaff(work, account.id)
      return true
    case 'role':
      await setStaffRole(work, account.id, change.role, await newPowerConfirmsFrom(work))
      await endStaffSessions(work, account.id)
      return true
  }
}

/**
 * Locks another person's open account at once: its sessions end, and its open proposals cannot be confirmed any more. One
 * person decides: until a second one did, a thief could act in it.
 */
export async function lockStaffMember(
  work: Work,
  staffId: Id<'staff'>,
): Promise<true | Refusal<'not-found' | 'own-account' | 'staff-status' | 'last-administrator'>> {
  const account = await lockStaffAccount(work, staffId)
  if (account === undefined) return refuse('not-found')
  if (account.status !== 'active') return refuse('staff-status', { status: account.status })
  const mayNot = await mayNotChange(work, account, { action: 'close' })
  if (mayNot !== undefined) return mayNot
  const sessions = await lockStaff(work, staffId)
  const proposals = await lockProposals(work, staffId)
  await work.audit({ action: 'lock-staff-member', subject: staffId, facts: { sessions, proposals } })
  return true
}

/** Ends the invitation that a withdrawn proposal would have sent. */
export async function declineInvitation(work: Work, approval: Approval): Promise<void> {
  const account = await lockStaffAccount(work, approval.subject)
  if (account !== undefined && changeOf(approval).action === 'invite')
    await setStaffDeclined(work, account.id)
}
