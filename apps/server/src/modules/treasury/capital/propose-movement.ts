import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { propose } from '../../approvals/index.ts'
import {
  CAPITAL_ACTION,
  unfitness,
  type CapitalMovement,
  type StatedMovement,
  type Unfit,
} from './movement.ts'
import { insertMovement, isCorrected, lockMovement } from './movements.store.ts'

/** Refuses the correction of a proposal that waits, is booked or was corrected before. */
async function uncorrectable(
  work: Work,
  { corrects }: StatedMovement,
): Promise<Refusal<'not-found' | 'already-proposed'> | undefined> {
  if (corrects === undefined) return undefined
  const earlier = await lockMovement(work, corrects)
  if (earlier === undefined) return refuse('not-found')
  const isOver = earlier.state === 'sent-back' || earlier.state === 'withdrawn'
  return isOver && !(await isCorrected(work, corrects)) ? undefined : refuse('already-proposed')
}

/**
 * Proposes a movement of the operator's own money. Nothing is booked until a second person confirms it. A proposal that
 * was sent back or withdrawn is corrected at most once.
 */
export async function proposeMovement(
  work: Work,
  stated: StatedMovement,
  note: string,
): Promise<CapitalMovement | Unfit | Refusal<'not-found' | 'already-proposed'>> {
  const unfit = (await uncorrectable(work, stated)) ?? (await unfitness(work, stated))
  if (unfit !== undefined) return unfit
  const id = work.id()
  const { kind, account, currency, amountMinor, day } = stated
  const proposal = { action: kind, account, currency, amountMinor: String(amountMinor), day }
  const approval = await propose(work, CAPITAL_ACTION, id, proposal, note)
  if (isRefusal(approval)) throw new Error(`a proposal for the new movement ${id} waits already`)
  const { proposedBy, proposedAt } = approval
  const movement: CapitalMovement = {
    ...stated,
    id,
    note,
    state: 'waiting',
    proposedBy,
    proposedAt,
    decidedBy: undefined,
    decidedAt: undefined,
    correctedBy: undefined,
  }
  await insertMovement(work, movement)
  return movement
}
