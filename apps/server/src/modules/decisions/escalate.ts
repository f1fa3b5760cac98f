import { refuse, type Id, type Refusal } from '@puente/contract'
import { isOfficer } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import type { EscalatedCase, Escalation } from './escalation.ts'
import { insertEscalation, lockEscalation, openEscalationOf, setEscalationEnd } from './escalations.store.ts'

function staffId(work: Work): Id<'staff'> {
  if (work.actor.kind !== 'staff') throw new Error('only staff escalate and decide')
  return work.actor.staffId
}

/** A case to escalate. Its module has locked it, and found that it waits and has no open proposal. */
export interface ToEscalate extends EscalatedCase {
  readonly customerId: Id<'customer'>
  readonly reason: string
  readonly dueAt: Date
}

/** Hands a case to the compliance officer. Refuses while it waits for them already. */
export async function escalate(
  work: Work,
  one: ToEscalate,
): Promise<Escalation | Refusal<'already-escalated'>> {
  const escalation: Escalation = {
    ...one,
    id: work.id(),
    escalatedBy: staffId(work),
    at: work.now,
    outcome: undefined,
    endedBy: undefined,
    note: undefined,
    endedAt: undefined,
  }
  return (await insertEscalation(work, escalation)) ? escalation : refuse('already-escalated')
}

/** Gives a case back to the reviewers. Refuses who escalated it. */
export async function giveBack(
  work: Work,
  id: string,
  note: string,
): Promise<Escalation | Refusal<'not-found' | 'escalation-ended' | 'case-escalated'>> {
  const escalation = await lockEscalation(work, id)
  if (escalation === undefined) return refuse('not-found')
  if (escalation.endedAt !== undefined) return refuse('escalation-ended')
  if (escalation.escalatedBy === staffId(work)) return refuse('case-escalated')
  await setEscalationEnd(work, escalation, { outcome: 'given-back', endedBy: staffId(work), note })
  return escalation
}

/**
 * Whether the actor may decide a case. Of an escalated one an officer decides or proposes, and nobody who escalated it
 * takes part. A proposal that waits was made by such an officer, because a case with a proposal is not escalated; any
 * other reviewer may confirm it.
 */
export async function mayDecideCase(
  work: Work,
  one: EscalatedCase,
  step: 'decide' | 'confirm',
): Promise<true | Refusal<'case-escalated'>> {
  const escalation = await openEscalationOf(work, one)
  if (escalation === undefined) return true
  if (escalation.escalatedBy === staffId(work)) return refuse('case-escalated')
  return step === 'confirm' || isOfficer(work.actor) || refuse('case-escalated')
}

/** Ends the open escalation of a case that is decided now. Decisions of the system end none. */
export async function endByDecision(work: Work, one: EscalatedCase): Promise<void> {
  if (work.actor.kind !== 'staff') return
  const escalation = await openEscalationOf(work, one)
  if (escalation === undefined) return
  await setEscalationEnd(work, escalation, {
    outcome: 'decided',
    endedBy: staffId(work),
    note: undefined,
  })
}
