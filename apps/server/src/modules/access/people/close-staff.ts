import type { Work } from '../../../platform/work.ts'
import type { AccountId } from '../holder.ts'
import { endSessions } from '../sign-in/account-sessions.store.ts'
import { endPendingSignInsOf } from '../sign-in/pending-sign-ins.store.ts'
import { deleteFactors } from '../factors/factors.store.ts'
import { forgetStaffBrowsers, setStaffClosed, setStaffLocked } from './staff-members.store.ts'

/** Ends every session and every pending sign-in of a member of staff. Returns the number of sessions ended. */
export async function endStaffSessions(work: Work, id: string): Promise<number> {
  const holder: AccountId = { realm: 'staff', id }
  await endPendingSignInsOf(work, holder)
  return endSessions(work, holder)
}

/** Ends every session of a member of staff, and deletes their second factors and known browsers. */
export async function endStaffProofs(work: Work, id: string): Promise<void> {
  await endStaffSessions(work, id)
  await deleteFactors(work, { realm: 'staff', id })
  await forgetStaffBrowsers(work, id)
}

/** Closes the account of a member of staff: no sign-in is possible from now on. Their name stays in past actions. */
export async function closeStaff(work: Work, id: string): Promise<void> {
  await setStaffClosed(work, id)
  await endStaffProofs(work, id)
}

/** Locks the account of a member of staff: no sign-in is possible until they register again. Returns the sessions ended. */
export async function lockStaff(work: Work, id: string): Promise<number> {
  await setStaffLocked(work, id)
  return endStaffSessions(work, id)
}
