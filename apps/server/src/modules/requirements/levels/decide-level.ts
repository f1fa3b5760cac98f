import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, openApprovals, propose, type Approval } from '../../approvals/index.ts'
import { hasEnhancedDiligence, profileFor, raiseLevel, type Profile } from '../../customers/index.ts'
import { requirementEvents } from '../events.ts'
import { recordLevelDecision } from './level-decision.ts'
import { levelRequirements, type LevelApplication } from './level.ts'
import { declarationOf, lockApplication, setGranted, setReturned } from './levels.store.ts'
import { neededDocuments } from './needed-documents.ts'

/** Action of the approvals of levels that need two people. */
export const LEVEL_ACTION = 'level'

interface Waiting {
  readonly application: LevelApplication
  readonly profile: Profile
}

/** Locks an application that waits for staff, with its customer. */
async function lockWaiting(
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
 * Whether a second person must confirm: the customer is politically exposed, or of a risk with enhanced diligence
 * (Circular 62 of the UAF: approval of senior staff).
 */
export async function needsTwoPeople(
  work: Work,
  { id, risk }: Pick<Profile, 'id' | 'risk'>,
): Promise<boolean> {
  const { exposure = 'none' } = await declarationOf(work, id)
  return exposure !== 'none' || (await hasEnhancedDiligence(work, risk))
}

/** Refuses while a document that the level needs is not accepted: it may have been refused or have ended meanwhile. */
async function documentsAccepted(
  work: Work,
  { application, profile }: Waiting,
): Promise<true | Refusal<'documents-not-accepted'>> {
  const { documents } = await levelRequirements(work, profile.kind, application.level)
  const states = await neededDocuments(work, profile, documents)
  return states.every(({ state }) => state === 'accepted') || refuse('documents-not-accepted')
}

/** Raises the customer to the level, or proposes it to a second person. */
export async function grantLevel(
  work: Work,
  id: string,
  note: string,
): Promise<
  true | Refusal<'not-found' | 'application-closed' | 'documents-not-accepted' | 'already-proposed'>
> {
  const waiting = await lockWaiting(work, id)
  if (isRefusal(waiting)) return waiting
  const accepted = await documentsAccepted(work, waiting)
  if (isRefusal(accepted)) return accepted
  if (!(await needsTwoPeople(work, waiting.profile))) return grant(work, waiting, note)
  const { level } = waiting.application
  const proposed = await propose(work, LEVEL_ACTION, id, { level }, note)
  return isRefusal(proposed) ? proposed : true
}

/** Confirms another person's proposal, or sends it back. */
export async function decideLevel(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'documents-not-accepted' | DecisionRefusal>> {
  const waiting = await lockWaiting(work, id)
  if (isRefusal(waiting)) return waiting
  if (said.decision === 'confirm') {
    const accepted = await documentsAccepted(work, waiting)
    if (isRefusal(accepted)) return accepted
  }
  const decided = await decide(work, LEVEL_ACTION, id, said)
  if (isRefusal(decided)) return decided
  return said.decision === 'send-back' ? true : grant(work, waiting, '', decided)
}

/** Returns the application to the customer with what to correct. */
export async function sendBackLevel(
  work: Work,
  id: string,
  message: string,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'already-proposed'>> {
  const waiting = await lockWaiting(work, id)
  if (isRefusal(waiting)) return waiting
  // An open proposal has to be decided by another person first.
  if ((await openApprovals(work, LEVEL_ACTION, [id])).size > 0) return refuse('already-proposed')
  await setReturned(work, waiting.application, message)
  await recordLevelDecision(work, waiting, {
    outcome: 'returned',
    remarks: { customerTexts: [{ text: message }] },
  })
  await work.audit({ action: 'send-back-level-application', subject: id })
  await emitDecided(work, waiting.application, 'sent-back')
  return true
}

async function grant(work: Work, waiting: Waiting, note: string, proposal?: Approval): Promise<true> {
  const { application, profile } = waiting
  const remarks = proposal === undefined ? { note } : {}
  await recordLevelDecision(work, waiting, { outcome: 'approved', proposal, remarks })
  await setGranted(work, application.id)
  await raiseLevel(work, profile.id, application.level)
  const facts = { before: profile.level, level: application.level, note }
  await work.audit({ action: 'grant-level', subject: profile.id, facts })
  await emitDecided(work, application, 'granted')
  return true
}

const emitDecided = (work: Work, { customerId, level }: LevelApplication, outcome: 'granted' | 'sent-back') =>
  work.emit({ name: requirementEvents.levelDecided, subject: customerId, facts: { level, outcome } })
