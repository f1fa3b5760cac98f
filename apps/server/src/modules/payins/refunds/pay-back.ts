import type { Id } from '@puente/contract'
import type { AccountRef, Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { refundableOf } from '../received/payments.store.ts'
import { insertRefund } from './refunds.store.ts'
import { partsOf } from './refund-order.ts'

/**
 * Orders a transfer of the operator's own money on `from` to the accounts that paid an order. The order's payments do
 * not count as refunded. Returns the amount ordered, which is less than `amountMinor` when the payments are smaller,
 * and the journals that reserve it; the caller books them in the same work.
 */
export async function payBack(
  work: Work,
  orderId: Id<'transfer'>,
  from: AccountRef,
  amountMinor: bigint,
  reason: string,
): Promise<{ readonly paidMinor: bigint; readonly journals: Journal[] }> {
  const { parts, left } = partsOf(await refundableOf(work, orderId), amountMinor)
  const journals: Journal[] = []
  for (const { paymentId, part } of parts) {
    const refund = { purpose: 'reward', paymentId, orderId: undefined, amountMinor: part } as const
    const id = await insertRefund(work, refund, reason)
    journals.push({
      id: derivedId('refund-ordered', id),
      kind: 'reward-used',
      subject: orderId,
      reason,
      legs: move(from, account('refund-clearing', 'CLP'), part),
    })
  }
  return { paidMinor: amountMinor - left, journals }
}
