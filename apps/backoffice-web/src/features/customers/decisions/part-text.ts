import { applicationAsks, companySections, documentReasons } from '@puente/contract'
import type { DecisionSubject } from '@puente/contract/staff'
import { documentReasonText } from '@puente/web'
import { words as companyWords } from '../../onboarding/company-files/words.ts'
import { words as onboardingWords } from '../../onboarding/words.ts'

/** The name of a part to correct, or the text of the reason of a refusal, as the customer reads it. */
export function partText(kind: DecisionSubject, code: string): string {
  if (kind === 'company-file') {
    const section = companySections.find((one) => one === code)
    return section === undefined ? code : companyWords(`sections.${section}`)
  }
  if (kind === 'application') {
    const ask = applicationAsks.find((one) => one === code)
    return ask === undefined ? code : onboardingWords(`asks.${ask}`)
  }
  const reason = documentReasons.find((one) => one === code)
  return reason === undefined ? code : documentReasonText(reason)
}
