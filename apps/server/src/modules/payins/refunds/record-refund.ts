import type { Id } from '@puente/contract'
import type { BankRefund } from '../../../partners/bank.ts'
import type { PartnerAnswer } from '../../../partners/http.ts'
import { derivedId } from '../../../platform/ids.ts'
import { isLeaseLost, type Token } from '../../../platform/data/lease.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import { isConfirmed, mayYetSucceed, SECOND_ANSWER_MS } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { account, book, move } from '../../books/index.ts'
import { refundRejected, refundSettled } from '../events.ts'
import { isReversed } from '../received/payments.store.ts'
import {
  lockReceivableOfPayment,
  lockReceivableOfRefund,
  reduceReceivable,
} from '../receivables/receivables.store.ts'
import { inquireSoon } from './refund-inquiries.store.ts'
import * as store from './refunds.store.ts'
import { settledAfterAll } from './settled-after-all.ts'
import { suspend } from '../suspense/suspend.ts'

const laterMs = (attempts: number) => Math.min(1000 * 2 ** Math.min(attempts, 9), 600_000)

/**
 * The receivable that the money of a rejected refund pays: its payment was reversed, or an earlier refund was settled.
 */
async function owedFor(work: Work, refund: store.Refund) {
  for (const { id } of await store.replacedBy(work, refund)) {
    const owed = await lockReceivableOfRefund(work, id)
    if (owed?.status === 'open') return { owed, arrivedId: id }
  }
  const owed = (await isReversed(work, refund.paymentId))
    ? await lockReceivableOfPayment(work, refund.paymentId)
    : undefined
  return { owed, arrivedId: undefined }
}

/**
 * Decides where the money of a rejected refund goes. It pays the receivable when the bank has reversed the payment or
 * settled an earlier refund of it; otherwise it goes to suspense with an owner and a deadline.
 */
async function keepRejected(work: Work, refund: store.Refund) {
  const { owed, arrivedId } = await owedFor(work, refund)
  if (owed !== undefined && owed.outstandingMinor >= refund.amountMinor) {
    await store.cancelRefund(work, refund.id)
    if (arrivedId !== undefined) await store.endRefundAs(work, arrivedId, 'settled')
    await reduceReceivable(work, owed.id, refund.amountMinor, { source: 'refund' })
    if (refund.orderId !== undefined) await work.emit(refundSettled(refund.orderId, refund.id))
    return account('customer-receivable', 'CLP', owed.debtor)
  }
  await suspend(work, { ...refund, refundId: refund.id, why: 'refund-rejected' })
  if (refund.orderId !== undefined) await work.emit(refundRejected(refund.orderId, refund.id))
  return account('suspense', 'CLP')
}

/** Ends a refund that was under way and books where its money went. */
export async function endOpenRefund(
  work: Work,
  refund: store.Refund,
  status: 'settled' | 'rejected',
): Promise<void> {
  await store.setRefund(work, refund.id, status, work.realNow)
  const settled = status === 'settled'
  if (settled && refund.orderId !== undefined) await work.emit(refundSettled(refund.orderId, refund.id))
  const to = settled ? account('client-bank', 'CLP') : await keepRejected(work, refund)
  await book(work, [
    {
      id: derivedId('refund-ended', refund.id),
      kind: settled ? 'refund-settled' : 'refund-rejected',
      subject: refund.orderId ?? refund.paymentId,
      legs: move(account('refund-clearing', 'CLP'), to, refund.amountMinor),
    },
  ])
}

/** The status that the bank's response to an order or to an inquiry implies; undefined when it implies none. */
function statusOf(
  refund: store.Refund,
  answer: PartnerAnswer<BankRefund>,
  operation: 'order' | 'ask',
): BankRefund['status'] | undefined {
  if (answer.outcome === 'ok') return answer.value.status
  // The bank refused the order before and now reports that it has no such refund.
  const isDenied = answer.outcome === 'refused' && answer.status === 404
  if (operation === 'ask') return isDenied && refund.code !== undefined ? 'rejected' : undefined
  return mayYetSucceed('bank', answer) ? undefined : 'rejected'
}

/** Records a rejection that awaits a second answer. None confirms it once a message has reported a settlement. */
async function doubt(
  work: Work,
  refund: store.Refund,
  answer: PartnerAnswer<BankRefund>,
  due: Date,
): Promise<void> {
  // The bank has this refund: from now on it is queried, not ordered.
  const status = answer.outcome === 'ok' ? 'submitted' : refund.status
  await store.setRefund(work, refund.id, status, due)
  if (refund.said === 'rejected') return
  const code = answer.outcome === 'refused' ? answer.code : undefined
  const dueAt = new Date(work.realNow.getTime() + SECOND_ANSWER_MS)
  await store.noteReport(work, refund.id, { said: 'rejected', code, dueAt })
}

/** Records the bank's answer about an ended refund. A second answer confirms that it was settled. */
async function recordEnded(
  work: Work,
  refund: store.Refund,
  answer: PartnerAnswer<BankRefund>,
): Promise<void> {
  if (answer.outcome !== 'ok' || refund.status === 'settled') return
  if (answer.value.status !== 'settled') return store.discardReport(work, refund.id)
  if (isConfirmed(work, refund, 'settled')) return settledAfterAll(work, refund)
  if (refund.said === 'settled') return inquireSoon(work, refund.id)
  await store.noteReport(work, refund.id, { said: 'settled', dueAt: work.realNow })
}

/**
 * Records the bank's answer about one refund. A settlement is recorded, booked and published once. A rejection makes
 * the refund payable again, so a second answer must confirm it. If another worker has taken the refund since `token`
 * was given, only acceptance and settlement are recorded: a rejection or an unknown refund may be out of date.
 */
export async function recordRefund(
  work: Work,
  refundId: Id<'refund'>,
  answer: PartnerAnswer<BankRefund>,
  token?: Token,
  operation: 'order' | 'ask' = 'order',
): Promise<void> {
  const refund = await store.lockRefund(work, refundId)
  await recordPartnerCalls(work, refund.orderId, [answer.call])
  if (refund.status !== 'ready' && refund.status !== 'submitted') return recordEnded(work, refund, answer)
  const status = statusOf(refund, answer, operation)
  if (answer.outcome === 'ok' && status !== 'rejected') await store.discardReport(work, refundId)
  const isLasting = answer.outcome === 'ok' && status !== 'rejected'
  if (isLeaseLost(token, refund.attempts) && !isLasting) return
  const due = new Date(work.realNow.getTime() + laterMs(refund.attempts))
  if (status === undefined) return store.setRefund(work, refundId, refund.status, due)
  if (status === 'accepted') return store.setRefund(work, refundId, 'submitted', due)
  if (status === 'rejected' && (refund.claimedSettled || !isConfirmed(work, refund, 'rejected')))
    return doubt(work, refund, answer, due)
  await endOpenRefund(work, refund, status)
}
