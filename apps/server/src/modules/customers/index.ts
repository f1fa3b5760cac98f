export { customerReferences, type CustomerReference } from './records/customer-references.ts'
export { addressLine, comunaName } from './profile/address-line.ts'
export { activateCompany, nameCompany, type ConfirmedCompany } from './records/activate-company.ts'
export {
  endSigningPowers,
  membersByRut,
  powersVersions,
  replaceSigningPowers,
} from './signing-powers/signing-powers.store.ts'
export {
  companySigning,
  signingOf,
  namesOf,
  openSigningFor,
  powerMissing,
  signingRefusal,
  type CompanySigning,
} from './signing-powers/signing.ts'
export { confirmIdentity, lockRutOwner } from './records/confirm-identity.ts'
export { confirmationOf, hasEnhancedDiligence, setCustomerRisk } from './records/customer-risk.ts'
export { confirmProfile } from './profile/confirm-profile.ts'
export { createCustomer, type NewCustomer } from './records/create-customer.ts'
export { rutOf, type Customer, type CustomerLevel, type CustomerStatus } from './records/customer.ts'
export {
  customerFor,
  customerIdOf,
  customersFor,
  lockCustomer,
  sendingStanding,
} from './records/customers.store.ts'
export {
  companyDueDiligence,
  diligenceTerms,
  dueDiligenceOf,
  personDueDiligence,
  windowMs,
} from './limits/due-diligence.ts'
export { demandOf, evidenceOf, type Passed } from './limits/due-diligence.store.ts'
export { acceptEvidence, requestEvidence, refuseEvidence, submitEvidence } from './limits/funds-evidence.ts'
export { acceptName, recordDocumentName, refuseName } from './names/change-sender-name.ts'
export { dataBlocksOf, isDataBlocked, setDataBlock } from './data-blocks/data-blocks.store.ts'
export { askEap, eapConfirmation } from './eap/eap.ts'
export { staffEapHandlers } from './eap/eap.staff.ts'
export { asWritten, nameChecks } from './names/name-checks.ts'
export {
  replaceNameVerdict,
  scheduleNameScreening,
  setNameVerdict,
  leaseDueNames,
} from './names/name-screening.store.ts'
export { eapHandlers } from './eap/eap.customer.ts'
export { senderNameHandlers } from './names/sender-name.customer.ts'
export { senderName } from './names/sender-name-rule.ts'
export {
  lockNameRequest,
  namesFor,
  nameRequestFor,
  nameRequestOrders,
  waitingNameRequests,
  type NameRequest,
} from './names/sender-names.store.ts'
export { promisedBy, promisedDays } from './records/file-clock.ts'
export { measuredSince, usualHours, waitedMinutes, type Measured } from './records/usual-time.ts'
export { lockRut, setIdentity, setRefused } from './records/identity.store.ts'
export { beginClosure, completeClosure, keptUntil, withdrawClosure } from './closures/change-closure.ts'
export { closing, closureOf, exitsDue, leavingAmong } from './closures/closures.store.ts'
export type { Closure } from './closures/closure.ts'
export { relationshipTerms } from './restrictions/restriction-rules.ts'
export { lockRestrictionInForce } from './restrictions/restrictions.store.ts'
export { customerEvents } from './events.ts'
export { decideRestriction } from './restrictions/decide-restriction.ts'
export { restrictionAction } from './restrictions/propose-restriction.ts'
export { restrictionFor, restrictionsOf } from './restrictions/restrictions.store.ts'
export { restrictionViews } from './restrictions/restriction-view.ts'
export { staffRestrictionHandlers } from './restrictions/restrictions.staff.ts'
export { customerJobs } from './customers.jobs.ts'
export { staffCustomerHandlers } from './customers.staff.ts'
export { limitHandlers } from './limits/limits.customer.ts'
export { levelAbove, limitsFor, type Limits } from './limits/limits.ts'
export { memberInvitationHandlers } from './members/member-invitations.customer.ts'
export { stateOf as invitationState } from './members/member-invitation.ts'
export { invitationsOf, invitationToMail, invitationWasMailed } from './members/member-invitations.store.ts'
export { memberHandlers } from './members/members.customer.ts'
export { nameQuery, rutPartQuery } from './names/name-index.ts'
export { noteViews } from './notes/note-view.ts'
export { notesOf } from './notes/notes.store.ts'
export { givenNamesOf, initialsOf } from './profile/name-parts.ts'
export { isOnlySigns, oneLine } from './profile/one-line.ts'
export { seedAddress } from './profile/seed-address.ts'
export { lacksEmployer, occupationName } from './profile/occupations.ts'
export { annualRules, profileRules } from './profile/profile-rules.ts'
export { profileHandlers } from './profile/profile.customer.ts'
export { profileFor } from './profile/profiles.store.ts'
export type { Profile } from './profile/profile.ts'
export { raiseLevel } from './records/raise-level.ts'
export { saveProfile } from './profile/save-profile.ts'
export { customersEncrypted, customersPersonal } from './encrypted-columns.ts'
export { customersIndexed } from './indexed-tables.ts'
export { closedRefusal, sendingGate, stopRefusal } from './records/sending-gate.ts'
export { actingKind, namesAndRuts, sessionCustomers } from './members/session-customers.ts'
export { audiencesFor } from './notes/write-note.ts'
