import type { TransferState, Id } from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
import { batchedQuery, type Common } from '../../platform/data/batched-query.ts'
import type { DomainEvent } from '../../platform/events/outbox.ts'
import { markInTrace, tracesOf } from '../../platform/telemetry/subject-traces.ts'
import type { Work } from '../../platform/work.ts'
import { transferMoved } from './events.ts'
import { nextState, type Transfer, type TransferEvent } from './transfer.ts'
import * as store from './transfers.store.ts'

export interface Move {
  readonly transferId: Id<'transfer'>
  readonly event: TransferEvent
  /** Ids and codes for the history; never personal data. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>
}

/** A transfer after a change of state, with its former state. */
export interface Moved {
  readonly transfer: Transfer
  readonly from: TransferState
}

const isReviewable = (state: TransferState): state is NonNullable<Transfer['reviewedFrom']> =>
  state === 'awaiting-payin' || state === 'funded' || state === 'correcting'

/** The transfer after one move; undefined when its state has no such edge. */
function movedBy(transfer: Transfer, { event }: Move, now: Date): Moved | undefined {
  const state = nextState(transfer.state, event)
  if (state === undefined) return undefined
  const reviewedFrom =
    state === 'in-review' && isReviewable(transfer.state) ? transfer.state : transfer.reviewedFrom
  return { from: transfer.state, transfer: { ...transfer, state, reviewedFrom, changedAt: now } }
}

type By = Move & { readonly actor: string }

/** The moves of many works in one batch, each work with its own transfers. Moves without an edge are skipped. */
const moveAll = batchedQuery(async (common: Common, paths: readonly (readonly By[])[]) => {
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
    // If two works move the same transfer, the moves of the second one have no effect.
    for (const { transferId } of path) locked.delete(transferId)
    return taken
  })
  if (steps.length > 0) await store.writeSteps(common, steps)
  return walked
})

/**
 * Changes the state of transfers; nothing else does. Locks them in the order of their ids, follows the edges, and
 * writes history and events. Returns those that moved; one whose state has no such edge stays unchanged and is absent.
 */
export async function advance(work: Work, moves: readonly Move[]): Promise<ReadonlyMap<string, Moved>> {
  const walked = await walk(
    work,
    moves.map((move) => [move]),
  )
  return new Map(walked.flat().map((one) => [one.transfer.id, one]))
}

/**
 * Moves one transfer by several steps, skipping those without an edge from the state reached. Returns the steps taken.
 */
export const advanceThrough = async (
  work: Work,
  transferId: Id<'transfer'>,
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
  const moved = walked.flat()
  if (moved.length > 0) await work.emit(...(await eventsOf(work, moved)))
  return walked
}

/** The events of moves. Each move is marked in the trace of the order, which its event then continues. */
async function eventsOf(work: Work, moved: readonly Moved[]): Promise<DomainEvent[]> {
  const traces = await tracesOf(
    work,
    moved.map(({ transfer }) => transfer.id),
  )
  return moved.map(({ transfer: { id, state }, from }) => {
    const traceparent = markInTrace(traces.get(id), `transfer ${state}`)
    return { ...transferMoved(id, from, state), traceparent }
  })
}
