import type { Work } from '../../platform/work.ts'
import { byRank, type PendingItem } from './pending-item.ts'
import { openItemsOf } from './pending-items.store.ts'

/** Open items of these subjects that the customer must complete, by rank. */
export const itemsForCustomer = async (work: Work, subjects: readonly string[]): Promise<PendingItem[]> =>
  (await openItemsOf(work, subjects)).filter(({ turn }) => turn === 'customer').sort(byRank)
