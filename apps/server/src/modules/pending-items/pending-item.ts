import { pendingItemKinds, toWireId, type PendingKind, type PendingActor, type Id } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'

/** An action required from a user or a customer. It is open until the fact that raised it ends. */
export interface PendingItem {
  readonly id: Id<'pending-item'>
  readonly kind: PendingKind
  /** The id of a user or a customer; the kind determines which. */
  readonly subject: string
  /** Codes, dates and ids only. */
  readonly facts: Readonly<Record<string, string>>
  readonly turn: PendingActor
  readonly turnSince: Date
  readonly openedAt: Date
  readonly dueAt: Date | undefined
  readonly blocksFrom: Date | undefined
  readonly deferredUntil: Date | undefined
}

/** Whether it blocks, at that instant, what its kind blocks. */
export const isBlocking = ({ blocksFrom }: Pick<PendingItem, 'blocksFrom'>, now: Date): boolean =>
  blocksFrom !== undefined && blocksFrom <= now

/** By rank; within a rank the longest open first. */
export function byRank(one: PendingItem, other: PendingItem): number {
  const ranks = pendingItemKinds[one.kind].rank - pendingItemKinds[other.kind].rank
  return ranks === 0 ? one.openedAt.getTime() - other.openedAt.getTime() : ranks
}

/** The item as its customer sees it. */
export function toPendingItemWire(item: PendingItem, now: Date, mine: boolean): PendingItemWire {
  const { rank, path } = pendingItemKinds[item.kind]
  const blocks = isBlocking(item, now)
  const moment = (date: Date | undefined, name: string) =>
    date === undefined ? {} : { [name]: date.toISOString() }
  return {
    id: toWireId('pending-item', item.id),
    kind: item.kind,
    path,
    rank,
    blocks,
    turn: item.turn,
    openedAt: item.openedAt.toISOString(),
    mine,
    facts: item.facts,
    ...(blocks ? {} : moment(item.blocksFrom, 'blocksFrom')),
    ...moment(item.dueAt, 'dueAt'),
    ...moment(item.deferredUntil, 'deferredUntil'),
  }
}
