import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, DifferenceExplanation } from '@puente/contract/staff'
import { actorText } from '../../platform/actor.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, openApprovals, propose } from '../approvals/index.ts'
import { countDifferences, differenceNamed, explainAll, lockGate, setGate } from './instructions.store.ts'

/** Name of the approval that resumes sending. */
export const OPEN_SENDING_ACTION = 'open-sending'

/** There is one gate, so there is at most one waiting proposal. */
export const SENDING = derivedId('sending', 'one')

type Unfit = Refusal<'sending-is-open' | 'differences-unexplained'>

/**
 * Explains differences. `same-instruction`: the books send it again under the same id and the partner returns the
 * existing one. `already-done`: the money it moved is not moved again. `not-ours`: it blocks nothing. Refuses while a
 * proposal to resume waits for a second person.
 */
export async function explainDifferences(
  work: Work,
  ids: readonly string[],
  explanation: DifferenceExplanation,
  note: string,
): Promise<number | Refusal<'already-proposed' | 'sending-is-open'>> {
  if ((await lockGate(work)).state !== 'closed') return refuse('sending-is-open')
  if ((await openApprovals(work, OPEN_SENDING_ACTION, [SENDING])).size > 0) return refuse('already-proposed')
  const count = await explainAll(work, ids, explanation, { note, by: actorText(work.actor) })
  await work.audit({ action: 'explain-differences', facts: { explanation, count } })
  return count
}

/** Explains one difference by its reference, for the command line. Refuses with `not-found`. */
export async function explainReference(
  work: Work,
  reference: string,
  explanation: DifferenceExplanation,
  note: string,
): Promise<number | Refusal<'already-proposed' | 'sending-is-open' | 'not-found'>> {
  const id = await differenceNamed(work, reference)
  return id === undefined ? refuse('not-found') : explainDifferences(work, [id], explanation, note)
}

async function unfit(work: Work): Promise<Unfit | undefined> {
  if ((await lockGate(work)).state !== 'closed') return refuse('sending-is-open')
  const { unexplained } = await countDifferences(work)
  return unexplained > 0 ? refuse('differences-unexplained', { count: unexplained }) : undefined
}

/** Proposes to resume sending. Refuses while a difference is unexplained. */
export async function proposeOpening(
  work: Work,
  note: string,
): Promise<true | Unfit | Refusal<'already-proposed'>> {
  const not = await unfit(work)
  if (not !== undefined) return not
  const proposed = await propose(work, OPEN_SENDING_ACTION, SENDING, { action: 'open' }, note)
  return isRefusal(proposed) ? proposed : true
}

/**
 * Confirms the proposal and opens the gate, or sends it back. Differences found since the proposal are checked again.
 */
export async function decideOpening(
  work: Work,
  said: Decision,
): Promise<true | Unfit | Refusal<DecisionRefusal>> {
  const not = said.decision === 'confirm' ? await unfit(work) : undefined
  if (not !== undefined) return not
  const decided = await decide(work, OPEN_SENDING_ACTION, SENDING, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  await setGate(work, 'open')
  await work.audit({ action: 'open-sending' })
  return true
}
