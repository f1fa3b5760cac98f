import { isRefusal, refuse, type BodyOf, type Refusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffMember } from '@puente/contract/staff'
import { handler, readHandler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { endStaffSessions, staffAccountFor, unknownPassword, type PasswordHash } from '../access/index.ts'
import { lockStaffMember, proposeEarlyConfirmation, proposeStaffChange } from './change-staff.ts'
import { proposeAnotherInvitation, proposeInvitation } from './invite.ts'
import { exportedStaff, staffMembers } from './staff-member-export.ts'
import { staffMemberViews, type StaffChange } from './staff-member.ts'

async function viewOf(work: Work, id: string): Promise<StaffMember | Refusal<'not-found'>> {
  const account = await staffAccountFor(work, id)
  const [view] = account === undefined ? [] : await staffMemberViews(work, [account])
  return view ?? refuse('not-found')
}

type AskedChange = Omit<BodyOf<typeof endpoints.proposeStaffChange>, 'note'>

/** The change that a request asks for. Undefined when the new role is missing. */
function changeAsked({ action, role }: AskedChange): StaffChange | undefined {
  if (action !== 'role') return { action }
  return role && { action, role }
}

/** Staff handlers of staff members. */
export const staffMemberHandlers: readonly Handler[] = [
  readHandler(endpoints.listStaffMembers, async (work, { query }) => {
    const page = await pageOf(work, staffMembers, query, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await staffMemberViews(work, rows), ...next }
  }),
  exportHandler(endpoints.exportStaffMembers, (_work, { query: { status } }) =>
    exportOf(exportedStaff, { status }),
  ),
  handler(endpoints.getStaffMember, (work, { params }) => viewOf(work, uuidOf('staff', params.id))),
  preparedHandler(
    endpoints.inviteStaffMember,
    () => unknownPassword(),
    async (work, { body }, password: PasswordHash) => {
      const { note, ...staff } = body
      const id = await proposeInvitation(work, { ...staff, password }, note)
      return isRefusal(id) ? id : viewOf(work, id)
    },
  ),
  handler(endpoints.inviteStaffMemberAgain, async (work, { params, body }) => {
    const proposed = await proposeAnotherInvitation(work, uuidOf('staff', params.id), body.note)
    return isRefusal(proposed) ? proposed : viewOf(work, uuidOf('staff', params.id))
  }),
  handler(endpoints.proposeStaffChange, async (work, { params, body }) => {
    const { note, ...asked } = body
    const change = changeAsked(asked)
    if (change === undefined) return refuse('fields-wrong', {}, [{ at: 'role', fault: 'missing' }])
    const proposed = await proposeStaffChange(work, uuidOf('staff', params.id), change, note)
    return isRefusal(proposed) ? proposed : viewOf(work, uuidOf('staff', params.id))
  }),
  handler(endpoints.proposeEarlyConfirmation, async (work, { params, body }) => {
    const proposed = await proposeEarlyConfirmation(work, uuidOf('staff', params.id), body.note)
    return isRefusal(proposed) ? proposed : viewOf(work, uuidOf('staff', params.id))
  }),
  handler(endpoints.lockStaffMember, async (work, { params }) => {
    const locked = await lockStaffMember(work, uuidOf('staff', params.id))
    return isRefusal(locked) ? locked : viewOf(work, uuidOf('staff', params.id))
  }),
  handler(endpoints.endStaffSessions, async (work, { params }) => {
    const account = await staffAccountFor(work, uuidOf('staff', params.id))
    if (account === undefined) return refuse('not-found')
    const sessions = await endStaffSessions(work, account.id)
    await work.audit({ action: 'end-staff-sessions', subject: account.id, facts: { sessions } })
    return undefined
  }),
]
