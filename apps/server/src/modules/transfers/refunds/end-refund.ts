import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { refundsOf } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { lockTransfer } from '../transfers.store.ts'

/** Moves a refunding transfer to refunded once the bank has settled all of its refunds. */
export async function endRefund(work: Work, transferId: Id<'transfer'>): Promise<void> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer?.state !== 'refunding') return
  const { openMinor } = await refundsOf(work, transferId)
  if (openMinor > 0n) return
  await advance(work, [{ transferId, event: 'refunded' }])
}
