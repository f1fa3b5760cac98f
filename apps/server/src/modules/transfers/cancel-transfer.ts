import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { closeOrder } from '../payins/index.ts'
import { advance } from './advance.ts'
import { giveBack } from './give-back.ts'
import type { Transfer } from './transfer.ts'
import { lockTransfers, transferFor } from './transfers.store.ts'

/** Cancels before conversion: without money it ends at once, with money everything goes back. */
export async function cancelTransfer(
  work: Work,
  transferId: string,
): Promise<Transfer | Refusal<'not-in-this-state' | 'not-found'>> {
  const transfer = (await lockTransfers(work, [transferId])).get(transferId)
  if (transfer === undefined) return refuse('not-found')
  if (transfer.state !== 'awaiting-payin' && transfer.state !== 'funded')
    return refuse('not-in-this-state', { state: transfer.state === 'in-review' ? 'checking' : 'later' })
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  if (available > 0n) {
    await book(work, await giveBack(work, transferId, available, 'cancelled'))
  } else {
    await advance(work, [{ transferId, event: 'cancelled' }])
    await closeOrder(work, transferId)
  }
  return (await transferFor(work, transferId)) ?? refuse('not-found')
}
