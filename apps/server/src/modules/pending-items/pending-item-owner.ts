import { fromWireId } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { lockOpenItem } from './pending-items.store.ts'

/** The customer who owns an open item. An item about a user belongs to the customer for whom that user acts now. */
export async function pendingItemOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = fromWireId('pending-item', wireId)
  const item = id === undefined ? undefined : await lockOpenItem(work, id)
  if (item === undefined) return undefined
  const { actor } = work
  return actor.kind === 'customer' && actor.userId === item.subject ? actor.customerId : item.subject
}
