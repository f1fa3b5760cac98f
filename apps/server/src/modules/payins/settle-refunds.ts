import type { BankPort, BankRefund } from '../../partners/bank.ts'
import type { PartnerAnswer } from '../../partners/http.ts'
import { derivedId } from '../../platform/ids.ts'
import { isOvertaken, type Token } from '../../platform/data/claim.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { mayYetSucceed } from '../../platform/partner-errors/index.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { account, book, move } from '../books/index.ts'
import { mayBeSent, noteSent, paidOutside } from '../instructions/index.ts'
import { refundRejected, refundSettled } from './events.ts'
import { referenceIn } from './payin.ts'
import { isReversed, payersOf, type PayerOf } from './payments.store.ts'
import { lockReceivableOfPayment, reduceReceivable } from './receivables.store.ts'
import { accountsFor, type RefundAccount } from './refund-accounts.store.ts'
import * as store from './refunds.store.ts'
import { suspend } from './suspend.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 50
const laterMs = (attempts: number) => Math.min(1000 * 2 ** Math.min(attempts, 9), 600_000)

/**
 * Where the money of a rejected refund goes: into suspense, with an owner and a day; or, when the bank has meanwhile
 * taken the payment itself back, against what is owed for it.
 */
async function keepRejected(work: Work, refund: store.Refund) {
  const owed = (await isReversed(work, refund.paymentId))
    ? await lockReceivableOfPayment(work, refund.paymentId)
    : undefined
  if (owed !== undefined && owed.outstandingMinor >= refund.amountMinor) {
    await store.cancelRefund(work, refund.id)
    await reduceReceivable(work, owed.id, refund.amountMinor, { source: 'refund' })
    if (refund.orderId !== undefined) await work.emit(refundSettled(refund.orderId, refund.id))
    return account('customer-receivable', 'CLP', owed.debtor)
  }
  await suspend(work, { ...refund, refundId: refund.id, why: 'refund-rejected' })
  if (refund.orderId !== undefined) await work.emit(refundRejected(refund.orderId, refund.id))
  return account('suspense', 'CLP')
}

/** A no that stands ends a refund that was never taken; anything else leaves it for another try. */
const fateOf = (failed: Exclude<PartnerAnswer<BankRefund>, { outcome: 'ok' }>): 'rejected' | undefined =>
  mayYetSucceed('bank', failed) ? undefined : 'rejected'

/**
 * Records what the bank says about one refund: settled once, booked once, told once. Once somebody has taken it anew since
 * `token` was given, only what the bank has done with it counts: that it had not, or would not, may be past.
 */
export async function recordRefund(
  work: Work,
  refundId: string,
  answer: PartnerAnswer<BankRefund>,
  token?: Token,
): Promise<void> {
  const refund = await store.lockRefund(work, refundId)
  await recordPartnerCalls(work, refund.orderId, [answer.call])
  if (refund.status !== 'ready' && refund.status !== 'submitted') return
  const isLasting = answer.outcome === 'ok' && answer.value.status !== 'rejected'
  if (isOvertaken(token, refund.attempts) && !isLasting) return
  const due = new Date(work.realNow.getTime() + laterMs(refund.attempts))
  const status = answer.outcome === 'ok' ? answer.value.status : fateOf(answer)
  if (status === undefined) return store.setRefund(work, refundId, refund.status, due)
  if (status === 'accepted') return store.setRefund(work, refundId, 'submitted', due)
  await endRefund(work, refund, status, due)
}

/** Books the end of a refund, once. */
async function endRefund(
  work: Work,
  refund: store.Refund,
  status: 'settled' | 'rejected',
  due: Date,
): Promise<void> {
  await store.setRefund(work, refund.id, status, due)
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

interface Due {
  readonly refund: store.Refund
  readonly from: PayerOf
  /** Another account of the same RUT, where two people have said so. */
  readonly account: RefundAccount | undefined
}

/** Refunds of money that a partner has paid out already end here: what they were to give back is for people to decide. */
async function withhold(work: Work, due: readonly Due[]): Promise<Due[]> {
  const named = ({ from }: Due) => referenceIn(from.payer.words) ?? ''
  const paid = await paidOutside(work, due.map(named))
  const isPaid = (one: Due) => one.refund.purpose === 'refund' && paid.has(named(one))
  for (const { refund } of due.filter(isPaid)) {
    await work.audit({ action: 'withhold-refund', subject: refund.id })
    await endRefund(work, await store.lockRefund(work, refund.id), 'rejected', work.realNow)
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
  return refunds.map((refund) => {
    const from = payers.get(refund.paymentId)
    if (from === undefined) throw new Error(`no payer of ${refund.paymentId}`)
    return { refund, from, account: accounts.get(refund.accountId ?? '') }
  })
}

/** Orders one refund at the bank, or asks about one whose answer never came. Name and RUT are always the payer's own. */
async function step(bank: BankPort, { refund, from, account: other }: Due) {
  if (refund.status === 'submitted' || refund.attempts > 1) {
    const asked = await bank.refundByReference(refund.id)
    if (asked.outcome !== 'refused') return asked
    // Its no to a question says nothing about the refund.
    if (asked.status !== 404) return { outcome: 'unknown', call: asked.call } as const
  }
  return bank.refund({
    clientReference: refund.id,
    amountMinor: refund.amountMinor,
    paymentId: from.bankPaymentId,
    toRut: from.payer.rut,
    toName: from.payer.name,
    toBank: other?.bank ?? from.payer.bank,
    toAccount: other?.accountNumber ?? from.payer.account,
  })
}

/** Takes due refunds one step on at the bank. Answers how many. */
export async function settleRefunds(desk: Desk, bank: BankPort): Promise<number> {
  const due = await desk.work(actor, takeDue)
  await Promise.all(
    due.map(async (one) => {
      const answer = await step(bank, one)
      await desk.work(actor, (work) => recordRefund(work, one.refund.id, answer, one.refund.attempts))
    }),
  )
  return due.length
}
