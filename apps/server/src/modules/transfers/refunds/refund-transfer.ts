import type { RefundReason, Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { closeOrder, refundOrder } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { closeChoice } from '../holds/choices.store.ts'
import { endHold } from '../holds/holds.store.ts'
import { isCustomerFrozen } from '../reviews/frozen.store.ts'
import { stopFrozen } from '../reviews/stop-frozen.ts'
import { requestCancellation } from '../transfers.store.ts'

/** Reasons that the release of a review judges again, because the order may be allowed once the freeze has ended. */
const judgedAgain: ReadonlySet<RefundReason> = new Set(['not-allowed-now', 'stopped'])

/**
 * Refunds `amountMinor` of a transfer and moves it to refunding; when nothing is left to refund, to refunded.
 * Closes an open choice and hold. If the customer is frozen, refunds nothing and stops the transfer; unless the release of
 * the review must judge the reason again, it records the refund, which the release then makes. Returns the journals; the
 * caller must book them in the last step of the work.
 */
export async function refundTransfer(
  work: Work,
  transferId: Id<'transfer'>,
  amountMinor: bigint,
  reason: RefundReason,
  facts: Readonly<Record<string, string>> = {},
): Promise<Journal[]> {
  await closeChoice(work, transferId, work.actor.kind === 'customer' ? 'refund' : 'superseded')
  if (await isCustomerFrozen(work, transferId)) {
    await stopFrozen(work, transferId)
    if (!judgedAgain.has(reason)) await requestCancellation(work, transferId)
    return []
  }
  await endHold(work, transferId, 'given-back')
  await advance(work, [{ transferId, event: 'given-back', facts: { reason, ...facts } }])
  await closeOrder(work, transferId)
  if (amountMinor > 0n) return refundOrder(work, transferId, amountMinor, reason)
  await advance(work, [{ transferId, event: 'refunded' }])
  return []
}
