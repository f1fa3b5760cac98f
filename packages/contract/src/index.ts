export {
  endpoint,
  mayCall,
  goodStatus,
  complianceRoles,
  readsCompliance,
  staffRoles,
  EVENTS,
  streamTypes,
  type Asker,
  type AtMost,
  type Blockable,
  type BodyOf,
  type Endpoint,
  type Owned,
  type ParamsOf,
  type QueryOf,
  type RefusalOf,
  type ReplyOf,
  type StaffRole,
  type StreamType,
  type Who,
  BYTES,
  XLSX,
} from './endpoint.ts'
export * from './list-orders.ts'
export { fileFormats, type FileFormat } from './list-files.ts'
export * from './data-rights/words.ts'
export { type ClosureCause, type ClosureState, type OpenThingKind } from './closures/words.ts'
export { type RestrictionClass } from './customers/restrictions/restriction-words.ts'
export {
  factCorrections,
  reopenedBy,
  type CorrectableFact,
  type Correction,
  type CorrectionPlace,
} from './customers/correction-words.ts'
export { diligences, riskFacts, type Diligence, type RiskFact } from './customers/risk/risk-words.ts'
export {
  customerRisks,
  memberInvitationStates,
  type CustomerRisk,
  type MemberInvitationState,
} from './customers/words.ts'
export { fromWireId, toWireId, uuidOf, type Id, type IdKind, type WireId } from './ids.ts'
export {
  isRefusal,
  refusals,
  refuse,
  type FieldFault,
  type Problem,
  type Refusal,
  type RefusalCode,
  type RefusalFacts,
} from './refusals.ts'
export {
  statementFormats,
  statementGroups,
  type StatementFormat,
  type StatementGroup,
} from './statements/words.ts'
export {
  fundsSources,
  publicStates,
  purposes,
  endStates,
  transferStates,
  type FundsSource,
  type PublicState,
  type Purpose,
  type TransferState,
} from './transfers/states.ts'
export {
  choiceAnswers,
  correctionReasons,
  refundReasons,
  signatureActions,
  signatureRequestStates,
  actionObstacles,
  allActionReasons,
  reasonedActions,
  transferActionReasons,
  transferActions,
  type ChoiceAnswer,
  type CorrectionReason,
  type RefundReason,
  type SignatureAction,
  type SignatureRequestState,
  type ActionObstacle,
  type ReasonedAction,
  type TransferAction,
  type TransferActionReason,
} from './transfers/words.ts'
export {
  diligenceWindows,
  evidenceKinds,
  evidenceRefusals,
  type DiligenceWindow,
  type EvidenceKind,
  type EvidenceRefusal,
} from './customers/due-diligence/diligence-words.ts'
export { recipientKinds, relationships, type RecipientKind, type Relationship } from './recipients/words.ts'
export type { AccountEndpoints } from './access/endpoints.ts'
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from './access/passkey-shapes.ts'
export { hasEmailForm } from './access/email-form.ts'
export type { SecondFactorAsked } from './access/proof-shapes.ts'
export * from './notifications/topics.ts'
export { hasPower, memberRoles, powers, rolesWith, type MemberRole, type Power } from './access/powers.ts'
export { customerKinds, proofMethods, type CustomerKind, type ProofMethod } from './access/words.ts'
export { eapQuestionKinds, nameRefusals, type EapQuestionKind, type NameRefusal } from './customers/words.ts'
export {
  applicationAsks,
  applicationFields,
  applicationReasons,
  applicationStatuses,
  identityStates,
  type ApplicationAsk,
  type ApplicationField,
  type ApplicationReason,
  type ApplicationStatus,
  type IdentityState,
} from './onboarding/words.ts'
export {
  companyPersonStates,
  isDocumentOwed,
  isIdentified,
  notIdentified,
  type CompanyPersonState,
} from './onboarding/company-person-words.ts'
export * from './onboarding/company-words.ts'
export type { ApplicationOutcome, WaitingCause } from './onboarding/staff-words.ts'
export { termsKinds, type TermsKind } from './terms/words.ts'
export {
  allowanceReasons,
  allowanceWays,
  arrivalReasons,
  orderCounts,
  priceSides,
  rateDirections,
  ratePeriods,
  type AllowanceReason,
  type AllowanceWay,
  type ArrivalReason,
  type OrderCount,
  type PriceSide,
  type RateDirection,
  type RatePeriod,
} from './quotes/words.ts'
export type { ReviewEnd, ReviewOutcome, ReviewReason } from './reviews/words.ts'
export {
  threadEvents,
  threadKinds,
  threadStates,
  type ThreadEvent,
  type ThreadKind,
  type ThreadState,
} from './support/words.ts'
export {
  alwaysOpenPaths,
  isOverThreshold,
  pendingItemKinds,
  pendingKinds,
  pendingPaths,
  pendingActors,
  reviewKinds,
  settledByDocuments,
  type PendingAbout,
  type PendingBlocks,
  type PendingKind,
  type PendingPath,
  type PendingActor,
} from './pending/kinds.ts'
export {
  documentKinds,
  documentReasons,
  documentScans,
  documentSides,
  documentSources,
  documentStates,
  documentTypes,
  documentVerdicts,
  identityDocumentTypes,
  type DocumentKind,
  type DocumentReason,
  type DocumentScan,
  type DocumentSide,
  type DocumentSource,
  type DocumentState,
  type DocumentType,
  type DocumentVerdict,
  type IdentityDocumentType,
} from './documents/words.ts'
export {
  machineFields,
  readingStates,
  readingWarnings,
  zoneFormats,
  type MachineField,
  type ReadingState,
  type ReadingWarning,
  type ZoneFormat,
} from './documents/reading-words.ts'
export type { DocumentFacts } from './documents/facts.ts'
export {
  extensionGroups,
  identityParts,
  requirementCodesOf,
  requirementCodes,
  requirementSlots,
  requirementStates,
  type ExtensionGroup,
  type IdentityPart,
  type RequirementCode,
  type RequirementState,
} from './requirements/words.ts'
export * from './requirements/level-words.ts'
export * from './requirements/selfie-words.ts'
export {
  companyDocuments,
  companyDocumentStates,
  ownerDifferences,
  type CompanyDocument,
  type CompanyDocumentState,
  type OwnerDifference,
} from './requirements/company-words.ts'
export {
  invitationStates,
  rewardSides,
  rewardStates,
  type InvitationState,
  type RewardSide,
  type RewardState,
} from './referrals/words.ts'
export { situationOf, situations, type Situation, type SituationFacts } from './transfers/situations.ts'
export { choiceKinds, taskKinds, type TaskKind } from './tasks/words.ts'
export * from './payins/words.ts'
export { chosenSchemes, schemeKey, schemeScript } from './appearance.ts'
export { documentReasonMessages } from './documents/messages-reasons.es.ts'
export type { Translated } from './translated.ts'
export {
  languageCookie,
  languageCookieSeconds,
  languageOf,
  languages,
  languageTags,
  preferredLanguage,
  type Language,
} from './languages.ts'
