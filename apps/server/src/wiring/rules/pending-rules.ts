import type { PendingKind } from '@puente/contract'
import { contactInformation } from '../../modules/access/index.ts'
import {
  companyDueDiligence,
  eapConfirmation,
  personDueDiligence,
  profileRules,
  senderName,
} from '../../modules/customers/index.ts'
import {
  constitutionDeed,
  creatorPowers,
  identityRules,
  lackingDocuments,
  shareholderCertificate,
  validityCertificate,
} from '../../modules/requirements/index.ts'
import { companyInfo, companyReview, personInfo, personReview } from '../../modules/onboarding/index.ts'
import type { PendingRule } from '../../modules/pending-items/index.ts'
import { rewardsAvailable } from '../../modules/referrals/index.ts'
import { termsUpdate } from '../../modules/terms/index.ts'

const all = [
  termsUpdate,
  contactInformation,
  personInfo,
  companyInfo,
  senderName,
  ...profileRules,
  ...identityRules,
  constitutionDeed,
  creatorPowers,
  validityCertificate,
  shareholderCertificate,
  ...lackingDocuments,
  eapConfirmation,
  personDueDiligence,
  companyDueDiligence,
  personReview,
  companyReview,
  rewardsAvailable,
] as const

/** The kinds without a rule. If there is one, this file does not compile. */
type Unruled = Exclude<PendingKind, (typeof all)[number]['kind']>
type Complete = [Unruled] extends [never] ? readonly PendingRule[] : Unruled

const complete: Complete = all

/** Every rule of outstanding items, from the module that has the facts: one for each kind. */
export const pendingRules: readonly PendingRule[] = complete
