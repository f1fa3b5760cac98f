import type { Id } from '@puente/contract'
import type { Leg } from '@puente/ledger'
import type { BankPayment } from '../../../partners/bank.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, book, move, openReceivableAccount } from '../../books/index.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { debtOpened, paymentReversed } from '../events.ts'
import { orderFor, rutIndex } from '../payins.store.ts'
import { customerOfRut } from '../received/payer-customer.ts'
import { paymentOf } from '../received/payment-of.ts'
import {
  insertPayment,
  lockPayment,
  paymentOfBank,
  setPaymentStatus,
  type LockedPayment,
} from '../received/payments.store.ts'
import { insertReceivable, receivableFor } from './receivables.store.ts'
import { cancelRefund, cancelUnbegunRefunds } from '../refunds/refunds.store.ts'
import { closeSuspense, lockSuspenseOfPayment } from '../suspense/suspense.store.ts'
import { payinTerms } from '../terms.ts'

const bank = account('client-bank', 'CLP')

/** The customer who paid, if they have an account. */
async function customerOf(work: Work, payment: LockedPayment, payerRut: string): Promise<string | undefined> {
  return payment.orderId === undefined
    ? customerOfRut(work, payerRut)
    : (await orderFor(work, payment.orderId))?.customerId
}

/** Takes back the part of the payment that is in suspense or in refunds not ordered yet. */
async function takeWhatLies(work: Work, paymentId: Id<'payment'>): Promise<Leg[]> {
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

/** The order that the money funded: its own, or the one whose reversed payment it repaid. */
async function orderOf(work: Work, payment: LockedPayment): Promise<string | undefined> {
  if (payment.orderId !== undefined || payment.receivableId === undefined) return payment.orderId
  return (await receivableFor(work, payment.receivableId))?.orderId
}

/** Creates the receivable for the rest; transfers then set off what their order still has. */
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
      dueAt: addBankingDays(await bankingCalendar(work), work.now, receivableDays),
    },
    rutIndex(work.vault, payerRut),
  )
  await openReceivableAccount(work, debtor)
  // The reversal of an order's payment is notified by the order.
  if (payment.orderId === undefined && customerId !== undefined) await work.emit(debtOpened(id))
  return move(account('customer-receivable', 'CLP', debtor), bank, amountMinor)
}

const sumOf = (legs: readonly Leg[]): bigint =>
  legs.reduce((sum, leg) => sum + ('amountMinor' in leg ? (leg.amountMinor ?? 0n) : 0n), 0n)

/**
 * Records that the bank reversed a payment. Money in suspense or in refunds not ordered yet covers it first; the rest
 * becomes a receivable from the payer, until it is set off against their order or paid. A repeated reversal changes
 * nothing. `bookedId` is the payment if it was booked from a statement.
 */
export async function reversePayment(
  work: Work,
  reversed: BankPayment,
  bookedId?: Id<'payment'>,
): Promise<'new' | 'known'> {
  const id = bookedId ?? derivedId('payment', reversed.id)
  const lying = await takeWhatLies(work, id)
  const payment = await lockPayment(work, id)
  if (payment === undefined) {
    // It was confirmed and reversed before it was read: nothing was booked, and a late confirmation changes nothing.
    const kept = await insertPayment(work, { ...paymentOf(reversed), status: 'reversed', why: 'never-seen' })
    // A work that recorded its confirmation, under either id, has been committed meanwhile.
    return kept ? 'new' : reversePayment(work, reversed, await paymentOfBank(work, reversed.id))
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
