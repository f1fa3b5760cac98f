import { fromWireId, isRefusal, pendingItemKinds, refuse, type Id } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { deferItem } from './defer-item.ts'
import { byRank, toPendingItemWire, type PendingItem } from './pending-item.ts'
import { openItemsOf } from './pending-items.store.ts'

/** Whether the acting user may settle the customer's items. A user may always settle items about themselves. */
export type MaySettle = (work: Work) => Promise<boolean>

/** The items among these that the customer is asked to settle; see `askedOfCustomer` of transfers. */
export type AskedOf = (
  work: Work,
  customerId: Id<'customer'>,
  items: readonly PendingItem[],
) => Promise<PendingItem[]>

/** Open items of the acting user, and of the customer they act for. */
async function itemsOf(work: Work, askedOf: AskedOf): Promise<PendingItem[]> {
  if (work.actor.kind !== 'customer') return []
  const { userId, customerId } = work.actor
  const items = await openItemsOf(work, [userId, customerId])
  return askedOf(work, customerId, items.sort(byRank))
}

const isOfUser = ({ kind }: PendingItem) => pendingItemKinds[kind].about === 'user'

/** Customer handlers of pending items. */
export const pendingItemHandlers = (maySettle: MaySettle, askedOf: AskedOf): readonly Handler[] => [
  handler(customerEndpoints.listPendingItems, async (work) => {
    const may = await maySettle(work)
    const items = await itemsOf(work, askedOf)
    return { items: items.map((item) => toPendingItemWire(item, work.now, may || isOfUser(item))) }
  }),
  handler(customerEndpoints.deferPendingItem, async (work, { params }) => {
    const id = fromWireId('pending-item', params.id)
    if (id === undefined) return refuse('not-found')
    const mine =
      (await maySettle(work)) ||
      (await itemsOf(work, askedOf)).some((item) => item.id === id && isOfUser(item))
    if (!mine) return refuse('not-allowed')
    const deferred = await deferItem(work, id)
    return isRefusal(deferred) ? deferred : toPendingItemWire(deferred, work.now, true)
  }),
]
