import type { FieldFault } from '@puente/contract'
import { refuse, type Refusal } from '@puente/contract'
import type { ChecklistCheck, ChecklistLine } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Check, DecisionRule } from './decision.ts'
import { readerOf, settingsNow } from './setting-versions.ts'

type Line = Pick<Check, 'check' | 'of' | 'result'>

/** A check as a line of the checklist: what does not hold is open where it is required, and a warning elsewhere. */
export const lineOf = (
  line: Line & { check: ChecklistCheck },
  isMet: boolean,
  isRequired: boolean,
): Check => ({
  ...line,
  standing: isMet ? 'met' : isRequired ? 'open' : 'warned',
})

/** The checks of a decision as they are now, from the same rule that records them. */
export async function checksNow<Inputs>(
  work: Work,
  rule: DecisionRule<Inputs>,
  inputs: Inputs,
): Promise<readonly Check[]> {
  return rule.checks(inputs, readerOf(await settingsNow(work, rule, inputs)))
}

/** The checklist of a case: its checks that have a standing. */
export const checklistOf = (checks: readonly Check[]): ChecklistLine[] =>
  checks.flatMap(({ standing, ...line }) => (standing === undefined ? [] : [{ ...line, standing }]))

/** The result of the check whether two people decide. */
export const needsTwo = (checks: readonly Check[]): boolean =>
  checks.some(({ check, result }) => check === 'two-people' && result === 'yes')

/**
 * Whether the proposer or the confirming person must be a compliance officer: the case has a politically exposed person
 * (Circular 62 of the UAF, part h: approval of senior staff).
 */
export const needsOfficer = (checks: readonly Check[]): boolean =>
  checks.some(({ check, result }) => check === 'exposure' && result !== 'none' && result !== 'undeclared')

/** Where a line is in the faults of a refusal. */
const placeOf = ({ check, of }: Line): string => ['checks', check, of].filter((part) => part).join('.')

/** Refuses while a required line does not hold, with a fault at each. */
export function allHold(checks: readonly Check[]): true | Refusal<'checks-open'> {
  const faults: FieldFault[] = checks.flatMap((one) =>
    one.standing === 'open' ? [{ at: placeOf(one), fault: one.result }] : [],
  )
  return faults.length === 0 || refuse('checks-open', { count: faults.length }, faults)
}
