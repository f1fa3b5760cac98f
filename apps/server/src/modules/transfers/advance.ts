import type { TransferState } from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
import { atOnce, type Common } from '../../platform/data/at-once.ts'
import type { Work } from '../../platform/work.ts'
import { transferMoved } from './events.ts'
import { nextState, type Transfer, type TransferEvent } from './transfer.ts'
import * as store from './transfers.store.ts'

export interface Move {
  readonly transferId: string
  readonly event: TransferEvent
  /** Ids and plain facts for the history; never personal data. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>
}

/** A transfer that moved, as it is now, and where it came from. */
export interface Moved {
  readonly transfer: Transfer
  readonly from: TransferState
}

const isReviewable = (state: TransferState): state is NonNullable<Transfer['reviewedFrom']> =>
  state === 'awaiting-payin' || state === 'funded' || state === 'correcting'

/** A transfer after one move; undefined where its state has no such edge. */
function movedBy(transfer: Transfer, { event }: Move, now: Date): Moved | undefined {
  const state = nextState(transfer.state, event)
  if (state === undefined) return undefined
  const reviewedFrom =
    state === 'in-review' && isReviewable(transfer.state) ? transfer.state : transfer.reviewedFrom
  return { from: transfer.state, transfer: { ...transfer, state, reviewedFrom, changedAt: now } }
}

type By = Move & { readonly actor: string }

/** Moves of many works, each of a transfer of its own. */
const moveAll = atOnce(async (common: Common, moves: readonly By[]) => {
  const ids = moves.map(({ transferId }) => transferId)
  const locked = new Map(await store.lockTransfers(common, ids))
  const moved = moves.map((move) => {
    const transfer = locked.get(move.transferId)
    // One step at a time: the second of two moves at once finds nothing to move.
    locked.delete(move.transferId)
    return transfer && movedBy(transfer, move, common.now)
  })
  const steps = moves.flatMap(({ transferId: id, event, facts = {}, actor }, at): store.Step[] => {
    const one = moved[at]
    if (one === undefined) return []
    const { state: to, reviewedFrom } = one.transfer
    return [{ id, actor, from: one.from, to, event, facts, reviewedFrom }]
  })
  if (steps.length > 0) await store.writeSteps(common, steps)
  return moved
})

/**
 * The only way a transfer changes state: locks the transfers in one order, follows the edges, writes history and events.
 * Answers those that moved; one whose state has no such edge is left as it is and is not in the answer.
 */
export async function advance(work: Work, moves: readonly Move[]): Promise<ReadonlyMap<string, Moved>> {
  const actor = actorText(work.actor)
  const moved = await Promise.all(moves.map((move) => moveAll(work, { ...move, actor })))
  const known = moved.filter((one) => one !== undefined)
  if (known.length === 0) return new Map()
  await work.emit(...known.map(({ transfer: { id, state }, from }) => transferMoved(id, from, state)))
  return new Map(known.map((one) => [one.transfer.id, one]))
}
