import type { Journal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { closeOrder, refundOrder } from '../payins/index.ts'
import { advance } from './advance.ts'

/**
 * Sends `amountMinor` of a transfer's money back to where it came from and moves it to refunding.
 * Answers the journals to book, as the last thing of the work.
 */
export async function giveBack(
  work: Work,
  transferId: string,
  amountMinor: bigint,
  reason: string,
): Promise<Journal[]> {
  await advance(work, [{ transferId, event: 'given-back', facts: { reason } }])
  await closeOrder(work, transferId)
  return refundOrder(work, transferId, amountMinor, reason)
}
