import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import {
  endStaffProofs,
  lockHeadcount,
  lockStaffAccount,
  mailDomainFault,
  proposeStaff,
  sendInvitation,
  setInvitedAlone,
  setInvitedByTwo,
  type NewStaffRefusal,
  type StaffAccount,
} from '../access/index.ts'
import { propose } from '../approvals/index.ts'
import { STAFF_CHANGE } from './staff-member.ts'

type NewStaff = Parameters<typeof proposeStaff>[1]

/** With at least this many members of staff, two people decide about invitations. */
const worksAlone = async (work: Work): Promise<boolean> => (await lockHeadcount(work)) < 2

/**
 * Proposes an invitation. The only member of staff invites immediately, and first a person who may confirm decisions.
 * Returns the account's id.
 */
export async function proposeInvitation(
  work: Work,
  staff: NewStaff,
  note: string,
): Promise<
  string | Refusal<NewStaffRefusal | 'second-person-first' | 'already-proposed' | 'too-many-codes'>
> {
  const alone = await worksAlone(work)
  if (alone && staff.role !== 'admin' && staff.role !== 'officer') return refuse('second-person-first')
  const id = await proposeStaff(work, staff)
  if (isRefusal(id)) return id
  await work.audit({ action: 'invite-staff-member', subject: id, facts: { role: staff.role } })
  if (!alone) {
    const proposed = await propose(work, STAFF_CHANGE, id, { action: 'invite', role: staff.role }, note)
    return isRefusal(proposed) ? proposed : id
  }
  await setInvitedAlone(work, id)
  const sent = await sendInvitation(work, id, staff.email)
  return isRefusal(sent) ? sent : id
}

/** Proposes to send an invited person another code. The only member of staff sends it immediately. */
export async function proposeAnotherInvitation(
  work: Work,
  id: string,
  note: string,
): Promise<
  true | Refusal<'not-found' | 'staff-status' | 'mail-domain-refused' | 'already-proposed' | 'too-many-codes'>
> {
  const account = await lockStaffAccount(work, id)
  if (account === undefined) return refuse('not-found')
  if (account.status !== 'invited') return refuse('staff-status', { status: account.status })
  const fault = await mailDomainFault(work, account.email)
  if (fault !== undefined) return fault
  if (await worksAlone(work)) {
    const sent = await sendInvitation(work, id, account.email)
    return isRefusal(sent) ? sent : true
  }
  const proposed = await propose(work, STAFF_CHANGE, id, { action: 'invite-again' }, note)
  return isRefusal(proposed) ? proposed : true
}

/**
 * Ends the password and the second factors of an account that is open or locked, and sends a code to set new ones, as two
 * people confirmed. Afterwards the person waits before confirming proposals, as after an invitation.
 */
export async function registerAgain(
  work: Work,
  account: StaffAccount,
): Promise<true | Refusal<'mail-domain-refused' | 'too-many-codes'>> {
  const sent = await invite(work, account)
  if (isRefusal(sent)) return sent
  await endStaffProofs(work, account.id)
  return true
}

/** Sends the invitation that two people confirmed. */
export async function invite(
  work: Work,
  { id, email }: StaffAccount,
): Promise<true | Refusal<'mail-domain-refused' | 'too-many-codes'>> {
  const fault = await mailDomainFault(work, email)
  if (fault !== undefined) return fault
  await setInvitedByTwo(work, id)
  const sent = await sendInvitation(work, id, email)
  return isRefusal(sent) ? sent : true
}
