import { isOverThreshold, pendingItemKinds, refuse, toWireId, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { byRank, isBlocking, type PendingItem } from './pending-item.ts'
import { openItemsOf } from './pending-items.store.ts'

/** The first open item of these subjects that blocks sending now. */
export async function sendingBlock(
  work: Work,
  subjects: readonly string[],
): Promise<PendingItem | undefined> {
  const items = await openItemsOf(work, subjects)
  return items
    .filter((item) => isBlocking(item, work.now) && !isOverThreshold(item))
    .sort(byRank)
    .at(0)
}

/** Refuses sending while an item of the user, or of the customer they act for, blocks it. */
export async function pendingItemGate(work: Work): Promise<Refusal<'blocked-by-pending-item'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  const item = await sendingBlock(work, [work.actor.userId, work.actor.customerId])
  return item && blockedBy(item)
}

/** The refusal that names the item and the path where it is settled. */
export const blockedBy = (item: PendingItem): Refusal<'blocked-by-pending-item'> =>
  refuse('blocked-by-pending-item', {
    kind: item.kind,
    subject: toWireId('pending-item', item.id),
    path: pendingItemKinds[item.kind].path,
  })
