/* long: one list of every endpoint of the back office, with the names that its web app imports */
import { staffAccess } from './access/endpoints.ts'
import * as approvals from './approvals/staff-endpoints.ts'
import * as assignments from './assignments/staff-endpoints.ts'
import * as audit from './audit/staff-endpoints.ts'
import * as config from './config/endpoints.ts'
import * as console from './console/staff-endpoints.ts'
import * as customerFile from './console/staff-file-endpoint.ts'
import * as timeline from './console/staff-timeline.ts'
import * as users from './access/staff-user-endpoints.ts'
import * as recipients from './recipients/staff-endpoints.ts'
import * as payer from './payins/staff-payer.ts'
import * as payerAccounts from './payins/staff-payer-account.ts'
import * as searching from './console/staff-search.ts'
import * as corridors from './corridors/staff-endpoints.ts'
import * as members from './customers/members/staff-member.ts'
import * as restrictions from './customers/restrictions/staff-restrictions.ts'
import * as customers from './customers/staff-endpoints.ts'
import * as risk from './customers/risk/staff-risk.ts'
import * as dataRights from './data-rights/staff-endpoints.ts'
import * as breaches from './data-rights/staff-breaches.ts'
import * as caseDecisions from './decisions/staff-case-decisions.ts'
import * as decisions from './decisions/staff-endpoints.ts'
import * as escalations from './decisions/staff-escalations.ts'
import * as riskPreview from './customers/risk/staff-risk-preview.ts'
import * as documents from './documents/staff-endpoints.ts'
import * as levels from './requirements/staff-level-endpoints.ts'
import * as selfies from './requirements/staff-selfie-endpoints.ts'
import * as companyDocuments from './requirements/staff-company-endpoints.ts'
import * as diligence from './customers/due-diligence/staff-due-diligence.ts'
import * as requirements from './requirements/staff-endpoints.ts'
import * as eap from './customers/eap/staff-eap.ts'
import * as senderName from './customers/names/staff-sender-name.ts'
import * as instructions from './instructions/staff-endpoints.ts'
import * as rates from './quotes/staff-rates.ts'
import * as readiness from './readiness/staff-endpoints.ts'
import { ledgerEndpoints } from './ledger/staff-endpoints.ts'
import * as notifications from './notifications/staff-endpoints.ts'
import * as reviewComparison from './requirements/staff-comparison.ts'
import * as screenings from './screening/staff-endpoints.ts'
import * as onboarding from './onboarding/staff-endpoints.ts'
import * as companyFiles from './onboarding/staff-company-endpoints.ts'
import * as payins from './payins/staff-endpoints.ts'
import * as receivables from './payins/staff-receivables.ts'
import * as pending from './pending/staff-endpoints.ts'
import * as money from './payins/staff-payins.ts'
import * as payouts from './payouts/staff-endpoints.ts'
import * as returns from './payouts/staff-returns.ts'
import * as retention from './retention/staff-endpoints.ts'
import { reconciliationEndpoints } from './reconciliation/staff-endpoints.ts'
import * as referrals from './referrals/staff-endpoints.ts'
import * as reviews from './reviews/endpoints.ts'
import * as actions from './transfers/staff-actions.ts'
import * as evidence from './evidence/staff-endpoints.ts'
import { staffMemberEndpoints } from './staff-members/all-endpoints.ts'
import * as settingEndpoints from './settings/staff-endpoints.ts'
import * as statements from './statements/staff-endpoints.ts'
import * as taxDocuments from './statements/staff-tax-documents.ts'
import * as support from './support/staff-endpoints.ts'
import * as signatures from './transfers/staff-signatures.ts'
import * as transfers from './transfers/staff-endpoints.ts'
import * as figures from './figures/staff-endpoints.ts'
import { getOrderFigures } from './figures/staff-order-figures.ts'
import { getDecisionFigures, getServiceFigures } from './figures/staff-service-figures.ts'
import { getPositions } from './treasury/positions.ts'
import { getSafeguarding } from './treasury/safeguarding.ts'
import * as treasury from './treasury/staff-endpoints.ts'
import * as listViews from './list-views/staff-endpoints.ts'

/** Every endpoint of the back-office listener (BACKOFFICE_PORT), by name. */
export const staffEndpoints = {
  getHealth: config.getHealth,
  getConfig: config.getConfig,
  ...staffAccess,
  listTransfers: transfers.listStaffTransfers,
  exportTransfers: transfers.exportStaffTransfers,
  getTransferTotals: transfers.getTransferTotals,
  getTransfer: transfers.getStaffTransfer,
  listTransferActions: actions.listTransferActions,
  proposeTransferAction: actions.proposeTransferAction,
  listStuckTransfers: actions.listStuckTransfers,
  exportStuckTransfers: actions.exportStuckTransfers,
  listRates: rates.listRates,
  exportRates: rates.exportRates,
  getRate: rates.getRate,
  getQuoteRecord: rates.getQuoteRecord,
  listCustomerSignatureRequests: signatures.listCustomerSignatureRequests,
  ...ledgerEndpoints,
  ...settingEndpoints,
  rehearseHolidays: corridors.rehearseHolidays,
  previewMessage: notifications.previewMessage,
  getTamperEvidenceState: evidence.getTamperEvidenceState,
  getDayRoot: evidence.getDayRoot,
  getTransferProof: evidence.getTransferProof,
  listApplications: onboarding.listApplications,
  exportApplications: onboarding.exportApplications,
  getApplication: onboarding.getStaffApplication,
  proposeApplication: onboarding.proposeApplication,
  askRegistry: onboarding.askRegistry,
  screenAgain: screenings.screenAgain,
  getComparison: reviewComparison.getComparison,
  getCustomerDueDiligence: diligence.getCustomerDueDiligence,
  decideFundsEvidence: diligence.decideFundsEvidence,
  listCompanyFiles: companyFiles.listCompanyFiles,
  exportCompanyFiles: companyFiles.exportCompanyFiles,
  getCompanyFile: companyFiles.getStaffCompanyFile,
  approveCompanyFile: companyFiles.approveCompanyFile,
  acceptCompanyPart: companyFiles.acceptCompanyPart,
  sendBackCompanyFile: companyFiles.sendBackCompanyFile,
  listReviews: reviews.listReviews,
  exportReviews: reviews.exportReviews,
  getReview: reviews.getReview,
  proposeReview: reviews.proposeReview,
  getReceipt: statements.getStaffReceipt,
  getTaxMonth: taxDocuments.getTaxMonth,
  getTaxGaps: taxDocuments.getTaxGaps,
  listTaxDocuments: taxDocuments.listTaxDocuments,
  exportTaxDocuments: taxDocuments.exportTaxDocuments,
  listThreads: support.listStaffThreads,
  exportThreads: support.exportStaffThreads,
  getThread: support.getStaffThread,
  writeToCustomer: support.writeToCustomer,
  answerThread: support.answerThread,
  closeThread: support.closeThread,
  listPayins: money.listPayins,
  exportPayins: money.exportPayins,
  getPayinTotals: money.getPayinTotals,
  getPayin: money.getPayin,
  listPayouts: payouts.listPayouts,
  exportPayouts: payouts.exportPayouts,
  getPayoutTotals: payouts.getPayoutTotals,
  getPayout: payouts.getPayout,
  makePayoutDue: payouts.makePayoutDue,
  listReturns: returns.listReturns,
  exportReturns: returns.exportReturns,
  getReturn: returns.getReturn,
  listSuspense: payins.listSuspense,
  exportSuspense: payins.exportSuspense,
  getSuspenseTotals: payins.getSuspenseTotals,
  getSuspense: payins.getSuspense,
  proposeSuspense: payins.proposeSuspense,
  listRefunds: payins.listRefunds,
  exportRefunds: payins.exportRefunds,
  getRefundTotals: payins.getRefundTotals,
  getRefund: payins.getRefund,
  proposeRefund: payins.proposeRefund,
  listReceivables: receivables.listReceivables,
  exportReceivables: receivables.exportReceivables,
  getReceivableTotals: receivables.getReceivableTotals,
  getReceivable: receivables.getReceivable,
  proposeWriteOff: receivables.proposeWriteOff,
  listAgedMoney: treasury.listAgedMoney,
  listWaitingItems: pending.listWaitingItems,
  exportWaitingItems: pending.exportWaitingItems,
  listCustomerItems: pending.listCustomerItems,
  withdrawPendingItem: pending.withdrawPendingItem,
  exportAgedMoney: treasury.exportAgedMoney,
  getAgedTotals: treasury.getAgedTotals,
  getSafeguarding,
  getPositions,
  getBusinessFigures: figures.getBusinessFigures,
  getOrderFigures,
  getDecisionFigures,
  getServiceFigures,
  getWorkQueue: console.getWorkQueue,
  ...assignments,
  ...listViews,
  ...approvals,
  search: searching.search,
  listSearchResults: searching.listSearchResults,
  listNamedResults: searching.listNamedResults,
  listCustomers: customers.listCustomers,
  exportCustomers: customers.exportCustomers,
  getCustomer: customers.getCustomer,
  listCustomerTimeline: timeline.listCustomerTimeline,
  getRecipientRecord: recipients.getRecipientRecord,
  getCustomerMember: members.getCustomerMember,
  getUser: users.getUser,
  proposeAccessChange: users.proposeAccessChange,
  getUserDevice: users.getUserDevice,
  getPayer: payer.getPayer,
  getPayerAccount: payerAccounts.getPayerAccount,
  listAccountPayins: payerAccounts.listAccountPayins,
  createCustomerNote: customers.createCustomerNote,
  getCustomerRisk: risk.getCustomerRisk,
  proposeToKeepExposed: risk.proposeToKeepExposed,
  listDecisions: decisions.listDecisions,
  getDecision: decisions.getDecision,
  getCaseDecisions: caseDecisions.getCaseDecisions,
  getCaseDecisionsFile: caseDecisions.getCaseDecisionsFile,
  listEscalations: escalations.listEscalations,
  exportEscalations: escalations.exportEscalations,
  getCaseEscalations: escalations.getCaseEscalations,
  escalateCase: escalations.escalateCase,
  returnEscalation: escalations.returnEscalation,
  rehearseRiskRules: riskPreview.rehearseRiskRules,
  changeCustomerRisk: customers.changeCustomerRisk,
  listDataRequests: dataRights.listStaffDataRequests,
  exportDataRequests: dataRights.exportStaffDataRequests,
  getDataRequest: dataRights.getStaffDataRequest,
  extendDataRequest: dataRights.extendDataRequest,
  answerDataRequest: dataRights.answerDataRequest,
  proposeErasure: dataRights.proposeErasure,
  listBreaches: breaches.listBreaches,
  getBreach: breaches.getBreach,
  recordBreach: breaches.recordBreach,
  changeBreach: breaches.changeBreach,
  exportBreaches: breaches.exportBreaches,
  listRestrictions: restrictions.listRestrictions,
  exportRestrictions: restrictions.exportRestrictions,
  proposeRestriction: restrictions.proposeRestriction,
  proposeRestrictionChange: restrictions.proposeRestrictionChange,
  proposeRestrictionEnd: restrictions.proposeRestrictionEnd,
  listNameRequests: senderName.listNameRequests,
  exportNameRequests: senderName.exportNameRequests,
  getNameRequest: senderName.getNameRequest,
  acceptNameRequest: senderName.acceptNameRequest,
  refuseNameRequest: senderName.refuseNameRequest,
  askEap: eap.askEap,
  listEapRequests: eap.listEapRequests,
  listAuditEntries: audit.listAuditEntries,
  exportAuditEntries: audit.exportAuditEntries,
  ...staffMemberEndpoints,
  getCompanyDocuments: companyDocuments.getStaffCompanyDocuments,
  getCustomerFile: customerFile.getCustomerFile,
  listDocuments: documents.listStaffDocuments,
  getDocument: documents.getStaffDocument,
  takeDocument: documents.takeDocument,
  rehearseVerdict: documents.rehearseVerdict,
  decideDocument: documents.decideDocument,
  inspectDocument: documents.inspectDocument,
  placeLegalHold: documents.placeLegalHold,
  createDocumentLink: documents.createStaffDocumentLink,
  getDocumentContent: documents.getStaffDocumentContent,
  listLevelApplications: levels.listLevelApplications,
  exportLevelApplications: levels.exportLevelApplications,
  getLevelApplication: levels.getLevelApplication,
  grantLevel: levels.grantLevel,
  sendBackLevelApplication: levels.sendBackLevelApplication,
  getSelfieComparison: selfies.getSelfieComparison,
  decideSelfie: selfies.decideSelfie,
  recordOtherCheck: selfies.recordOtherCheck,
  listDocumentReviews: requirements.listReviews,
  exportDocumentReviews: requirements.exportDocumentReviews,
  getDocumentRequirements: requirements.getDocumentRequirements,
  requestDocument: requirements.requestDocument,
  withdrawDocumentRequest: requirements.withdrawDocumentRequest,
  listDonationsDue: referrals.listDonationsDue,
  proposeCausePayment: referrals.proposeCausePayment,
  listDonations: referrals.listDonations,
  exportDonations: referrals.exportDonations,
  ...reconciliationEndpoints,
  ...instructions,
  ...readiness,
  ...retention,
} as const
export type StaffEndpoints = typeof staffEndpoints

export type { ListTotals } from './list-files.ts'
export {
  approvalKindNames,
  approvalKinds,
  approvalStates,
  type ApprovalKind,
  type ApprovalKindDeclaration,
  type ApprovalState,
} from './approvals/kinds.ts'
export type { StaffSignature, StaffSignatureRequest } from './transfers/staff-signatures.ts'
export type { ApprovalWire, WaitingApproval } from './approvals/staff-endpoints.ts'
export { decisionRefusals, type Decision, type DecisionRefusal, type Verdict } from './approvals/shapes.ts'
export type { RetentionRunWire, RetentionWire } from './retention/staff-endpoints.ts'
export {
  otherDataClasses,
  retentionActions,
  retentionClasses,
  retentionEvents,
  retentionUnits,
  rowEvents,
  type DataClass,
  type RetentionAction,
  type RetentionClass,
  type RetentionEvent,
  type RetentionUnit,
} from './retention/words.ts'
export type { StaffSession } from './access/endpoints.ts'
export type { FactorsWire } from './access/factor-endpoints.ts'
export type * from './access/passkey-shapes.ts'
export type { SecondFactorAsked } from './access/proof-shapes.ts'
export type { PublicConfig } from './config/endpoints.ts'
export type { CustomerRiskView, RiskAssessment, RiskContribution } from './customers/risk/staff-risk.ts'
export type { ListLayout, ListViewWire } from './list-views/staff-endpoints.ts'
export type { CaseNewsItem, CaseTeam, InboxItem, InboxTotals } from './assignments/staff-endpoints.ts'
export * from './assignments/words.ts'
export { itemDecidedIn, itemsDecidedIn } from './pending/decided-in.ts'
export type {
  CaseEscalation,
  CaseReview,
  ChecklistLine,
  ScreeningAnswer,
} from './decisions/staff-case-review.ts'
export type { EscalationRow } from './decisions/staff-escalations.ts'
export type { RiskRehearsal } from './customers/risk/staff-risk-preview.ts'
export { aloneNames, decidedAlone, type AloneDeclaration, type AloneName } from './decisions/staff-alone.ts'
export {
  decisionStepKinds,
  type ActingStaff,
  type CaseDecision,
  type DecidedMatter,
  type DecisionStep,
  type DecisionStepKind,
  type ReadMessage,
} from './decisions/staff-case-decisions.ts'
export type { DecisionHead, DecisionRecordWire, ReplayedCheck } from './decisions/staff-endpoints.ts'
export {
  checklistChecks,
  decisionChecks,
  decisionOutcomes,
  decisionSubjects,
  type ChecklistCheck,
  type DecisionCheck,
  type DecisionOutcome,
  type DecisionSubject,
  type EscalationEnd,
  type LineStanding,
} from './decisions/words.ts'
export type { StaffDueDiligenceWire } from './customers/due-diligence/staff-due-diligence.ts'
export type { LedgerJournalWire, TrialBalanceWire } from './ledger/endpoints.ts'
export type { DifferenceWire, SendingWire } from './instructions/staff-endpoints.ts'
export * from './instructions/staff-words.ts'
export type { ReadinessItemWire, ReadinessWire } from './readiness/staff-endpoints.ts'
export * from './readiness/staff-words.ts'
export type { MessagePreview } from './notifications/staff-endpoints.ts'
export {
  messageTemplates,
  templateNames,
  templateOf,
  type MessageTemplate,
  type PartsOf,
  type SmsTemplate,
  type TemplateName,
  type Texts,
  type TextsOf,
  type TextName,
  type Values,
  type ValuesOf,
  type VariableName,
} from './notifications/templates.ts'
export { initialBrief } from './notifications/initial-texts.ts'
export { topicOf, type NoticedTemplate } from './notifications/template-topics.ts'
export type { QuoteRecord, RateReading, RateRecord } from './quotes/staff-rates.ts'
export { rateStates, type RateState } from './quotes/staff-words.ts'
export type { AccountStanding, PayerAccount } from './payins/staff-payer-account.ts'
export type { MemberCheckSubject, MemberRecord, MembershipChange } from './customers/members/staff-member.ts'
export { formatText, textOutline } from './notifications/template-text.ts'
export {
  redIn,
  type CloseChecklistWire,
  type CloseLineWire,
  type CloseRecordPage,
  type CloseRecordWire,
} from './ledger/closes.ts'
export type { LedgerPeriodsWire } from './ledger/periods.ts'
export type { CapitalAccountWire, CapitalMovementWire } from './ledger/capital.ts'
export * from './ledger/staff-words.ts'
export { accountCodes } from './ledger/account-codes.ts'
export type {
  AccountStatementWire,
  JournalWire,
  LedgerAccountWire,
  LedgerEntryWire,
} from './ledger/explorer.ts'
export {
  comparedFields,
  type ComparedCase,
  type ComparedField,
  type ComparedSide,
} from './requirements/comparison-words.ts'
export type { ComparedValue, ComparisonWire } from './requirements/staff-comparison.ts'
export { screenedCases, type ScreenedCase } from './screening/staff-words.ts'
export { applicationOutcomes, waitingCauses } from './onboarding/staff-words.ts'
export type { StaffApplication, WaitingApplication } from './onboarding/staff-endpoints.ts'
export type { StaffCompanyFile, WaitingCompanyFile } from './onboarding/staff-company-endpoints.ts'
export type { CompanyFileWire, CompanyPersonWire } from './onboarding/company-shapes.ts'
export type { StaffNameRequest, WaitingName } from './customers/names/staff-sender-name.ts'
export type { EapRequestWire } from './customers/eap/staff-eap.ts'
export { reviewOutcomes, reviewReasons } from './reviews/words.ts'
export type { ReviewSummary, ReviewWire } from './reviews/endpoints.ts'
export type { StuckTransferWire, TransferActionWire } from './transfers/staff-actions.ts'
export type { DataRequestRow, StaffDataRequest } from './data-rights/staff-endpoints.ts'
export type { BreachBody, BreachWire } from './data-rights/staff-breaches.ts'
export {
  breachDataClasses,
  dataRequestClocks,
  type BreachDataClass,
  type DataRequestClock,
} from './data-rights/words.ts'
export type { StaffThread, StaffThreadSummary } from './support/staff-endpoints.ts'
export type {
  ReceivableCaseWire,
  ReceivableWire,
  RefundSummary,
  RefundWire,
  SuspenseSummary,
  SuspenseWire,
} from './payins/staff-shapes.ts'
export type { PayinSummary, PayinWire } from './payins/staff-payins.ts'
export type { PayoutSummary, PayoutWire } from './payouts/staff-endpoints.ts'
export type { ReturnWire } from './payouts/staff-returns.ts'
export {
  partnerMeanings,
  payoutStatuses,
  returnActors,
  returnOutcomes,
  type PartnerMeaning,
  type PayoutStatusWord,
  type ReturnActor,
  type ReturnOutcome,
} from './payouts/staff-words.ts'
export {
  candidateFits,
  payinReasons,
  payinStatuses,
  receivableStatuses,
  refundStates,
  suspenseActions,
  suspenseOutcomes,
  suspenseReasons,
  suspenseStatuses,
  type CandidateFit,
  type PayinReason,
  type PayinStatus,
  type ReceivableStatus,
  type RefundState,
  type SuspenseAction,
  type SuspenseOutcome,
  type SuspenseReason,
  type SuspenseStatus,
} from './payins/staff-words.ts'
export {
  agedKinds,
  agedOutcomes,
  agedOwners,
  agedStandings,
  bankAccounts,
  safeguardingClasses,
  type AgedKind,
  type AgedOutcome,
  type AgedOwner,
  type AgedStanding,
  type BankAccount,
  type SafeguardingClass,
} from './treasury/staff-words.ts'
export type { BankingDaysWire } from './corridors/staff-endpoints.ts'
export type { AgedItemWire, AgedTotalsWire } from './treasury/staff-endpoints.ts'
export type {
  CurrencyPositionWire,
  ForecastDayWire,
  PositionAccountWire,
  PositionsWire,
} from './treasury/positions.ts'
export type {
  SafeguardingCurrencyWire,
  SafeguardingLineWire,
  SafeguardingWire,
} from './treasury/safeguarding.ts'
export { PERIOD_DAYS_MAX } from './figures/staff-endpoints.ts'
export {
  comparisons,
  orderEvents,
  type Comparison,
  type EndedWord,
  type OrderEvent,
} from './figures/staff-words.ts'
export type {
  OrderFiguresWire,
  OrdersBeforeWire,
  OrdersOfCorridorWire,
  OrdersOfDayWire,
  OrdersWire,
  ReasonWire,
  StandingWire,
} from './figures/staff-order-figures.ts'
export type {
  DecisionCountWire,
  DecisionFiguresWire,
  PartnerCallsWire,
  RateAgeWire,
  ServiceFiguresWire,
} from './figures/staff-service-figures.ts'
export type {
  BusinessFiguresWire,
  FiguresBeforeWire,
  FiguresOfCorridorWire,
  FiguresOfDayWire,
  FiguresWire,
} from './figures/staff-endpoints.ts'
export type { ItemRecordWire, PendingEvent, WaitingItemWire } from './pending/staff-endpoints.ts'
export { pendingEvents } from './pending/staff-endpoints.ts'
export * from './statements/staff-words.ts'
export type { TaxDocumentWire, TaxGapsWire, TaxMonthWire } from './statements/staff-tax-documents.ts'
export type { StaffTransfer, StaffTransferSummary } from './transfers/staff-endpoints.ts'
export type { AuditEntry, AuditFact, AuditLineWire } from './audit/staff-endpoints.ts'
export { auditKinds, type AuditKind } from './audit/staff-words.ts'
export type { QueueWire } from './console/staff-endpoints.ts'
export type { Found } from './console/staff-search.ts'
export {
  foundKinds,
  timelineGroups,
  timelineKinds,
  workKinds,
  workRoles,
  type FoundKind,
  type TimelineGroup,
  type TimelineKind,
  type WorkKind,
} from './console/staff-words.ts'
export type { TimelineEntry } from './console/staff-timeline.ts'
export type { CustomerStanding } from './customers/staff-standing.ts'
export type { RecipientRecord } from './recipients/staff-endpoints.ts'
export {
  accessChanges,
  identifications,
  type AccessChangeWord,
  type Identification,
} from './access/access-changes.ts'
export type { AccessProposal, StaffDevice, StaffUser } from './access/staff-user-endpoints.ts'
export type { PayerRecord } from './payins/staff-payer.ts'
export type {
  CustomerMember,
  CustomerNote,
  CustomerSummary,
  StaffCustomer,
} from './customers/staff-shapes.ts'
export {
  customerLevels,
  customerStatuses,
  noteAudiences,
  type CustomerLevelWire,
  type CustomerStatusWire,
  type HoldClass,
  type NoteAudience,
} from './customers/staff-words.ts'
export type {
  RestrictionProposal,
  RestrictionRow,
  RestrictionTermsWire,
  StaffRestriction,
} from './customers/restrictions/staff-restrictions.ts'
export {
  kindsAfterClosure,
  reasonsOf,
  restrictionEnds,
  restrictionKinds,
  restrictionReasons,
  restrictionReviews,
  type RestrictionChange,
  type RestrictionEnd,
  type RestrictionKind,
  type RestrictionReason,
} from './customers/restrictions/restriction-words.ts'
export type { StaffMember } from './staff-members/staff-endpoints.ts'
export type { CustomerFileWire } from './console/staff-file-endpoint.ts'
export type { StaffLevelApplication, WaitingLevelApplication } from './requirements/staff-level-endpoints.ts'
export type { ComparedPicture, SelfieComparisonWire } from './requirements/staff-selfie-endpoints.ts'
export type { DocumentRequirementsWire } from './requirements/staff-endpoints.ts'
export type { CaseFileWire, SeenFileWire } from './documents/shapes.ts'
export type { DocumentVerdictBody, StaffDocumentWire } from './documents/staff-endpoints.ts'
export { powerModes, type DocumentFacts, type PowerMode, type SigningPowers } from './documents/facts.ts'
export { identityDocumentTypes, type IdentityDocumentType } from './documents/words.ts'
export type { DonationsDueWire, StaffDonationWire } from './referrals/staff-endpoints.ts'
export { donationStates, type DonationState } from './referrals/staff-words.ts'
export {
  staffChanges,
  staffStatuses,
  type StaffChangeWord,
  type StaffStatus,
} from './staff-members/staff-words.ts'
export * from './reconciliation/staff-words.ts'
export type { MatchingRule, ReconciliationRules } from './reconciliation/staff-rules.ts'
export type * from './reconciliation/staff-shapes.ts'
export * from './settings/public.ts'
