import { pendingItemKinds, pendingKinds, type PendingKind } from '@puente/contract'
import type { Common } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'
import { byRank, isBlocking, type PendingItem } from './pending-item.ts'
import { lastClosedAt, openItemsOf } from './pending-items.store.ts'

const stopsSending = (kind: PendingKind): boolean =>
  !['over-threshold', 'nothing'].includes(pendingItemKinds[kind].blocks)

/**
 * The kinds that block an existing order before its conversion. A newer version of the terms does not: a customer who
 * refuses it may finish what they ordered under the earlier one.
 */
export const stoppingKinds: readonly PendingKind[] = pendingKinds.filter(
  (kind) => stopsSending(kind) && kind !== 'terms-update',
)

/** The items that block orders of these subjects now, by subject, highest rank first. */
export async function stoppingItems(
  work: Common,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly PendingItem[]>> {
  const items = (await openItemsOf(work, subjects)).filter(
    (item) => isBlocking(item, work.now) && stoppingKinds.includes(item.kind),
  )
  return Map.groupBy(items.sort(byRank), ({ subject }) => subject)
}

/** When the last blocking item of these subjects was closed; undefined when there was none. */
export const lastBlockingItemClosedAt = (
  work: Work,
  subjects: readonly string[],
): Promise<Date | undefined> => lastClosedAt(work, subjects, stoppingKinds)
