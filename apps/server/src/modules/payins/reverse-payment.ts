import type { Leg } from '@puente/ledger'
import { parseRut } from '@puente/contract/corridors'
import type { BankPayment } from '../../partners/bank.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { account, book, move, openReceivableAccount } from '../books/index.ts'
import { addBankingDays } from '../corridors/index.ts'
import { customerIdOf } from '../customers/index.ts'
import { debtOpened, paymentReversed } from './events.ts'
import { orderFor, rutIndex } from './payins.store.ts'
import { paymentOf } from './payment-of.ts'
import { insertPayment, lockPayment, setPaymentStatus, type LockedPayment } from './payments.store.ts'
import { insertReceivable, receivableFor } from './receivables.store.ts'
import { cancelRefund, cancelUnbegunRefunds } from './refunds.store.ts'
import { closeSuspense, lockSuspenseOfPayment } from './suspense.store.ts'
import { payinTerms } from './terms.ts'

const bank = account('client-bank', 'CLP')

/** Whoever paid, if they have an account with us. */
async function customerOf(work: Work, payment: LockedPayment, payerRut: string): Promise<string | undefined> {
  if (payment.orderId !== undefined) return (await orderFor(work, payment.orderId))?.customerId
  const rut = parseRut(payerRut)
  return 'fault' in rut ? undefined : customerIdOf(work, rut.normalised)
}

/** What of the money still lies with us and on its way to nobody: it goes back into the bank's hands first. */
async function takeWhatLies(work: Work, paymentId: string): Promise<Leg[]> {
  const legs: Leg[] = []
  for (const item of await lockSuspenseOfPayment(work, paymentId)) {
    await closeSuspense(work, item.id, 'reversed')
    if (item.refundId !== undefined) await cancelRefund(work, item.refundId)
    legs.push(...move(account('suspense', 'CLP'), bank, item.amountMinor))
  }
  for (const { amountMinor } of await cancelUnbegunRefunds(work, paymentId))
    legs.push(...move(account('refund-clearing', 'CLP'), bank, amountMinor))
  return legs
}

/** The order for which the money stood: its own, or that of the payment it had paid for. */
async function orderOf(work: Work, payment: LockedPayment): Promise<string | undefined> {
  if (payment.orderId !== undefined || payment.receivableId === undefined) return payment.orderId
  return (await receivableFor(work, payment.receivableId))?.orderId
}

/** What is gone is owed from now on; transfers then set off what their order still holds. */
async function owe(
  work: Work,
  payment: LockedPayment,
  payerRut: string,
  amountMinor: bigint,
): Promise<Leg[]> {
  const customerId = await customerOf(work, payment, payerRut)
  const debtor = customerId ?? payment.id
  const id = work.id()
  const { receivableDays } = await payinTerms(work)
  await insertReceivable(
    work,
    {
      id,
      paymentId: payment.id,
      refundId: undefined,
      orderId: await orderOf(work, payment),
      customerId,
      debtor,
      amountMinor,
      dueAt: addBankingDays(work.now, receivableDays),
    },
    rutIndex(work, payerRut),
  )
  await openReceivableAccount(work, debtor)
  // The reversal of an order's payment is notified by the order.
  if (payment.orderId === undefined && customerId !== undefined) await work.emit(debtOpened(id))
  return move(account('customer-receivable', 'CLP', debtor), bank, amountMinor)
}

const sumOf = (legs: readonly Leg[]): bigint =>
  legs.reduce((sum, leg) => sum + ('amountMinor' in leg ? (leg.amountMinor ?? 0n) : 0n), 0n)

/**
 * The bank took a payment back. What still lies in suspense or waits to be refunded is taken first; the rest is owed by
 * whoever paid, until their order gives it up or they pay it. The same reversal again changes nothing.
 */
export async function reversePayment(work: Work, reversed: BankPayment): Promise<'new' | 'known'> {
  const id = derivedId('payment', reversed.id)
  const lying = await takeWhatLies(work, id)
  const payment = await lockPayment(work, id)
  if (payment === undefined) {
    // It came and went before we looked: nothing was booked, and a late answer that it is confirmed finds it known.
    const kept = await insertPayment(work, { ...paymentOf(reversed), status: 'reversed', why: 'never-seen' })
    return kept ? 'new' : 'known'
  }
  if (payment.status === 'reversed') return 'known'
  await setPaymentStatus(work, id, 'reversed')
  const goneMinor = payment.amountMinor - sumOf(lying)
  const owed = goneMinor > 0n ? await owe(work, payment, reversed.payerRut, goneMinor) : []
  if (payment.orderId !== undefined) await work.emit(paymentReversed(payment.orderId, id))
  await book(work, [
    {
      id: derivedId('payin-reversed', id),
      kind: 'payin-reversed',
      subject: payment.orderId ?? id,
      legs: [...lying, ...owed],
    },
  ])
  return 'new'
}
