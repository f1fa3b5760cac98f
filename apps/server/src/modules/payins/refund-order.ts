import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { account, move } from '../books/index.ts'
import { addRefunded, paymentsOf } from './payins.store.ts'
import { insertRefund } from './refunds.store.ts'
import type { Journal } from '@puente/ledger'

/**
 * Orders `amountMinor` of an order's money back to the accounts it came from, the last payment first.
 * Answers the journals that reserve it; the caller books them in the same work. Asking for more than is held is a bug.
 */
export async function refundOrder(
  work: Work,
  orderId: string,
  amountMinor: bigint,
  reason: string,
): Promise<Journal[]> {
  const journals: Journal[] = []
  let left = amountMinor
  for (const payment of (await paymentsOf(work, orderId)).reverse()) {
    const held = payment.status === 'matched' ? payment.amountMinor - payment.refundedMinor : 0n
    const part = held < left ? held : left
    if (part <= 0n) continue
    const id = work.id()
    await insertRefund(work, { id, paymentId: payment.id, orderId, amountMinor: part }, reason)
    await addRefunded(work, payment.id, part)
    journals.push({
      id: derivedId('refund-ordered', id),
      kind: 'refund-ordered',
      subject: orderId,
      reason,
      legs: move(account('client-funds', 'CLP', orderId), account('refund-clearing', 'CLP'), part),
    })
    left -= part
  }
  if (left > 0n) throw new Error(`order ${orderId} holds less than the refund asked for`)
  return journals
}
