export { accessHandlers, toSession, type CustomerAccess } from './access.customer.ts'
export { accessJobs } from './access.jobs.ts'
export { staffAccessHandlers, type StaffAccess } from './access.staff.ts'
export { issueCode, spendCode, tryCode, type CodePurpose, type RightCode } from './codes.ts'
export { codeToSend, codeWasSent, type CodeToSend } from './codes.store.ts'
export { noNewRecipientsUntil } from './contact.ts'
export { contactChangedAt, contactsOf, formerAddress, type Contact } from './contact.store.ts'
export { contactInformation } from './contact-information.ts'
export { accessEvents } from './events.ts'
export { closeStaff, endStaffSessions } from './close-staff.ts'
export { createStaff, createUser, type NewStaff, type NewUser } from './create-user.ts'
export { emailBounced, markEmailVerified, setEmail, setPhone, setProvenPhone } from './keep-contact.ts'
export { actingMay, namesWithPower } from './powers.ts'
export { deleteMember, lockMembers, membersFor, setMemberRole, type Member } from './members.store.ts'
export { membersOf } from './reach.store.ts'
export { proofMethodsOf } from './factors.ts'
export { mailboxOf } from './code-limits.ts'
export { normalEmail } from './email.ts'
export { knowsBrowserOf } from './devices.ts'
export {
  mailDomainFault,
  proposeStaff,
  sendInvitation,
  unknownPassword,
  type NewStaffRefusal,
} from './invite-staff.ts'
export { presenceOf, type Presence } from './presence.store.ts'
export {
  letConfirm,
  lockAdministrators,
  lockHeadcount,
  lockStaffAccount,
  setInvitedAlone,
  setInvitedByTwo,
  setStaffDeclined,
  setStaffRole,
  staffAccountFor,
  staffAccounts,
  type StaffAccount,
} from './staff-members.store.ts'
export { holderOf } from './holder.ts'
export { openSessionFor, type Visit } from './open-session.ts'
export { hashPassword, type PasswordHash } from './password.ts'
export { passwordFault, type PasswordFault } from './password-rule.ts'
export { relyingPartyAt, type RelyingParty } from './passkeys.ts'
export { normalPhone, phoneFault, phoneRules, type PhoneRules } from './phone.ts'
export { identifyCustomer, identifyStaff } from './session.ts'
export type { ActingCustomer, CustomersOf } from './user.ts'
export { accessSealed } from './sealed.ts'
export { newPowerConfirmsFrom, staffRules } from './staff-rules.ts'
export { staffIdOf, staffNames } from './staff.store.ts'
export { holdsDemoWorld, holdsPeople, markDemoWorld } from './demo-world.store.ts'
export { customerIdsOf, userIdOf } from './users.store.ts'
