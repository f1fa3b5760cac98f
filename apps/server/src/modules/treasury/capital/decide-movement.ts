import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Journal } from '@puente/ledger'
import { oneAtATime } from '../../../platform/data/one-at-a-time.ts'
import type { Work } from '../../../platform/work.ts'
import { decide, type Approval } from '../../approvals/index.ts'
import { account as accountRef, bookAsDated, move } from '../../books/index.ts'
import { CAPITAL_ACTION, effectiveAt, unfitness, type CapitalMovement, type Unfit } from './movement.ts'
import { decideMovement, lockMovement } from './movements.store.ts'

/** The journal of a movement, with the movement's id. A withdrawal moves money the other way. */
function journalOf(work: Work, movement: CapitalMovement): Journal {
  const { id, kind, account, currency, amountMinor, day, note } = movement
  const own = accountRef(account, currency)
  const capital = accountRef('operator-capital', currency)
  return {
    id,
    kind: `capital-${kind}`,
    subject: id,
    effectiveAt: effectiveAt(work, day),
    reason: note,
    legs: move(own, capital, kind === 'withdrawal' ? -amountMinor : amountMinor),
  }
}

/**
 * Confirms a movement, which books it, or sends it back. Refuses what has become impossible since the proposal: its
 * account has postings, its day was closed, or the money was used.
 */
export async function decideCapitalMovement(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Unfit | Refusal<DecisionRefusal>> {
  const movement = await lockMovement(work, id)
  const decided = await decide(work, CAPITAL_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (movement === undefined || work.actor.kind !== 'staff') return refuse('no-proposal')
  if (said.decision === 'send-back') {
    await decideMovement(work, id, 'sent-back', work.actor.staffId)
    return true
  }
  const { kind, account, currency, amountMinor, day } = movement
  // Movements of one account are confirmed one after another, so that each check sees those before it.
  await oneAtATime(work, 'capital', `${account} ${currency}`)
  const unfit = await unfitness(work, movement)
  // The second person has no form with fields.
  if (unfit !== undefined) return refuse(unfit.refused, unfit.facts)
  await decideMovement(work, id, 'booked', work.actor.staffId)
  await work.audit({
    action: 'book-capital',
    subject: id,
    facts: { kind, account, currency, amountMinor: String(amountMinor), day },
  })
  return bookAsDated(work, journalOf(work, movement))
}

/** Ends the movement of a proposal that its author withdraws. */
export async function withdrawCapitalMovement(
  work: Work,
  { subject, proposedBy }: Pick<Approval, 'subject' | 'proposedBy'>,
): Promise<void> {
  await decideMovement(work, subject, 'withdrawn', proposedBy)
}
