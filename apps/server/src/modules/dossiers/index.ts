export { companyDocumentChanged, companyDocumentDecided } from './company-decided.ts'
export type { OwnerRead } from './company-paper.ts'
export { companyPaperHandlers } from './company-papers.customer.ts'
export { staffCompanyPaperHandlers } from './company-papers.staff.ts'
export { plantCompanyPapers } from './company-plant.ts'
export {
  constitutionDeed,
  creatorPowers,
  settleCompanyPapers,
  shareholderCertificate,
  validityCertificate,
} from './company-rules.ts'
export { companyPapersSealed } from './company-sealed.ts'
export { companyPaperSubscriptions } from './company-subscriptions.ts'
export { companyPapersView, ownersComparison } from './company-papers-view.ts'
export { dossierView } from './dossier-view.ts'
export { dossierEvents } from './events.ts'
export { dossierHandlers } from './dossiers.customer.ts'
export { staffDossierHandlers } from './dossiers.staff.ts'
export { evidenceChanged, evidenceDecided } from './hear-evidence.ts'
export { documentChanged, documentDecided } from './hear-documents.ts'
export { identityRules } from './identity-rules.ts'
export { plantEconomics, plantIdentity, plantRequest } from './plant-dossier.ts'
export { requirementRules } from './requirement-rules.ts'
export { dossierSettingRules } from './setting-rules.ts'
export { dossiersSealed } from './sealed.ts'
