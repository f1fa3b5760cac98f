import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, book, move, openReceivableAccount } from '../../books/index.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { refundSettled } from '../events.ts'
import { paymentFor } from '../received/payments.store.ts'
import { insertReceivable, lockReceivableOfRefund } from '../receivables/receivables.store.ts'
import { inquireSoon } from './refund-inquiries.store.ts'
import { endRefundAs, lockLastReplacement, makeRefundDue, type Refund } from './refunds.store.ts'
import { closeSuspense, lockSuspense, suspenseOfRefunds } from '../suspense/suspense.store.ts'
import { payinTerms } from '../terms.ts'

/** Books the refund as the settled one: its money leaves the bank from the account that held it. */
async function counts(work: Work, refund: Refund, waited: 'suspense' | 'refund-clearing'): Promise<void> {
  await endRefundAs(work, refund.id, 'settled')
  if (refund.orderId !== undefined) await work.emit(refundSettled(refund.orderId, refund.id))
  await work.audit({ action: 'refund-settled-after-all', subject: refund.id, outcome: 'alarm' })
  await book(work, [
    {
      id: derivedId('refund-settled-after-all', refund.id),
      kind: 'refund-settled',
      subject: refund.orderId ?? refund.paymentId,
      legs: move(account(waited, 'CLP'), account('client-bank', 'CLP'), refund.amountMinor),
    },
  ])
}

/** Creates a receivable for a refund that was paid twice. Treasury collects it; two people may write it off. */
async function paidTwice(work: Work, refund: Refund): Promise<void> {
  if ((await lockReceivableOfRefund(work, refund.id)) !== undefined) return
  const { payerRutIndex } = await paymentFor(work, refund.paymentId)
  const { receivableDays } = await payinTerms(work)
  await insertReceivable(
    work,
    {
      id: work.id(),
      paymentId: refund.paymentId,
      refundId: refund.id,
      // The bank caused it: it does not block the customer, and no order's money is set off against it.
      orderId: undefined,
      customerId: undefined,
      debtor: refund.id,
      amountMinor: refund.amountMinor,
      dueAt: addBankingDays(await bankingCalendar(work), work.now, receivableDays),
    },
    payerRutIndex,
  )
  await openReceivableAccount(work, refund.id)
  const facts = { amountMinor: String(refund.amountMinor) }
  await work.audit({ action: 'refund-paid-twice', subject: refund.id, outcome: 'alarm', facts })
  await book(work, [
    {
      id: derivedId('refund-paid-twice', refund.id),
      kind: 'refund-paid-twice',
      subject: refund.orderId ?? refund.paymentId,
      legs: move(
        account('customer-receivable', 'CLP', refund.id),
        account('client-bank', 'CLP'),
        refund.amountMinor,
      ),
    },
  ])
}

/** Ends the replacement of a settled refund before the replacement is ordered. */
export async function withdrawRefund(work: Work, unordered: Refund, arrived: Refund): Promise<void> {
  await endRefundAs(work, unordered.id, 'cancelled')
  await counts(work, arrived, 'refund-clearing')
}

/**
 * Records that the bank settled a refund after rejecting it. The money in suspense, or a replacement that was not
 * ordered yet, is not sent. If a replacement was already sent to the bank, the money was paid twice.
 */
export async function settledAfterAll(work: Work, refund: Refund): Promise<void> {
  if (refund.status === 'cancelled') return paidTwice(work, refund)
  const last = await lockLastReplacement(work, refund.id)
  if (last.status === 'rejected') {
    const found = (await suspenseOfRefunds(work, [last.id])).get(last.id)
    const item = found && (await lockSuspense(work, found.id))
    if (item === undefined || item.status === 'closed') return paidTwice(work, refund)
    await closeSuspense(work, item.id, 'settled')
    if (last.id !== refund.id) await endRefundAs(work, last.id, 'cancelled')
    return counts(work, refund, 'suspense')
  }
  if (last.status !== 'ready') return paidTwice(work, refund)
  if (last.attempts === 0) return withdrawRefund(work, last, refund)
  // The bank may have it: its next step queries both.
  await makeRefundDue(work, last.id, work.realNow)
  await inquireSoon(work, refund.id)
}
