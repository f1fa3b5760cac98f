export { applicationHandlers } from './applications/applications.customer.ts'
export { companyFacts, declaredActivities } from './company-files/company-facts.ts'
export { companyFileView } from './company-files/company-file-view.ts'
export {
  peopleToIdentify,
  peopleWire,
  personKey,
  type CompanyPerson,
  type PeopleOf,
  type PersonToIdentify,
} from './company-files/company-people.ts'
export { declaredCompany } from './company-files/declared-owners.ts'
export { companyRules } from './company-files/company-rules.ts'
export type { CompanyFile, Owner } from './company-files/company-file.ts'
export { companyFileHandlers } from './company-files/company-files.customer.ts'
export { staffCompanyFileHandlers } from './company-files/company-files.staff.ts'
export { correctOwners, declaredOwners, type DeclaredOwners } from './company-files/declared-owners.ts'
export {
  APPLICATION_ACTION,
  decideApplication,
  lockWaitingApplication,
} from './applications/decide-application.ts'
export {
  COMPANY_FILE_ACTION,
  decideCompanyFile,
  lockWaitingCompany,
} from './company-files/decide-company-file.ts'
export { applicationDecisionRule } from './applications/application-decision.ts'
export { companyDecisionRule } from './company-files/company-decision.ts'
export { applicantFacts, declaredApplicant } from './applications/applicant-facts.ts'
export type { CaseEvidence, CaseParts, EvidenceOf } from './case-evidence.ts'
export { reviewOf } from './case-review.ts'
export { documentLines, exposureLine, screeningLine, type ScreeningResult } from './review-lines.ts'
export { keepAnswer, peopleToScreen } from './screen-again.ts'
export { screeningAnswerOf } from './case-review.ts'
export { materialOf, usedDocument, withOpenings } from './decision-material.ts'
export { onboardingEvents } from './events.ts'
export { companyInfo, companyReview, personInfo, personReview } from './file-rules.ts'
export { seedApplication } from './applications/seed-application.ts'
export { seedCompanyApplication } from './company-files/seed-company-file.ts'
export { decideSenderName, nameFiles, SENDER_NAME_ACTION } from './sender-names/decide-sender-name.ts'
export { staffNameRequestHandlers } from './sender-names/name-requests.staff.ts'
export { onboardingJobs } from './onboarding.jobs.ts'
export { staffOnboardingHandlers } from './onboarding.staff.ts'
export { registrationHandlers } from './registrations/registrations.customer.ts'
export { onboardingEncrypted, onboardingPersonal } from './encrypted-columns.ts'
