import type { Journal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { askAgain, heldMinor, setOff } from '../payins/index.ts'
import { advance } from './advance.ts'
import { closeChoice, openChoiceOf } from './choices.store.ts'
import { judgeOrder } from './consider-funding.ts'
import { endRefund } from './end-refund.ts'
import { paymentUnwound } from './events.ts'
import { endHold } from './holds.store.ts'
import type { Transfer } from './transfer.ts'
import { lockTransfer, setReviewedFrom } from './transfers.store.ts'

/**
 * What the customer may still decide fits what is left: a late payment that is no longer whole is no choice any more, a
 * short one is offered for what is left, and an order with nothing left ends. Answers the journals to book.
 */
async function judgeAgain(work: Work, transfer: Transfer, leftMinor: bigint): Promise<Journal[]> {
  const choice = await openChoiceOf(work, transfer.id)
  if (choice === undefined) return []
  if (choice.kind === 'late' && leftMinor < transfer.sendMinor)
    await closeChoice(work, transfer.id, 'superseded')
  return judgeOrder(work, transfer, leftMinor)
}

/**
 * The bank took back a payment of this transfer. What the transfer still holds is set off against it; an order that was
 * funded and not converted waits for money again until its deadline, which then ends it, and what a customer had to
 * decide about money that is gone is asked anew or over. After conversion nothing can be stopped: what is missing stays
 * owed. Doing it again changes nothing.
 */
export async function unwindPayment(work: Work, transferId: string, paymentId: string): Promise<void> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return
  const held = await heldMinor(work, transferId)
  // What lies there beyond the payments that still stand is the reversed one's.
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  const { minor, journals } = await setOff(work, transferId, available - held)
  const isShort = held < transfer.sendMinor
  if (transfer.state === 'awaiting-payin')
    journals.push(...(await judgeAgain(work, transfer, available - minor)))
  if ((transfer.state === 'funded' || transfer.state === 'held') && isShort) {
    await closeChoice(work, transferId, 'superseded')
    await endHold(work, transferId, 'reversed')
    await advance(work, [{ transferId, event: 'payin-reversed' }])
    await askAgain(work, transferId)
  }
  if (transfer.state === 'in-review' && transfer.reviewedFrom === 'funded' && isShort) {
    await setReviewedFrom(work, transferId, 'awaiting-payin')
    await askAgain(work, transferId)
  }
  await endRefund(work, transferId)
  await work.emit(paymentUnwound(transferId, paymentId))
  await book(work, journals)
}
