import { refuse, toWireId } from '@puente/contract'
import { staffEndpoints, type StaffSession } from '@puente/contract/staff'
import { door, preparedDoor, type Door } from '../../platform/http/door.ts'
import type { Work } from '../../platform/work.ts'
import { checkCredentials, type Proven } from './check-credentials.ts'
import { issueSession, sessionLife } from './session.ts'
import { deleteStaffSession, insertStaffSession } from './sessions.store.ts'
import { staffCredentials, staffFor } from './staff.store.ts'
import { tokenHash } from './token.ts'

const { signIn, getSession, signOut } = staffEndpoints

export interface StaffAccess {
  /** True in the sandbox only. Elsewhere a password alone never lets staff in. */
  readonly secondFactorMaySkip: boolean
}

/** The doors through which the operator's staff come and go; nothing of the customers' opens them. */
export const staffAccessDoors = ({ secondFactorMaySkip }: StaffAccess): readonly Door[] => [
  preparedDoor(
    signIn,
    (desk, asked) => checkCredentials(desk, 'staff', asked.body, asked.request, staffCredentials),
    async (work, asked, proven: Proven) => {
      // No second factor can be enrolled or shown yet, so where one is needed nobody passes.
      if (!secondFactorMaySkip) return refuse('second-factor-required')
      const former = tokenHash(asked.request.sessionToken ?? '')
      if (former !== undefined) await deleteStaffSession(work, former)
      const session = issueSession(proven.at)
      await insertStaffSession(work, session, proven.id)
      await work.audit({ action: 'signIn', subject: proven.id })
      asked.setCookie({ token: session.token, maxAgeSeconds: sessionLife.longestMs / 1000 })
      return toSession(work, proven.id)
    },
  ),
  door(getSession, async (work) => {
    if (work.actor.kind !== 'staff') throw new Error('a staff door was opened for someone else')
    return toSession(work, work.actor.staffId)
  }),
  door(signOut, async (work, asked) => {
    asked.setCookie('clear')
    const hash = tokenHash(asked.request.sessionToken ?? '')
    const staffId = hash && (await deleteStaffSession(work, hash))
    if (staffId !== undefined) await work.audit({ action: 'signOut', subject: staffId })
    return undefined
  }),
]

async function toSession(work: Work, staffId: string): Promise<StaffSession> {
  const staff = await staffFor(work, staffId)
  return { staff: { ...staff, id: toWireId('staff', staff.id) } }
}
