import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { availableMinor, book } from '../../books/index.ts'
import { reopenForPayment, heldMinor, setOff } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { closeChoice, openChoiceOf } from '../holds/choices.store.ts'
import { judgeOrder } from './consider-funding.ts'
import { endRefund } from '../refunds/end-refund.ts'
import { paymentUnwound } from '../events.ts'
import { endHold } from '../holds/holds.store.ts'
import type { Transfer } from '../transfer.ts'
import { lockTransfer, setReviewedFrom } from '../transfers.store.ts'

/**
 * Adapts an open choice to the money that is left: a late payment that is no longer complete has no choice, a short one
 * is offered for the rest, and an order without money ends. Returns the journals to book.
 */
async function judgeAgain(work: Work, transfer: Transfer, leftMinor: bigint): Promise<Journal[]> {
  const choice = await openChoiceOf(work, transfer.id)
  if (choice === undefined) return []
  if (choice.kind === 'late' && leftMinor < transfer.sendMinor)
    await closeChoice(work, transfer.id, 'superseded')
  return judgeOrder(work, transfer, leftMinor)
}

/**
 * Handles a reversed payment of this transfer. The money left in the transfer is set off against it. A funded order
 * that is not converted awaits payment again until its deadline, which then ends it; an open choice is adapted or
 * closed. After conversion nothing is stopped, and the missing amount stays a debt. Idempotent.
 */
export async function unwindPayment(
  work: Work,
  transferId: Id<'transfer'>,
  paymentId: Id<'payment'>,
): Promise<void> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return
  const held = await heldMinor(work, transferId)
  // The balance in excess of the valid payments belongs to the reversed one.
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  const { minor, journals } = await setOff(work, transferId, available - held)
  const isShort = held < transfer.sendMinor
  if (transfer.state === 'awaiting-payin')
    journals.push(...(await judgeAgain(work, transfer, available - minor)))
  if ((transfer.state === 'funded' || transfer.state === 'held') && isShort) {
    await closeChoice(work, transferId, 'superseded')
    await endHold(work, transferId, 'reversed')
    await advance(work, [{ transferId, event: 'payin-reversed' }])
    await reopenForPayment(work, transferId)
  }
  if (transfer.state === 'in-review' && transfer.reviewedFrom === 'funded' && isShort) {
    await setReviewedFrom(work, transferId, 'awaiting-payin')
    await reopenForPayment(work, transferId)
  }
  await endRefund(work, transferId)
  await work.emit(paymentUnwound(transferId, paymentId))
  await book(work, journals)
}
