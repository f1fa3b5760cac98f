import { fromWireId } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { lockOpenItem } from './pending-items.store.ts'

/**
 * Whose an open item is: the customer's it is about. One about a user is theirs for whom that user acts now, and nobody
 * else's.
 */
export async function pendingItemOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = fromWireId('pending-item', wireId)
  const item = id === undefined ? undefined : await lockOpenItem(work, id)
  if (item === undefined) return undefined
  const { actor } = work
  return actor.kind === 'customer' && actor.userId === item.subject ? actor.customerId : item.subject
}
