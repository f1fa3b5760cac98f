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

/** Moves of many works, each of a transfer of its own; a path is walked step by step, past what has no edge. */
const moveAll = atOnce(async (common: Common, paths: readonly (readonly By[])[]) => {
  const locked = new Map(
    await store.lockTransfers(
      common,
      paths.flatMap((path) => path.map(({ transferId }) => transferId)),
    ),
  )
  const steps: store.Step[] = []
  const walked = paths.map((path) => {
    const taken: Moved[] = []
    for (const { transferId: id, event, facts = {}, actor } of path) {
      const transfer = locked.get(id)
      const moved = transfer && movedBy(transfer, { transferId: id, event }, common.now)
      if (moved === undefined) continue
      locked.set(id, moved.transfer)
      taken.push(moved)
      const { state: to, reviewedFrom } = moved.transfer
      steps.push({ id, actor, from: moved.from, to, event, facts, reviewedFrom })
    }
    // One path at a time: the second of two works about one transfer finds nothing to move.
    for (const { transferId } of path) locked.delete(transferId)
    return taken
  })
  if (steps.length > 0) await store.writeSteps(common, steps)
  return walked
})

/**
 * The only way a transfer changes state: locks the transfers in one order, follows the edges, writes history and events.
 * Answers those that moved; one whose state has no such edge is left as it is and is not in the answer.
 */
export async function advance(work: Work, moves: readonly Move[]): Promise<ReadonlyMap<string, Moved>> {
  const walked = await walk(
    work,
    moves.map((move) => [move]),
  )
  return new Map(walked.flat().map((one) => [one.transfer.id, one]))
}

/**
 * The same of one transfer and several steps at once, each past what has no edge from where it then is. Answers the steps
 * that were taken.
 */
export const advanceThrough = async (
  work: Work,
  transferId: string,
  steps: readonly Omit<Move, 'transferId'>[],
): Promise<readonly Moved[]> => (await walk(work, [steps.map((step) => ({ ...step, transferId }))])).flat()

async function walk(work: Work, paths: readonly (readonly Move[])[]): Promise<readonly Moved[][]> {
  const actor = actorText(work.actor)
  const walked = await Promise.all(
    paths.map((path) =>
      moveAll(
        work,
        path.map((move) => ({ ...move, actor })),
      ),
    ),
  )
  const events = walked.flat().map(({ transfer: { id, state }, from }) => transferMoved(id, from, state))
  if (events.length > 0) await work.emit(...events)
  return walked
}
