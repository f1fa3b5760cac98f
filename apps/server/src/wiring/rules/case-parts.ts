import type { CaseParts } from '../../modules/onboarding/index.ts'
import { caseEvidence, companyPeople } from '../../modules/requirements/index.ts'
import { scoredRisk } from '../../modules/risk/index.ts'

/** What modules above onboarding know about an application: the evidence of its documents, its persons and its risk. */
export const caseParts: CaseParts = {
  evidenceOf: caseEvidence,
  peopleOf: companyPeople,
  riskOf: scoredRisk,
}
