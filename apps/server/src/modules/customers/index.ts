export { addressLine } from './address-line.ts'
export { activateCompany } from './activate-company.ts'
export { setJointPowers } from './company.store.ts'
export { confirmIdentity, holdRut } from './confirm-identity.ts'
export { changeRisk, confirmationOf } from './change-risk.ts'
export { confirmProfile } from './confirm-profile.ts'
export { createCustomer, type NewCustomer } from './create-customer.ts'
export { rutOf, type Address, type Customer, type CustomerLevel, type CustomerStatus } from './customer.ts'
export { customerFor, customerIdOf, customersFor, lockCustomer } from './customers.store.ts'
export {
  companyDueDiligence,
  diligenceTerms,
  dueDiligenceOf,
  personDueDiligence,
  windowMs,
  type DiligenceTerms,
} from './due-diligence.ts'
export { demandOf, evidenceOf, type Demand, type Evidence, type Passed } from './due-diligence.store.ts'
export {
  acceptEvidence,
  demandEvidence,
  refuseEvidence,
  submitEvidence,
  type AcceptedEvidence,
} from './funds-evidence.ts'
export { acceptName, recordDocumentName, refuseName } from './change-sender-name.ts'
export { askEap, eapConfirmation } from './eap.ts'
export { staffEapHandlers } from './eap.staff.ts'
export { asWritten, nameChecks } from './name-checks.ts'
export { screenNameAgainAt, setNameVerdict, takeDueNames } from './name-screening.store.ts'
export { eapHandlers, senderNameHandlers } from './sender-name.customer.ts'
export { senderName } from './sender-name-rule.ts'
export {
  lockNameRequest,
  namesFor,
  nameRequestFor,
  waitingNameRequests,
  type NameRequest,
} from './sender-names.store.ts'
export { promisedBy, promisedDays } from './file-clock.ts'
export { setIdentity, setRefused } from './identity.store.ts'
export { customerJobs } from './customers.jobs.ts'
export { staffCustomerHandlers } from './customers.staff.ts'
export { limitHandlers } from './limits.customer.ts'
export { levelAbove, limitsFor, type Limits } from './limits.ts'
export { memberHandlers } from './members.customer.ts'
export { nameQuery } from './name-index.ts'
export { noteViews } from './note-view.ts'
export { notesOf } from './notes.store.ts'
export { oneLine } from './one-line.ts'
export { plantAddress } from './plant-address.ts'
export { profileRules } from './profile-rules.ts'
export { profileHandlers } from './profile.customer.ts'
export { profileFor } from './profiles.store.ts'
export { saveProfile } from './save-profile.ts'
export { customersSealed } from './sealed.ts'
export { sendingGate } from './sending-gate.ts'
export { actingKind, namesAndRuts, sessionCustomers } from './session-customers.ts'
export { audiencesFor } from './write-note.ts'
