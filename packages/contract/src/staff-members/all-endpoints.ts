import * as members from './staff-endpoints.ts'
import * as rules from './staff-rules.ts'

/** Endpoints about staff accounts, by name. */
export const staffMemberEndpoints = {
  listStaffMembers: members.listStaffMembers,
  getStaffMember: members.getStaffMember,
  inviteStaffMember: members.inviteStaffMember,
  inviteStaffMemberAgain: members.inviteStaffMemberAgain,
  acceptStaffInvitation: members.acceptStaffInvitation,
  proposeStaffChange: members.proposeStaffChange,
  proposeEarlyConfirmation: members.proposeEarlyConfirmation,
  decideStaffChange: members.decideStaffChange,
  endStaffSessions: members.endStaffSessions,
  getStaffRules: rules.getStaffRules,
  proposeStaffRules: rules.proposeStaffRules,
  decideStaffRules: rules.decideStaffRules,
} as const
