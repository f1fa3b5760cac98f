import type { Work } from '../../platform/work.ts'
import type { Holder } from './holder.ts'
import { endSessions } from './holder-sessions.store.ts'
import { endPendingSignInsOf } from './pending-sign-ins.store.ts'
import { forgetStaffProofs, setStaffClosed } from './staff-members.store.ts'

/** Ends every session of a member of staff, and every sign-in that waits for a second factor. */
export async function endStaffSessions(work: Work, id: string): Promise<number> {
  const holder: Holder = { side: 'staff', id }
  await endPendingSignInsOf(work, holder)
  return endSessions(work, holder)
}

/** Whoever leaves signs in no more, by whatever proof, from this moment on. Their name stays in what they did. */
export async function closeStaff(work: Work, id: string): Promise<void> {
  await setStaffClosed(work, id)
  await endStaffSessions(work, id)
  await forgetStaffProofs(work, id)
}
