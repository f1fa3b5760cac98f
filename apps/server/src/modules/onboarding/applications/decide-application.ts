import {
  applicationAsks,
  isRefusal,
  refuse,
  type ApplicationAsk,
  type ApplicationOutcome,
  type Refusal,
} from '@puente/contract'
import type { Decision, DecisionRefusal, SeenFileWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, officerTookPart, propose } from '../../approvals/index.ts'
import { allHold, mayDecideCase, needsOfficer } from '../../decisions/index.ts'
import { caseFiles, filesConfirmed, filesMark, filesSeen, type SeenRefusal } from '../../documents/index.ts'
import { setRefused } from '../../customers/index.ts'
import type { Application } from './application.ts'
import type { EvidenceOf } from '../case-evidence.ts'
import { applicationChecks, applicationInputs, recordApplicationDecision } from './application-decision.ts'
import { resetAttempts, lockApplication, setStatus } from './applications.store.ts'
import { onboardingEvents } from '../events.ts'
import { settlePersonFile } from '../file-rules.ts'
import { confirm, reopen } from './record-answer.ts'

/** Action of the approvals of a person's application. */
export const APPLICATION_ACTION = 'identity-review'

/** Locks an application that waits for staff. */
export async function lockWaitingApplication(
  work: Work,
  id: string,
): Promise<Application | Refusal<'not-found' | 'application-closed'>> {
  const application = await lockApplication(work, id)
  // An application that never waited for staff is not visible to them.
  if (application?.cause === undefined) return refuse('not-found')
  return application.status === 'with-staff' ? application : refuse('application-closed')
}

/** What staff propose about an application. */
export interface ProposedOutcome {
  readonly outcome: ApplicationOutcome
  readonly note: string
  readonly asks?: readonly ApplicationAsk[] | undefined
  /** The files that were shown, with an approval. */
  readonly seen?: readonly SeenFileWire[] | undefined
}

/**
 * Proposes an outcome of the review. An approval is refused while a line of the checklist is open, and unless the person
 * read every file.
 */
export async function proposeOutcome(
  work: Work,
  id: string,
  { outcome, note, asks = [], seen }: ProposedOutcome,
  evidenceOf: EvidenceOf,
): Promise<
  | true
  | Refusal<'not-found' | 'application-closed' | 'already-proposed' | 'checks-open' | 'case-escalated'>
  | SeenRefusal
> {
  const application = await lockWaitingApplication(work, id)
  if (isRefusal(application)) return application
  const may = await mayDecideCase(work, { about: 'application', subject: id }, 'decide')
  if (isRefusal(may)) return may
  if (outcome === 'approve') {
    const hold = allHold(
      await applicationChecks(work, await applicationInputs(work, application, evidenceOf)),
    )
    if (isRefusal(hold)) return hold
    const read = await filesSeen(work, await caseFiles(work, application.id), seen)
    if (isRefusal(read)) return read
  }
  const proposed = await propose(
    work,
    APPLICATION_ACTION,
    id,
    {
      outcome,
      ...(asks.length === 0 ? {} : { asks: asks.join(',') }),
      ...(outcome === 'approve' ? { files: filesMark(await caseFiles(work, application.id)) } : {}),
    },
    note,
  )
  return isRefusal(proposed) ? proposed : true
}

/**
 * Confirms another person's proposal and carries it out, or sends it back. Refuses to approve a politically exposed person
 * unless the proposer or the confirming person is a compliance officer.
 */
export async function decideApplication(
  work: Work,
  id: string,
  said: Decision,
  evidenceOf: EvidenceOf,
): Promise<
  | true
  | Refusal<
      | 'not-found'
      | 'application-closed'
      | DecisionRefusal
      | 'rut-has-account'
      | 'checks-open'
      | 'case-escalated'
      | 'officer-needed'
    >
  | SeenRefusal
> {
  const application = await lockWaitingApplication(work, id)
  if (isRefusal(application)) return application
  const may = await mayDecideCase(work, { about: 'application', subject: id }, 'confirm')
  if (isRefusal(may)) return may
  const decided = await decide(work, APPLICATION_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const proposed = outcomeOf(decided.proposal)
  const inputs = await applicationInputs(work, application, evidenceOf)
  if (proposed === 'approve') {
    const checks = await applicationChecks(work, inputs)
    const hold = allHold(checks)
    if (isRefusal(hold)) return hold
    if (needsOfficer(checks) && !officerTookPart(work, decided)) return refuse('officer-needed')
    const read = await filesConfirmed(work, await caseFiles(work, application.id), decided.proposal)
    if (isRefusal(read)) return read
  }
  await recordApplicationDecision(work, application, inputs, {
    outcome: recorded[proposed],
    proposal: decided,
    remarks: { customerTexts: asksOf(decided.proposal).map((code) => ({ code })) },
  })
  switch (proposed) {
    case 'approve':
      return confirm(work, application)
    case 'reopen':
      await resetAttempts(work, id)
      await reopen(work, id, asksOf(decided.proposal))
      return true
    case 'refuse':
      await setStatus(work, id, 'refused')
      await setRefused(work, id)
      await settlePersonFile(work, id)
      await work.emit({ name: onboardingEvents.identityNotConfirmed, subject: id, facts: {} })
      return true
  }
}

const recorded = {
  approve: 'approved',
  reopen: 'returned',
  refuse: 'refused',
} as const satisfies Record<ApplicationOutcome, string>

/** The parts that a proposal requests to be checked by the person. */
export const asksOf = ({ asks = '' }: Readonly<Record<string, string>>): ApplicationAsk[] =>
  applicationAsks.filter((ask) => asks.split(',').includes(ask))

/** The outcome named by a proposal. */
export function outcomeOf({ outcome }: Readonly<Record<string, string>>): ApplicationOutcome {
  if (outcome === 'approve' || outcome === 'reopen') return outcome
  return 'refuse'
}
