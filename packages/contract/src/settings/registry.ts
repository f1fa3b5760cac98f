import {
  balanceFloors,
  reconciliationRetention,
  reconciliationRules,
  taxDocuments,
} from './kinds/accounting.ts'
import { dataRightsTerms, fileClock, notificationTerms, supportClock, workClock } from './kinds/clocks.ts'
import {
  annualUpdate,
  companyFileRules,
  companyDocumentRules,
  documentRule,
  relationshipTerms,
  requirementRules,
  eap,
  occupations,
} from './kinds/compliance.ts'
import { companyActivities } from './kinds/company-activities.ts'
import { corridor } from './kinds/corridor.ts'
import { holidays } from './kinds/holidays.ts'
import { dueDiligence, levelRequirements, limits } from './kinds/limits.ts'
import { messageTemplate } from './kinds/messages.ts'
import { fee, limitRules, quoteRules, railLimits, spread } from './kinds/pricing.ts'
import { processingActivities } from './kinds/processing.ts'
import {
  attemptLimits,
  auditOrigin,
  codeLimits,
  phoneRules,
  staffRules,
  supportLimits,
} from './kinds/protection.ts'
import { payerBanks, publishedCosts } from './kinds/published.ts'
import { causes, referralTerms } from './kinds/referrals.ts'
import { retention } from './kinds/retention.ts'
import { reviewChecklist } from './kinds/review-checklist.ts'
import { riskRules } from './kinds/risk.ts'
import { selfieConsent, terms } from './kinds/texts.ts'
import {
  choiceTerms,
  holdTerms,
  orderTerms,
  payinAccount,
  payinTerms,
  payoutTerms,
  ratingTerms,
  returnTerms,
} from './kinds/transfers.ts'
import type { Setting } from './setting.ts'

/**
 * Every setting, in the order in which staff see them: prices, transfers, limits, compliance, texts,
 * deadlines, protection, accounting.
 */
export const settings = [
  corridor,
  holidays,
  fee,
  spread,
  quoteRules,
  railLimits,
  publishedCosts,
  orderTerms,
  choiceTerms,
  holdTerms,
  returnTerms,
  payinTerms,
  payoutTerms,
  payinAccount,
  payerBanks,
  ratingTerms,
  limits,
  limitRules,
  dueDiligence,
  levelRequirements,
  reviewChecklist,
  riskRules,
  annualUpdate,
  relationshipTerms,
  retention,
  requirementRules,
  documentRule,
  companyFileRules,
  companyDocumentRules,
  companyActivities,
  occupations,
  eap,
  processingActivities,
  terms,
  selfieConsent,
  messageTemplate,
  causes,
  referralTerms,
  fileClock,
  supportClock,
  dataRightsTerms,
  workClock,
  notificationTerms,
  attemptLimits,
  codeLimits,
  phoneRules,
  supportLimits,
  staffRules,
  auditOrigin,
  reconciliationRules,
  reconciliationRetention,
  balanceFloors,
  taxDocuments,
] as const satisfies readonly Setting[]

export type SettingKind = (typeof settings)[number]['kind']
/** The kinds of settings. */
export const settingKinds: readonly SettingKind[] = settings.map(({ kind }) => kind)

/** The setting of a kind; undefined for an unknown kind. */
export const settingOf = (kind: string): Setting | undefined => settings.find((one) => one.kind === kind)
