import type { BankPort, BankRefund } from '../../../partners/bank.ts'
import type { PartnerAnswer } from '../../../partners/http.ts'
import { isConfirmed, SECOND_ANSWER_MS } from '../../../platform/partner-errors/index.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { mayBeSent, noteSent, paidOutside } from '../../instructions/index.ts'
import { referenceIn } from '../payin.ts'
import { payersOf, type PayerOf } from '../received/payments.store.ts'
import { endOpenRefund, recordRefund } from './record-refund.ts'
import { accountsFor, type RefundAccount } from './refund-accounts.store.ts'
import * as store from './refunds.store.ts'
import { withdrawRefund } from './settled-after-all.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 50

interface Due {
  readonly refund: store.Refund
  readonly from: PayerOf
  /** Another account of the same RUT, confirmed by two people. */
  readonly account: RefundAccount | undefined
  /** The refunds that this one replaces. */
  readonly earlier: readonly store.Refund[]
}

/** Ends refunds of money that a partner has already paid out. Staff decide about their money. */
async function withhold(work: Work, due: readonly Due[]): Promise<Due[]> {
  const named = ({ from }: Due) => referenceIn(from.payer.words) ?? ''
  const paid = await paidOutside(work, due.map(named))
  const isPaid = (one: Due) => one.refund.purpose === 'refund' && paid.has(named(one))
  for (const { refund } of due.filter(isPaid)) {
    await work.audit({ action: 'withhold-refund', subject: refund.id })
    await endOpenRefund(work, await store.lockRefund(work, refund.id), 'rejected')
  }
  return due.filter((one) => !isPaid(one))
}

async function takeDue(work: Work): Promise<Due[]> {
  if (!(await mayBeSent(work))) return []
  const due = await withhold(work, await dueOf(work, await store.takeDueRefunds(work, BATCH)))
  await noteSent(
    work,
    due.map(({ refund }) => refund.id),
  )
  return due
}

async function dueOf(work: Work, refunds: readonly store.Refund[]): Promise<Due[]> {
  const payers = await payersOf(
    work,
    refunds.map(({ paymentId }) => paymentId),
  )
  const accounts = await accountsFor(
    work,
    refunds.flatMap(({ accountId }) => accountId ?? []),
  )
  const due: Due[] = []
  for (const refund of refunds) {
    const from = payers.get(refund.paymentId)
    if (from === undefined) throw new Error(`no payer of ${refund.paymentId}`)
    const earlier = await store.replacedBy(work, refund)
    due.push({ refund, from, account: accounts.get(refund.accountId ?? ''), earlier })
  }
  return due
}

/** Records the bank's answer about a replaced refund. Returns whether the replacement may be ordered. */
async function standsBy(
  work: Work,
  { refund }: Due,
  earlierId: string,
  answer: PartnerAnswer<BankRefund>,
): Promise<boolean> {
  const later = await store.lockRefund(work, refund.id)
  const earlier = await store.lockRefund(work, earlierId)
  if (later.status !== 'ready' || later.attempts !== refund.attempts) return false
  if (answer.outcome === 'ok' && answer.value.status === 'settled') {
    if (isConfirmed(work, earlier, 'settled')) {
      await withdrawRefund(work, later, earlier)
      return false
    }
    const dueAt = new Date(work.realNow.getTime() + SECOND_ANSWER_MS)
    if (earlier.said !== 'settled') await store.noteReport(work, earlierId, { said: 'settled', dueAt })
    await store.makeRefundDue(work, refund.id, dueAt)
    return false
  }
  const isOver =
    answer.outcome === 'ok'
      ? answer.value.status === 'rejected'
      : answer.outcome === 'refused' && answer.status === 404
  if (isOver) await store.discardReport(work, earlierId)
  return isOver
}

/** Whether a refund may be ordered: the bank must confirm, by id, that every refund it replaces is rejected. */
async function mayOrder(runtime: Runtime, bank: BankPort, due: Due): Promise<boolean> {
  for (const { id } of due.earlier) {
    const answer = await bank.refundByReference(id)
    if (!(await runtime.work(actor, (work) => standsBy(work, due, id, answer)))) return false
  }
  return true
}

interface Step {
  readonly answer: PartnerAnswer<BankRefund>
  readonly operation: 'order' | 'ask'
}

/**
 * Orders one refund, or queries one that the bank may have. Returns undefined when it may not be ordered yet. Name and
 * RUT are always those of the payer.
 */
async function step(runtime: Runtime, bank: BankPort, due: Due): Promise<Step | undefined> {
  const { refund, from, account: other } = due
  if (refund.status === 'submitted' || refund.attempts > 1) {
    const asked = await bank.refundByReference(refund.id)
    if (asked.outcome !== 'refused') return { answer: asked, operation: 'ask' }
    // A refused inquiry does not change the refund. A 404 confirms an earlier refusal.
    if (asked.status !== 404) return { answer: { outcome: 'unknown', call: asked.call }, operation: 'ask' }
    if (refund.said === 'rejected') return { answer: asked, operation: 'ask' }
  }
  if (!(await mayOrder(runtime, bank, due))) return undefined
  const answer = await bank.refund({
    clientReference: refund.id,
    amountMinor: refund.amountMinor,
    ...(from.isReported ? { paymentId: from.bankPaymentId } : {}),
    toRut: from.payer.rut,
    toName: from.payer.name,
    toBank: other?.bank ?? from.payer.bank,
    toAccount: other?.accountNumber ?? from.payer.account,
  })
  return { answer, operation: 'order' }
}

/** Takes due refunds one step further at the bank. Returns the number of refunds. */
export async function settleRefunds(runtime: Runtime, bank: BankPort): Promise<number> {
  const due = await runtime.work(actor, takeDue)
  await Promise.all(
    due.map(async (one) => {
      const { id, attempts } = one.refund
      const taken = await step(runtime, bank, one)
      if (taken === undefined) return
      await runtime.work(actor, (work) => recordRefund(work, id, taken.answer, attempts, taken.operation))
    }),
  )
  return due.length
}
