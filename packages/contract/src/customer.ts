/* long: one list of the endpoints of the customers' listener */
import { getUsualTime, listUsualTimes } from './figures/usual-time.ts'
import { contactEndpoints } from './access/contact-endpoints.ts'
import { customerAccess } from './access/endpoints.ts'
import * as config from './config/endpoints.ts'
import * as corridors from './corridors/endpoints.ts'
import * as documents from './documents/endpoints.ts'
import * as requirements from './requirements/endpoints.ts'
import * as levels from './requirements/level-endpoints.ts'
import * as selfies from './requirements/selfie-endpoints.ts'
import * as companyDocuments from './requirements/company-endpoints.ts'
import * as onboarding from './onboarding/endpoints.ts'
import * as companyFile from './onboarding/company-endpoints.ts'
import * as localities from './localities/endpoints.ts'
import { listPublishedCosts } from './corridors/published-costs.ts'
import { listTariffs } from './corridors/tariffs.ts'
import * as closures from './closures/endpoints.ts'
import * as dataRights from './data-rights/endpoints.ts'
import * as customers from './customers/endpoints.ts'
import * as members from './customers/members/member-endpoints.ts'
import * as memberInvitations from './customers/members/member-invitation-endpoints.ts'
import { getDueDiligence } from './customers/due-diligence/due-diligence.ts'
import { listLimits } from './customers/published-limits.ts'
import * as eap from './customers/eap/eap.ts'
import * as senderName from './customers/names/sender-name.ts'
import * as debts from './payins/debts.ts'
import * as payins from './payins/endpoints.ts'
import { listPayerBanks } from './payins/payer-banks.ts'
import * as pending from './pending/endpoints.ts'
import * as notices from './notifications/endpoints.ts'
import { listMessageExamples } from './notifications/example-endpoints.ts'
import { getAllowance } from './quotes/allowance.ts'
import * as rateAlerts from './quotes/alerts.ts'
import * as quotes from './quotes/endpoints.ts'
import * as referrals from './referrals/endpoints.ts'
import * as recipients from './recipients/endpoints.ts'
import * as recipientForms from './recipients/form-endpoints.ts'
import * as terms from './terms/endpoints.ts'
import * as outcomes from './transfers/outcome-endpoints.ts'
import * as statements from './statements/endpoints.ts'
import * as accountStatements from './statements/account-statements.ts'
import { listTasks } from './tasks/endpoints.ts'
import * as answerTimes from './support/answer-times.ts'
import * as support from './support/endpoints.ts'
import * as transfers from './transfers/endpoints.ts'
import * as signatures from './transfers/signature-endpoints.ts'
import * as transferServices from './transfers/service-endpoints.ts'

/**
 * Every endpoint of the customer listener (PORT), by name. Handlers, client and OpenAPI document derive from
 * it.
 */
export const customerEndpoints = {
  getHealth: config.getHealth,
  getConfig: config.getConfig,
  ...customerAccess,
  ...contactEndpoints,
  listLocalities: localities.listLocalities,
  listStates: localities.listStates,
  findCities: localities.findCities,
  searchAddresses: localities.searchAddresses,
  chooseAddress: localities.chooseAddress,
  getTerms: terms.getTerms,
  acceptTerms: terms.acceptTerms,
  startRegistration: onboarding.startRegistration,
  resendRegistrationCode: onboarding.resendRegistrationCode,
  verifyRegistration: onboarding.verifyRegistration,
  getApplication: onboarding.getApplication,
  saveApplication: onboarding.saveApplication,
  sendPhoneCode: onboarding.sendPhoneCode,
  verifyApplicationPhone: onboarding.verifyApplicationPhone,
  submitApplication: onboarding.submitApplication,
  listMembers: members.listMembers,
  changeMemberRole: members.changeMemberRole,
  removeMember: members.removeMember,
  listMemberInvitations: memberInvitations.listMemberInvitations,
  inviteMember: memberInvitations.inviteMember,
  resendMemberInvitation: memberInvitations.resendMemberInvitation,
  withdrawMemberInvitation: memberInvitations.withdrawMemberInvitation,
  getReceivedInvitation: memberInvitations.getReceivedInvitation,
  acceptMemberInvitation: memberInvitations.acceptMemberInvitation,
  declineMemberInvitation: memberInvitations.declineMemberInvitation,
  leaveCompany: memberInvitations.leaveCompany,
  openCompany: companyFile.openCompany,
  getCompanyFile: companyFile.getCompanyFile,
  listCompanyActivities: companyFile.listCompanyActivities,
  saveCompanyFile: companyFile.saveCompanyFile,
  submitCompanyFile: companyFile.submitCompanyFile,
  announceCompanyPerson: companyFile.announceCompanyPerson,
  getCompanyDocuments: companyDocuments.getCompanyDocuments,
  compareCompanyOwners: companyDocuments.compareCompanyOwners,
  correctCompanyOwners: companyDocuments.correctCompanyOwners,
  listCorridors: corridors.listCorridors,
  getUsualTime,
  listUsualTimes,
  listTariffs,
  listPublishedCosts,
  listPayerBanks,
  listLimits,
  listMessageExamples,
  getDueDiligence,
  getClosure: closures.getClosure,
  requestClosure: closures.requestClosure,
  withdrawClosure: closures.withdrawClosure,
  getMyData: dataRights.getMyData,
  getMyDataFile: dataRights.getMyDataFile,
  listDataRequests: dataRights.listDataRequests,
  createDataRequest: dataRights.createDataRequest,
  getDataRequest: dataRights.getDataRequest,
  withdrawDataRequest: dataRights.withdrawDataRequest,
  getProfile: customers.getProfile,
  saveProfile: customers.saveProfile,
  confirmProfile: customers.confirmProfile,
  getPrice: quotes.getPrice,
  listDailyRates: quotes.listDailyRates,
  createQuote: quotes.createQuote,
  getQuote: quotes.getQuote,
  listRateAlerts: rateAlerts.listRateAlerts,
  createRateAlert: rateAlerts.createRateAlert,
  deleteRateAlert: rateAlerts.deleteRateAlert,
  getAllowance,
  listNotices: notices.listNotices,
  countUnreadNotices: notices.countUnreadNotices,
  followNotices: notices.followNotices,
  readNotice: notices.readNotice,
  readAllNotices: notices.readAllNotices,
  getNoticePreferences: notices.getNoticePreferences,
  saveNoticePreference: notices.saveNoticePreference,
  createPushSubscription: notices.createPushSubscription,
  deletePushSubscription: notices.deletePushSubscription,
  getUnsubscription: notices.getUnsubscription,
  createUnsubscription: notices.createUnsubscription,
  listRecipients: recipients.listRecipients,
  searchRecipients: recipients.searchRecipients,
  createRecipient: recipients.createRecipient,
  getRecipient: recipients.getRecipient,
  changeRecipient: recipients.changeRecipient,
  saveRecipientPreferences: recipients.saveRecipientPreferences,
  listRecipientForms: recipientForms.listRecipientForms,
  createRecipientForm: recipientForms.createRecipientForm,
  getRecipientForm: recipientForms.getRecipientForm,
  endRecipientForm: recipientForms.endRecipientForm,
  acceptRecipientForm: recipientForms.acceptRecipientForm,
  getSharedForm: recipientForms.getSharedForm,
  fillSharedForm: recipientForms.fillSharedForm,
  createTransfer: transfers.createTransfer,
  listTransfers: transfers.listTransfers,
  getTransfer: transfers.getTransfer,
  startPayment: transfers.startPayment,
  cancelTransfer: transfers.cancelTransfer,
  createSignatureRequest: signatures.createSignatureRequest,
  listSignatureRequests: signatures.listSignatureRequests,
  getSignatureRequest: signatures.getSignatureRequest,
  createSignature: signatures.createSignature,
  declineSignatureRequest: signatures.declineSignatureRequest,
  withdrawSignatureRequest: signatures.withdrawSignatureRequest,
  answerChoice: outcomes.answerChoice,
  correctRecipient: outcomes.correctRecipient,
  refundInstead: outcomes.refundInstead,
  requestRecall: outcomes.requestRecall,
  exportTransfers: transferServices.exportTransfers,
  getRecipientTotals: transferServices.getRecipientTotals,
  createTrackingLink: transferServices.createTrackingLink,
  revokeTrackingLink: transferServices.revokeTrackingLink,
  track: transferServices.track,
  followTransfer: transferServices.followTransfer,
  followTracking: transferServices.followTracking,
  answerTracking: transferServices.answerTracking,
  rateTransfer: transferServices.rateTransfer,
  listTasks,
  listDebts: debts.listDebts,
  getDebt: debts.getDebt,
  getDebtReceipt: debts.getDebtReceipt,
  getTransferThread: support.getTransferThread,
  writeToTransferThread: support.writeToTransferThread,
  listThreads: support.listThreads,
  openThread: support.openThread,
  getThread: support.getThread,
  writeToThread: support.writeToThread,
  readThread: support.readThread,
  getUnreadThreads: support.getUnreadThreads,
  getScreenFacts: support.getScreenFacts,
  getAnswerTimes: answerTimes.getAnswerTimes,
  createComplaint: support.createComplaint,
  getReceipt: statements.getReceipt,
  getOrderConfirmation: statements.getOrderConfirmation,
  verifyReceipt: statements.verifyReceipt,
  issueStatement: accountStatements.issueStatement,
  listStatements: accountStatements.listStatements,
  getStatementFile: accountStatements.getStatementFile,
  verifyStatement: accountStatements.verifyStatement,
  getRefundAccount: payins.getRefundAccount,
  giveRefundAccount: payins.giveRefundAccount,
  getSenderName: senderName.getSenderName,
  previewSenderName: senderName.previewSenderName,
  changeSenderName: senderName.changeSenderName,
  getEap: eap.getEap,
  confirmEap: eap.confirmEap,
  getFileThread: support.getFileThread,
  writeToFileThread: support.writeToFileThread,
  listPendingItems: pending.listPendingItems,
  deferPendingItem: pending.deferPendingItem,
  listDocumentRules: documents.listDocumentRules,
  startUpload: documents.startUpload,
  listUploads: documents.listUploads,
  getUpload: documents.getUpload,
  sendPiece: documents.sendPiece,
  finishUpload: documents.finishUpload,
  cancelUpload: documents.cancelUpload,
  listDocuments: documents.listDocuments,
  getDocument: documents.getDocument,
  removeDocument: documents.removeDocument,
  createDocumentLink: documents.createDocumentLink,
  getDocumentContent: documents.getDocumentContent,
  getIdentity: requirements.getIdentity,
  announceIdentity: requirements.announceIdentity,
  listRequirements: requirements.listRequirements,
  getLevel: levels.getLevel,
  applyForLevel: levels.applyForLevel,
  saveLevelDeclaration: levels.saveLevelDeclaration,
  submitLevelApplication: levels.submitLevelApplication,
  getSelfie: selfies.getSelfie,
  giveSelfieConsent: selfies.giveSelfieConsent,
  refuseSelfie: selfies.refuseSelfie,
  withdrawSelfieConsent: selfies.withdrawSelfieConsent,
  getInvitationCode: referrals.getInvitationCode,
  getReferralProgram: referrals.getReferralProgram,
  acceptInvitation: referrals.acceptInvitation,
  listInvitations: referrals.listInvitations,
  listRewards: referrals.listRewards,
  applyRewards: referrals.applyRewards,
  keepRewards: referrals.keepRewards,
  listCauses: referrals.listCauses,
  startDonation: referrals.startDonation,
  confirmDonation: referrals.confirmDonation,
} as const
export type CustomerEndpoints = typeof customerEndpoints

export type { ContactWire } from './access/contact-endpoints.ts'
export type { CustomerSession } from './access/endpoints.ts'
export type { FactorsWire } from './access/factor-endpoints.ts'
export type * from './access/passkey-shapes.ts'
export type { SecondFactorAsked } from './access/proof-shapes.ts'
export type { PublicConfig } from './config/endpoints.ts'
export type { CorridorWire } from './corridors/endpoints.ts'
export type { LevelDeclaration, LevelNeeds, LevelView } from './requirements/level-endpoints.ts'
export type { SelfieNeed, SelfieViewWire } from './requirements/selfie-endpoints.ts'
export type { AnnouncedIdentity, IdentityView, RequirementWire } from './requirements/endpoints.ts'
export type {
  DocumentLinkWire,
  DocumentReadingWire,
  DocumentRuleWire,
  DocumentWire,
  OpenUploadWire,
  UploadWire,
} from './documents/endpoints.ts'
export type { ApplicationDraft, ApplicationWire } from './onboarding/endpoints.ts'
export type { FoundAddressWire, LocalitiesWire } from './localities/endpoints.ts'
export type {
  CompanyDraft,
  CompanyFileView,
  CompanyFileWire,
  CompanyPersonWire,
  OwnershipView,
} from './onboarding/company-shapes.ts'
export type { PublishedCostWire } from './corridors/published-costs.ts'
export type { TariffWire } from './corridors/tariffs.ts'
export type { UsualTimeWire } from './figures/usual-time.ts'
export type { MessageExampleWire } from './notifications/example-endpoints.ts'
export type { PayerBankWire } from './payins/payer-banks.ts'
export type { DataRequestWire, MyDataWire } from './data-rights/endpoints.ts'
export type { ClosureWire, OpenThingWire } from './closures/endpoints.ts'
export type { ProfileEditWire, ProfileWire } from './customers/endpoints.ts'
export type { MemberWire } from './customers/members/member-endpoints.ts'
export type {
  MemberInvitationWire,
  ReceivedInvitation,
} from './customers/members/member-invitation-endpoints.ts'
export type { DueDiligenceWire } from './customers/due-diligence/due-diligence.ts'
export type { PublishedLimitsWire } from './customers/published-limits.ts'
export type { EapTextWire } from './customers/eap/eap.ts'
export type { SenderNameWire } from './customers/names/sender-name.ts'
export type { DebtSummaryWire, DebtWire } from './payins/debts.ts'
export type { RefundAccountWire } from './payins/endpoints.ts'
export type { PendingItemWire } from './pending/endpoints.ts'
export type { NoticePreferenceWire, NoticeWire, PushDeviceWire } from './notifications/endpoints.ts'
export type { AllowanceWire, OwnLimitsWire } from './quotes/allowance.ts'
export type { RateAlertWire } from './quotes/alerts.ts'
export type { DailyRateWire, PriceWire, QuoteWire } from './quotes/endpoints.ts'
export type {
  CauseWire,
  DonationWire,
  InvitationWire,
  ReferralProgramWire,
  RewardWire,
} from './referrals/shapes.ts'
export type { RecipientFormWire, SharedFormWire } from './recipients/form-endpoints.ts'
export type { RecipientWire } from './recipients/endpoints.ts'
export type { TaskWire } from './tasks/endpoints.ts'
export type { TermsWire } from './terms/endpoints.ts'
export type { VerificationWire } from './statements/endpoints.ts'
export type {
  StatementTotalsWire,
  StatementVerificationWire,
  StatementWire,
} from './statements/account-statements.ts'
export type { AnswerTimesWire } from './support/answer-times.ts'
export type { ThreadSummaryWire, ThreadWire } from './support/endpoints.ts'
export type { ScreenAbout, ScreenFacts } from './support/shapes.ts'
export type { HelpSubjectKind } from './support/words.ts'
export type { RecipientTotalWire, TrackingWire } from './transfers/service-endpoints.ts'
export type { SignatureRequestSummaryWire, SignatureRequestWire } from './transfers/signature-endpoints.ts'
export type { TransferSummaryWire, TransferWire } from './transfers/endpoints.ts'
export type { CompanyDocumentsView, OwnersComparison } from './requirements/company-endpoints.ts'
