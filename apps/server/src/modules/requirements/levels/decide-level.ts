import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, SeenFileWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, officerTookPart, openApprovals, propose, type Approval } from '../../approvals/index.ts'
import { profileFor, raiseLevel, waitedMinutes, type Profile } from '../../customers/index.ts'
import { allHold, mayDecideCase, needsOfficer, needsTwo, type EscalatedCase } from '../../decisions/index.ts'
import { caseFiles, filesConfirmed, filesMark, filesSeen, type SeenRefusal } from '../../documents/index.ts'
import { requirementEvents } from '../events.ts'
import { levelChecks, recordLevelDecision } from './level-decision.ts'
import type { LevelApplication } from './level.ts'
import { lockApplication, setGranted, setReturned } from './levels.store.ts'

/** Action of the approvals of levels that need two people. */
export const LEVEL_ACTION = 'level'

interface Waiting {
  readonly application: LevelApplication
  readonly profile: Profile
}

const caseOf = (id: string): EscalatedCase => ({ about: 'level-application', subject: id })

/** Locks an application that waits for staff, with its customer. */
export async function lockWaitingLevel(
  work: Work,
  id: string,
): Promise<Waiting | Refusal<'not-found' | 'application-closed'>> {
  const application = await lockApplication(work, id)
  if (application?.submittedAt === undefined) return refuse('not-found')
  if (application.status !== 'submitted') return refuse('application-closed')
  const profile = await profileFor(work, application.customerId, true)
  return profile === undefined ? refuse('not-found') : { application, profile }
}

/**
 * Raises the customer to the level, or proposes it to a second person where the customer is politically exposed or of a
 * risk with enhanced diligence (Circular 62 of the UAF: approval of senior staff), or was checked without the selfie that
 * the level needs. Refuses while a line of the checklist is open: a document may have been refused or have ended meanwhile.
 */
export async function grantLevel(
  work: Work,
  id: string,
  note: string,
  seen: readonly SeenFileWire[] | undefined,
): Promise<
  | true
  | Refusal<'not-found' | 'application-closed' | 'checks-open' | 'case-escalated' | 'already-proposed'>
  | SeenRefusal
> {
  const waiting = await lockWaitingLevel(work, id)
  if (isRefusal(waiting)) return waiting
  const may = await mayDecideCase(work, caseOf(id), 'decide')
  if (isRefusal(may)) return may
  const checks = await levelChecks(work, waiting)
  const hold = allHold(checks)
  if (isRefusal(hold)) return hold
  const { level, customerId } = waiting.application
  const files = await caseFiles(work, customerId)
  const read = await filesSeen(work, files, seen)
  if (isRefusal(read)) return read
  if (!needsTwo(checks)) return grant(work, waiting, note)
  const proposed = await propose(work, LEVEL_ACTION, id, { level, files: filesMark(files) }, note)
  return isRefusal(proposed) ? proposed : true
}

/**
 * Confirms another person's proposal, or sends it back. Refuses to raise a politically exposed person unless the proposer
 * or the confirming person is a compliance officer.
 */
export async function decideLevel(
  work: Work,
  id: string,
  said: Decision,
): Promise<
  | true
  | Refusal<
      | 'not-found'
      | 'application-closed'
      | 'checks-open'
      | 'case-escalated'
      | 'officer-needed'
      | DecisionRefusal
    >
  | SeenRefusal
> {
  const waiting = await lockWaitingLevel(work, id)
  if (isRefusal(waiting)) return waiting
  const may = await mayDecideCase(work, caseOf(id), 'confirm')
  if (isRefusal(may)) return may
  const checks = await levelChecks(work, waiting)
  if (said.decision === 'confirm') {
    const hold = allHold(checks)
    if (isRefusal(hold)) return hold
  }
  const decided = await decide(work, LEVEL_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  if (needsOfficer(checks) && !officerTookPart(work, decided)) return refuse('officer-needed')
  const read = await filesConfirmed(
    work,
    await caseFiles(work, waiting.application.customerId),
    decided.proposal,
  )
  return isRefusal(read) ? read : grant(work, waiting, '', decided)
}

/** Returns the application to the customer with what to correct. */
export async function sendBackLevel(
  work: Work,
  id: string,
  message: string,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'case-escalated' | 'already-proposed'>> {
  const waiting = await lockWaitingLevel(work, id)
  if (isRefusal(waiting)) return waiting
  const may = await mayDecideCase(work, caseOf(id), 'decide')
  if (isRefusal(may)) return may
  // An open proposal has to be decided by another person first.
  if ((await openApprovals(work, LEVEL_ACTION, [id])).size > 0) return refuse('already-proposed')
  await setReturned(work, waiting.application, message, await waitedOf(work, waiting))
  await recordLevelDecision(work, waiting, {
    outcome: 'returned',
    remarks: { customerTexts: [{ text: message }] },
  })
  await work.audit({ action: 'send-back-level-application', subject: id })
  await emitDecided(work, waiting.application, 'sent-back')
  return true
}

/** How long an application waited for its decision. */
const waitedOf = (work: Work, { application: { submittedAt = work.now } }: Waiting): Promise<number> =>
  waitedMinutes(work, submittedAt)

async function grant(work: Work, waiting: Waiting, note: string, proposal?: Approval): Promise<true> {
  const { application, profile } = waiting
  const remarks = proposal === undefined ? { note } : {}
  await recordLevelDecision(work, waiting, { outcome: 'approved', proposal, remarks })
  await setGranted(work, application.id, await waitedOf(work, waiting))
  await raiseLevel(work, profile.id, application.level)
  const facts = { before: profile.level, level: application.level, note }
  await work.audit({ action: 'grant-level', subject: profile.id, facts })
  await emitDecided(work, application, 'granted')
  return true
}

const emitDecided = (work: Work, { customerId, level }: LevelApplication, outcome: 'granted' | 'sent-back') =>
  work.emit({ name: requirementEvents.levelDecided, subject: customerId, facts: { level, outcome } })
