import type { AccountRef, Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { debtPaid } from '../events.ts'
import { matchedJournal } from '../payin-journals.ts'
import { addRefunded } from '../received/payments.store.ts'
import type { Receivable } from './receivable.ts'
import { reduceReceivable } from './receivables.store.ts'
import { insertRefund } from '../refunds/refunds.store.ts'

/**
 * Applies a payment to a debt, which the caller has locked. Partial payments are accepted. The excess is refunded, as
 * is the full payment when nothing is due. Returns the journals to book in the same work.
 */
export async function repay(
  work: Work,
  payment: { readonly id: string; readonly amountMinor: bigint },
  { id, debtor, outstandingMinor, orderId, customerId }: Receivable,
): Promise<Journal[]> {
  const paidMinor = payment.amountMinor < outstandingMinor ? payment.amountMinor : outstandingMinor
  const excessMinor = payment.amountMinor - paidMinor
  if (paidMinor > 0n)
    await reduceReceivable(work, id, paidMinor, { source: 'payment', paymentId: payment.id })
  if (customerId !== undefined) await work.emit(debtPaid(id, paidMinor, excessMinor))
  const owed = account('customer-receivable', 'CLP', debtor)
  const journal = matchedJournal(payment.id, payment.id, 'payin-applied', owed, paidMinor)
  if (excessMinor === 0n) return [journal]
  const from = account('payin-clearing', 'CLP')
  return [journal, await refundOfExcess(work, { paymentId: payment.id, orderId }, from, excessMinor)]
}

/** Orders the refund of what a payment exceeds a debt by. Returns the journal that reserves the amount on `from`. */
export async function refundOfExcess(
  work: Work,
  { paymentId, orderId }: Pick<Receivable, 'paymentId' | 'orderId'>,
  from: AccountRef,
  excessMinor: bigint,
): Promise<Journal> {
  const refund = { purpose: 'refund', paymentId, orderId, amountMinor: excessMinor } as const
  const refundId = await insertRefund(work, refund, 'excess')
  await addRefunded(work, paymentId, excessMinor)
  return {
    id: derivedId('refund-ordered', refundId),
    kind: 'refund-ordered',
    subject: orderId ?? paymentId,
    reason: 'excess',
    legs: move(from, account('refund-clearing', 'CLP'), excessMinor),
  }
}
