import type { Id } from '@puente/contract'
import type { CaseReview, ScreeningAnswer } from '@puente/contract/staff'
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
import { caseFiles, caseFileViews } from '../documents/index.ts'
import { latestCheck } from '../screening/index.ts'

/** After this many days an answer of the watch lists is shown as old: the lists change daily. */
const OLD_AFTER_DAYS = 30
const DAY_MS = 24 * 3_600_000

/** The latest answer of the watch lists about a subject. */
export async function screeningAnswerOf(work: Work, subject: string): Promise<ScreeningAnswer | undefined> {
  const check = await latestCheck(work, subject)
  return (
    check && {
      verdict: check.verdict,
      at: check.at.toISOString(),
      listVersion: check.listVersion,
      isOld: work.now.getTime() - check.at.getTime() > OLD_AFTER_DAYS * DAY_MS,
    }
  )
}

/** The checklist of a case from its checks, the files and answers to read before a decision, and its escalations. */
export async function reviewOf(
  work: Work,
  one: EscalatedCase,
  customerId: Id<'customer'>,
  checks: readonly Check[],
): Promise<CaseReview> {
  const escalations = await escalationsOf(work, one)
  const names = await staffNames(work, peopleOf(escalations))
  const screening = await screeningAnswerOf(work, customerId)
  return {
    checklist: checklistOf(checks),
    files: await caseFileViews(work, await caseFiles(work, customerId)),
    ...(screening === undefined ? {} : { screening }),
    escalations: escalations.map((escalation) => escalationView(escalation, names)),
  }
}
