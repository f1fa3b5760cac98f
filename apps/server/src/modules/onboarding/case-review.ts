import type { CaseReview } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import {
  checklistOf,
  escalationsOf,
  escalationView,
  peopleOf,
  type Check,
  type EscalatedCase,
} from '../decisions/index.ts'

/** The checklist of a case from its checks, and its escalations. */
export async function reviewOf(
  work: Work,
  one: EscalatedCase,
  checks: readonly Check[],
): Promise<CaseReview> {
  const escalations = await escalationsOf(work, one)
  const names = await staffNames(work, peopleOf(escalations))
  return {
    checklist: checklistOf(checks),
    escalations: escalations.map((escalation) => escalationView(escalation, names)),
  }
}
