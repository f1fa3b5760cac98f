export { companyDocumentChanged, companyDocumentDecided } from './company/company-decided.ts'
export type { OwnerRead } from './company/company-paper.ts'
export { companyDocumentHandlers } from './company/company-papers.customer.ts'
export { staffCompanyDocumentHandlers } from './company/company-papers.staff.ts'
export { seedCompanyDocuments } from './company/seed-company-documents.ts'
export {
  constitutionDeed,
  creatorPowers,
  settleCompanyDocuments,
  shareholderCertificate,
  validityCertificate,
} from './company/company-rules.ts'
export { companyDocumentsEncrypted } from './company/company-encrypted-columns.ts'
export { companyDocumentSubscriptions } from './company/company-subscriptions.ts'
export { companyDocumentsView, ownersComparison } from './company/company-papers-view.ts'
export { documentRequirementsView } from './requirements-view.ts'
export { requirementEvents } from './events.ts'
export { requirementHandlers } from './requirements.customer.ts'
export { staffRequirementHandlers } from './requirements.staff.ts'
export { documentDecisionRecorded, documentDecisionRule } from './document-decision.ts'
export { levelDecisionRule } from './levels/level-decision.ts'
export { evidenceChanged, evidenceDecided } from './on-evidence.ts'
export { declaredIdentity } from './identity/declared-identity.ts'
export { documentChanged, documentDecided } from './on-document.ts'
export { identityRules } from './identity/identity-rules.ts'
export { seedEconomicDocuments, seedIdentity, seedDocumentRequest } from './identity/seed-identity.ts'
export { declarationOf } from './levels/levels.store.ts'
export { identityFor } from './identity/identity.store.ts'
export { decideLevel, LEVEL_ACTION } from './levels/decide-level.ts'
export { levelHandlers } from './levels/levels.customer.ts'
export { staffLevelHandlers } from './levels/levels.staff.ts'
export { lackingDocuments } from './lacking-documents.ts'
export { requirementSettingRules } from './setting-rules.ts'
export { requirementsEncrypted, requirementsPersonal } from './encrypted-columns.ts'
