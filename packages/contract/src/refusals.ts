import { accessRefusals } from './access/refusals.ts'
import { assignmentRefusals } from './assignments/refusals.ts'
import { closureRefusals } from './closures/refusals.ts'
import { customerRefusals } from './customers/refusals.ts'
import { dataRightsRefusals } from './data-rights/refusals.ts'
import { decisionRefusals } from './decisions/refusals.ts'
import { documentRefusals } from './documents/refusals.ts'
import { documentRequirementRefusals } from './requirements/refusals.ts'
import { generalRefusals } from './general-refusals.ts'
import { instructionsRefusals } from './instructions/refusals.ts'
import { ledgerRefusals } from './ledger/refusals.ts'
import { onboardingRefusals } from './onboarding/refusals.ts'
import { payinsRefusals } from './payins/refusals.ts'
import { pendingRefusals } from './pending/refusals.ts'
import { quoteRefusals } from './quotes/refusals.ts'
import { readinessRefusals } from './readiness/refusals.ts'
import { recipientRefusals } from './recipients/refusals.ts'
import { reconciliationRefusals } from './reconciliation/refusals.ts'
import { referralsRefusals } from './referrals/refusals.ts'
import { reviewRefusals } from './reviews/refusals.ts'
import { settingRefusals } from './settings/refusals.ts'
import { staffMemberRefusals } from './staff-members/refusals.ts'
import { statementsRefusals } from './statements/refusals.ts'
import { supportRefusals } from './support/refusals.ts'
import { transferRefusals } from './transfers/refusals.ts'

/** Every expected failure of the product: its code and its HTTP status. The texts are in the web. */
export const refusals = {
  ...generalRefusals,
  ...accessRefusals,
  ...customerRefusals,
  ...assignmentRefusals,
  ...closureRefusals,
  ...dataRightsRefusals,
  ...quoteRefusals,
  ...recipientRefusals,
  ...transferRefusals,
  ...reviewRefusals,
  ...onboardingRefusals,
  ...payinsRefusals,
  ...pendingRefusals,
  ...statementsRefusals,
  ...supportRefusals,
  ...settingRefusals,
  ...staffMemberRefusals,
  ...decisionRefusals,
  ...documentRefusals,
  ...documentRequirementRefusals,
  ...referralsRefusals,
  ...reconciliationRefusals,
  ...ledgerRefusals,
  ...instructionsRefusals,
  ...readinessRefusals,
} as const

export type RefusalCode = keyof typeof refusals

/**
 * The facts of a refusal, for its text: plain values, and of other people at most the name of a colleague.
 */
export type RefusalFacts = Readonly<Record<string, string | number | boolean>>

/**
 * An expected failure as a value. The use case's transaction rolls back, and the handler answers it as
 * problem JSON.
 */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly refused: Code
  readonly facts: RefusalFacts
  /** The faults of single fields, by the path in the body. */
  readonly fields?: readonly FieldFault[]
}

/**
 * A fault of one field: `at` is its path in the body ("amount.amount"), `fault` a code with a text in the
 * web.
 */
export interface FieldFault {
  readonly at: string
  readonly fault: string
}

export function refuse<Code extends RefusalCode>(
  code: Code,
  facts: RefusalFacts = {},
  fields?: readonly FieldFault[],
): Refusal<Code> {
  return fields === undefined ? { refused: code, facts } : { refused: code, facts, fields }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The wire form of a refusal: RFC 9457 problem JSON. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: RefusalCode
  readonly facts: RefusalFacts
  readonly fields?: readonly FieldFault[]
  readonly requestId: string
}
