import { fromWireId, isRefusal, pendingItemKinds, refuse } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { deferItem } from './defer-item.ts'
import { byRank, toPendingItemWire, type PendingItem } from './pending-item.ts'
import { openItemsOf } from './pending-items.store.ts'

/** Says whether whoever acts has the power to settle what the customer owes; what a user owes is always theirs. */
export type MaySettle = (work: Work) => Promise<boolean>

/** Everything that whoever acts owes, or may see that their company owes. */
async function itemsOf(work: Work): Promise<PendingItem[]> {
  if (work.actor.kind !== 'customer') return []
  const items = await openItemsOf(work, [work.actor.userId, work.actor.customerId])
  return items.sort(byRank)
}

const isOfUser = ({ kind }: PendingItem) => pendingItemKinds[kind].about === 'user'

/** What customers see and do of what they owe. */
export const pendingItemHandlers = (maySettle: MaySettle): readonly Handler[] => [
  handler(customerEndpoints.listPendingItems, async (work) => {
    const may = await maySettle(work)
    const items = await itemsOf(work)
    return { items: items.map((item) => toPendingItemWire(item, work.now, may || isOfUser(item))) }
  }),
  handler(customerEndpoints.deferPendingItem, async (work, { params }) => {
    const id = fromWireId('pending-item', params.id)
    if (id === undefined) return refuse('not-found')
    const mine =
      (await maySettle(work)) || (await itemsOf(work)).some((item) => item.id === id && isOfUser(item))
    if (!mine) return refuse('not-allowed')
    const deferred = await deferItem(work, id)
    return isRefusal(deferred) ? deferred : toPendingItemWire(deferred, work.now, true)
  }),
]
