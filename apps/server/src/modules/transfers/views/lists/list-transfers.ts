import type { Key } from '../../../../platform/lists/cursor.ts'
import type { List } from '../../../../platform/lists/list.ts'
import { listsInOrders, type RowOrder } from '../../../../platform/lists/orders.ts'
import type { Work } from '../../../../platform/work.ts'
import type { Transfer } from '../../transfer.ts'
import type { TransferFilter } from './transfer-filter.ts'
import { customerIds, staffIds, transferOrders, type StaffFilter } from './transfer-lists.store.ts'
import { transfersByIds } from '../../transfers.store.ts'

/** The transfers in the order of their ids. */
async function inOrder(work: Work, ids: readonly string[]): Promise<Transfer[]> {
  const found = new Map((await transfersByIds(work, ids)).map((transfer) => [transfer.id, transfer]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A customer's transfers, latest order first. */
export const customerTransfers: List<TransferFilter, Transfer> = {
  name: 'customer-transfers',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
  read: async (work, filter, after, limit) => inOrder(work, await customerIds(work, filter, after, limit)),
}

/** All transfers in each order of their list. */
export const staffTransfers = listsInOrders(
  'staff-transfers',
  transferOrders,
  async (
    work: Work,
    filter: StaffFilter,
    after: Key | undefined,
    limit: number,
    order: RowOrder<Transfer>,
  ): Promise<Transfer[]> => inOrder(work, await staffIds(work, filter, after, limit, order)),
)
