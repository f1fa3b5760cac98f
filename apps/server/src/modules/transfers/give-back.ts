import type { RefundReason } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { closeOrder, refundOrder } from '../payins/index.ts'
import { advance } from './advance.ts'
import { closeChoice } from './choices.store.ts'
import { endHold } from './holds.store.ts'

/**
 * Sends `amountMinor` of a transfer's money back to where it came from and moves it to refunding; where nothing is left
 * to send back, it is refunded at once. Whatever the customer had to decide is over.
 * Answers the journals to book, as the last thing of the work.
 */
export async function giveBack(
  work: Work,
  transferId: string,
  amountMinor: bigint,
  reason: RefundReason,
  facts: Readonly<Record<string, string>> = {},
): Promise<Journal[]> {
  await closeChoice(work, transferId, work.actor.kind === 'customer' ? 'refund' : 'superseded')
  await endHold(work, transferId, 'given-back')
  await advance(work, [{ transferId, event: 'given-back', facts: { reason, ...facts } }])
  await closeOrder(work, transferId)
  if (amountMinor > 0n) return refundOrder(work, transferId, amountMinor, reason)
  await advance(work, [{ transferId, event: 'refunded' }])
  return []
}
