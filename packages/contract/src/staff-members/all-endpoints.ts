import * as members from './staff-endpoints.ts'

/** Endpoints about staff accounts, by name. */
export const staffMemberEndpoints = {
  listStaffMembers: members.listStaffMembers,
  exportStaffMembers: members.exportStaffMembers,
  getStaffMember: members.getStaffMember,
  inviteStaffMember: members.inviteStaffMember,
  inviteStaffMemberAgain: members.inviteStaffMemberAgain,
  acceptStaffInvitation: members.acceptStaffInvitation,
  proposeStaffChange: members.proposeStaffChange,
  proposeEarlyConfirmation: members.proposeEarlyConfirmation,
  lockStaffMember: members.lockStaffMember,
  endStaffSessions: members.endStaffSessions,
} as const
