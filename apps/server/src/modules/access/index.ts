export { accessHandlers, toSession } from './access.customer.ts'
export { accessJobs } from './access.jobs.ts'
export { staffAccessHandlers } from './access.staff.ts'
export {
  issueCode,
  issueUnsentInvitation,
  spendCode,
  tryCode,
  type CodePurpose,
  type RightCode,
} from './contacts/codes.ts'
export { codeToSend, codeWasSent } from './contacts/codes.store.ts'
export { noNewRecipientsUntil, putContactInForce } from './contacts/contact.ts'
export { contactChangedAt, contactsOf, formerAddress } from './contacts/contact.store.ts'
export {
  deleteProposedContact,
  keepProposedContact,
  proposedContact,
} from './contacts/proposed-contact.store.ts'
export { contactFor, endSecondFactors, replaceContact } from './contacts/lost-access.ts'
export { contactInformation } from './contacts/contact-information.ts'
export { accessEvents } from './events.ts'
export { closeStaff, endStaffProofs, endStaffSessions, lockStaff } from './people/close-staff.ts'
export { createStaff, createUser } from './people/create-user.ts'
export {
  emailBounced,
  markEmailVerified,
  setEmail,
  setPhone,
  setProvenPhone,
} from './contacts/keep-contact.ts'
export { actingMay, namesWithPower } from './people/powers.ts'
export {
  deleteMember,
  insertMember,
  lockMembers,
  membersFor,
  setMemberRole,
  type Member,
} from './people/members.store.ts'
export { membersOf } from './contacts/reach.store.ts'
export { proofMethodsOf } from './factors/factors.ts'
export { mailboxOf } from './contacts/code-limits.ts'
export { normalEmail, parseEmail } from './contacts/email.ts'
export { maskedEmail } from './contacts/mask.ts'
export { linkTokenHash, newLinkToken } from './sign-in/token.ts'
export { knownBrowser, knowsBrowserOf } from './factors/devices.ts'
export {
  mailDomainFault,
  proposeStaff,
  sendInvitation,
  unknownPassword,
  type NewStaffRefusal,
} from './people/invite-staff.ts'
export {
  membershipsOf,
  othersInBrowser,
  sessionsOfDevice,
  userDevice,
  type UserDevice,
} from './sign-in/user-presence.store.ts'
export { devicesOfUser } from './factors/devices.ts'
export { presenceOf } from './sign-in/presence.store.ts'
export {
  liftConfirmationWait,
  lockAdministrators,
  lockHeadcount,
  lockStaffAccount,
  setInvitedAlone,
  setInvitedByTwo,
  setStaffDeclined,
  setStaffRole,
  staffAccountFor,
  everyStaffAccount,
  staffAccounts,
  type StaffAccount,
} from './people/staff-members.store.ts'
export { accountOfActor } from './holder.ts'
export { actInSession } from './sign-in/acting-customer.ts'
export { openSessionForNewUser } from './sign-in/open-session.ts'
export { hashPassword, type PasswordHash } from './passwords/password.ts'
export { passwordFault } from './passwords/password-rule.ts'
export { relyingPartyAt } from './factors/passkeys.ts'
export { normalPhone, phoneFault, phoneRules, type PhoneRules } from './contacts/phone.ts'
export { identifyCustomer, identifyStaff, isSignedInFor, isSignedInUser } from './sign-in/session.ts'
export type { ActingCustomer, ActingRestriction, CustomersOf } from './people/user.ts'
export { accessEncrypted, accessPersonal } from './encrypted-columns.ts'
export { accessIndexed, accessIndexedWithoutText } from './indexed-tables.ts'
export { newPowerConfirmsFrom } from './people/staff-rules.ts'
export { staffIdOf, staffInRoles, staffNames, withActorNames } from './people/staff.store.ts'
export {
  hasDemoMark,
  hasAccounts,
  markDemoDatabase,
  newestEmails,
  newestIndexedEmail,
} from './people/demo-world.store.ts'
export { endSessionsFor, suspendAccess } from './people/end-access.ts'
export { customerIdsOf, userIdOf } from './people/users.store.ts'
