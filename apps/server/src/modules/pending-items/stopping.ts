import { pendingItemKinds, pendingKinds, type PendingKind } from '@puente/contract'
import type { Common } from '../../platform/data/at-once.ts'
import type { Work } from '../../platform/work.ts'
import { byRank, isBlocking, type PendingItem } from './pending-item.ts'
import { lastClosedAt, openItemsOf } from './pending-items.store.ts'

const stopsSending = (kind: PendingKind): boolean =>
  !['over-threshold', 'nothing'].includes(pendingItemKinds[kind].blocks)

/**
 * The kinds that stop an order that stands already, before its money is converted. Newer terms do not: whoever refuses
 * them may finish what they ordered under the old ones.
 */
export const stoppingKinds: readonly PendingKind[] = pendingKinds.filter(
  (kind) => stopsSending(kind) && kind !== 'terms-update',
)

/** What stops orders of these subjects now, by subject, the most urgent first. */
export async function stoppingItems(
  work: Common,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly PendingItem[]>> {
  const items = (await openItemsOf(work, subjects)).filter(
    (item) => isBlocking(item, work.now) && stoppingKinds.includes(item.kind),
  )
  return Map.groupBy(items.sort(byRank), ({ subject }) => subject)
}

/** When the last thing that these subjects owed was over; undefined when they never owed anything. */
export const nothingOwedSince = (work: Work, subjects: readonly string[]): Promise<Date | undefined> =>
  lastClosedAt(work, subjects, stoppingKinds)
