export { decideStaffChange, declineInvitation } from './change-staff.ts'
export {
  inviteFirstAdministrator,
  inviteFirstAdministratorAgain,
  registerAdministratorAgain,
  type InvitedAdministrator,
} from './first-administrator.ts'
export { STAFF_CHANGE } from './staff-member.ts'
export { staffMemberHandlers } from './staff-members.staff.ts'
