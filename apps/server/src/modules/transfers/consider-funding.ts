import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { closeOrder, lastCreditAt, refundOrder } from '../payins/index.ts'
import { advance } from './advance.ts'
import { giveBack } from './give-back.ts'
import type { Transfer } from './transfer.ts'
import * as store from './transfers.store.ts'

/** How much of what lies on its account a transfer still needs, in CLP. */
const owedMinor = (transfer: Transfer): bigint =>
  transfer.state === 'awaiting-payin' || transfer.state === 'in-review' || transfer.state === 'funded'
    ? transfer.sendMinor
    : 0n

/**
 * Looks at the money that lies on a transfer's account and does what it allows: funds the order when it is whole and
 * came in time, sends back what is too much, and everything when the order has ended. Doing it again changes nothing.
 */
export async function considerFunding(work: Work, transferId: string): Promise<void> {
  const transfer = (await store.lockTransfers(work, [transferId])).get(transferId)
  if (transfer === undefined || transfer.state === 'in-review') return
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  if (available === 0n) return
  if (transfer.state === 'awaiting-payin') {
    const creditedAt = await lastCreditAt(work, transferId)
    if (creditedAt !== undefined && creditedAt > transfer.fundingDeadlineAt) {
      return book(work, await giveBack(work, transferId, available, 'paid-late'))
    }
    if (available < transfer.sendMinor) return
    await advance(work, [{ transferId, event: 'funded' }])
    await closeOrder(work, transferId)
  }
  const excess = available - owedMinor(transfer)
  if (excess > 0n) await book(work, await refundOrder(work, transferId, excess, 'excess'))
}
