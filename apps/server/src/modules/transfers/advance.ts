import type { TransferState } from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
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

/**
 * The only way a transfer changes state: locks the transfers in one order, follows the edges, writes history and events.
 * Answers those that moved; one whose state has no such edge is left as it is and is not in the answer.
 */
export async function advance(work: Work, moves: readonly Move[]): Promise<ReadonlyMap<string, Moved>> {
  const locked = await store.lockTransfers(
    work,
    moves.map(({ transferId }) => transferId),
  )
  const moved = new Map<string, Moved>()
  const steps: store.Step[] = []
  for (const { transferId, event, facts } of moves) {
    const transfer = locked.get(transferId)
    const to = transfer === undefined ? undefined : nextState(transfer.state, event)
    if (transfer === undefined || to === undefined || moved.has(transferId)) continue
    const reviewedFrom =
      to === 'in-review' && isReviewable(transfer.state) ? transfer.state : transfer.reviewedFrom
    steps.push({ id: transferId, from: transfer.state, to, event, facts: facts ?? {}, reviewedFrom })
    moved.set(transferId, {
      from: transfer.state,
      transfer: { ...transfer, state: to, reviewedFrom, changedAt: work.now },
    })
  }
  if (steps.length === 0) return moved
  await store.writeSteps(work, steps, actorText(work.actor))
  await work.emit(...steps.map(({ id, from, to }) => transferMoved(id, from, to)))
  return moved
}
