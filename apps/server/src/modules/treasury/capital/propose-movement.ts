import { isRefusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { propose } from '../../approvals/index.ts'
import {
  CAPITAL_ACTION,
  unfitness,
  type CapitalMovement,
  type StatedMovement,
  type Unfit,
} from './movement.ts'
import { insertMovement } from './movements.store.ts'

/** Proposes a movement of the operator's own money. Nothing is booked until a second person confirms it. */
export async function proposeMovement(
  work: Work,
  stated: StatedMovement,
  note: string,
): Promise<CapitalMovement | Unfit> {
  const unfit = await unfitness(work, stated)
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
  }
  await insertMovement(work, movement)
  return movement
}
