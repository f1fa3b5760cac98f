import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { addRefunded, setPaymentStatus } from '../received/payments.store.ts'
import { insertRefund, refundFor, replaceRefund } from '../refunds/refunds.store.ts'
import type { Suspense } from './suspense.ts'
import { closeSuspense } from './suspense.store.ts'

/**
 * Orders the refund of money in suspense, to its source or to the account that two people confirmed. The caller has
 * locked the item and books the journal in the same work.
 */
export async function returnSuspense(work: Work, item: Suspense): Promise<Journal> {
  const earlier = item.refundId === undefined ? undefined : await refundFor(work, item.refundId)
  if (earlier !== undefined) await replaceRefund(work, earlier.id)
  // An order that the money of another RUT only names gets no refund.
  const orderId = earlier?.orderId
  const id = await insertRefund(
    work,
    {
      purpose: earlier?.purpose ?? 'refund',
      paymentId: item.paymentId,
      orderId,
      amountMinor: item.amountMinor,
      accountId: item.accountId,
      replaces: earlier?.id,
      waitsSince: item.waitsSince,
    },
    earlier?.reason ?? item.why,
  )
  if (earlier === undefined) {
    await addRefunded(work, item.paymentId, item.amountMinor)
    await setPaymentStatus(work, item.paymentId, 'returned')
  }
  await closeSuspense(work, item.id, 'returned')
  return {
    id: derivedId('refund-ordered', id),
    kind: 'refund-ordered',
    subject: orderId ?? item.paymentId,
    reason: item.why,
    legs: move(account('suspense', 'CLP'), account('refund-clearing', 'CLP'), item.amountMinor),
  }
}
