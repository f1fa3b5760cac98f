import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { BankPayment } from '../../../partners/bank.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, book, move } from '../../books/index.ts'
import { otherRutPaid, paymentMatched } from '../events.ts'
import { debtReferenceIn, referenceIn, type PaymentStatus } from '../payin.ts'
import { isOneOf, lockOpenOrdersOf, lockOrderByReference, rutIndexes } from '../payins.store.ts'
import { paymentOf } from './payment-of.ts'
import { bookedFromStatement } from './statement-payment.ts'
import { insertPayment, type NewPayment } from './payments.store.ts'
import type { Receivable } from '../receivables/receivable.ts'
import { matchedJournal } from '../payin-journals.ts'
import { lockReceivableByReference, lockReceivablesOfRut } from '../receivables/receivables.store.ts'
import { repay } from '../receivables/repay.ts'
import { reversePayment } from '../receivables/reverse-payment.ts'
import { suspend } from '../suspense/suspend.ts'

/** The match of a payment and its reason, which is stored and shown to staff. */
type Match =
  | (PayinOrderOf & { readonly why: 'reference' | 'rut-and-amount' })
  | { readonly receivable: Receivable; readonly why: 'reference' | 'rut-and-amount' | 'only-debt' }
  | { readonly why: 'no-reference' }
  | {
      readonly why: 'other-rut'
      readonly namedOrderId: Id<'transfer'> | undefined
      readonly customerId: Id<'customer'> | undefined
    }

/** An order and its customer. */
interface PayinOrderOf {
  readonly orderId: Id<'transfer'>
  readonly customerId: Id<'customer'>
}

/** The debt or the order that a payment names, if its RUT is the payer's. A payment from another RUT pays neither. */
async function match(work: Work, payment: BankPayment): Promise<Match> {
  const payer = rutIndexes(work, payment.payerRut)
  const named = debtReferenceIn(payment.reference)
  const debt = named === undefined ? undefined : await lockReceivableByReference(work, named)
  if (debt !== undefined)
    return isOneOf(payer, debt.payerRutIndex)
      ? { receivable: debt, why: 'reference' }
      : { namedOrderId: debt.orderId, customerId: debt.customerId, why: 'other-rut' }
  const reference = referenceIn(payment.reference)
  const order = reference === undefined ? undefined : await lockOrderByReference(work, reference)
  if (order === undefined) return matchByPayer(work, payment, payer)
  return isOneOf(payer, order.payerRutIndex)
    ? { orderId: order.id, customerId: order.customerId, why: 'reference' }
    : { namedOrderId: order.id, customerId: order.customerId, why: 'other-rut' }
}

/**
 * A payment without a reference is matched if exactly one order or debt has its RUT and amount. Otherwise it pays a debt
 * if its payer has one debt and no open order, in part or with an excess. With several of them staff choose.
 */
async function matchByPayer(work: Work, payment: BankPayment, payer: readonly Buffer[]): Promise<Match> {
  const open = await lockOpenOrdersOf(work, payer, payment.creditedAt)
  const debts = await lockReceivablesOfRut(work, payer)
  const orders = open.filter(({ remainingMinor }) => remainingMinor === payment.amountMinor)
  const owed = debts.filter(({ outstandingMinor }) => outstandingMinor === payment.amountMinor)
  const [order, receivable] = [orders[0], owed[0]]
  if (orders.length + owed.length === 1) {
    if (order !== undefined) return { orderId: order.id, customerId: order.customerId, why: 'rut-and-amount' }
    if (receivable !== undefined) return { receivable, why: 'rut-and-amount' }
  }
  const [debt] = debts
  return debt !== undefined && debts.length === 1 && open.length === 0
    ? { receivable: debt, why: 'only-debt' }
    : { why: 'no-reference' }
}

const customerOf = (matched: Match): Id<'customer'> | undefined =>
  'receivable' in matched
    ? matched.receivable.customerId
    : 'customerId' in matched
      ? matched.customerId
      : undefined

const statusOf = (matched: Match): PaymentStatus =>
  'orderId' in matched ? 'matched' : 'receivable' in matched ? 'applied' : 'suspense'

/** Applies a matched payment: notifies the order, reduces the debt, or suspends the money. Returns the journals. */
async function follow(work: Work, id: string, payment: BankPayment, matched: Match): Promise<Journal[]> {
  const { amountMinor } = payment
  if ('orderId' in matched) {
    const { orderId } = matched
    await work.emit(paymentMatched(orderId, id))
    return [
      matchedJournal(id, orderId, 'payin-matched', account('client-funds', 'CLP', orderId), amountMinor),
    ]
  }
  if ('receivable' in matched) return repay(work, { id, amountMinor }, matched.receivable)
  const namedOrderId = matched.why === 'other-rut' ? matched.namedOrderId : undefined
  await suspend(work, {
    paymentId: id,
    refundId: undefined,
    orderId: namedOrderId,
    why: matched.why,
    amountMinor,
    waitsSince: work.now,
  })
  if (namedOrderId !== undefined) await work.emit(otherRutPaid(namedOrderId, id))
  return [matchedJournal(id, id, 'payin-suspended', account('suspense', 'CLP'), amountMinor)]
}

const receivedJournal = (id: string, payment: BankPayment, matched: Match): Journal => ({
  id: derivedId('payin-received', id),
  kind: 'payin-received',
  subject: 'orderId' in matched ? matched.orderId : id,
  effectiveAt: payment.creditedAt,
  legs: move(account('client-bank', 'CLP'), account('payin-clearing', 'CLP'), payment.amountMinor),
})

/**
 * Records a payment that the bank has confirmed or reversed: books all of it, and assigns it to its order, to a debt of
 * the payer or to suspense. A repeated payment, or one that staff booked from a statement, changes nothing. Every peso is in the books before the payment is
 * matched.
 */
export async function receivePayment(work: Work, payment: BankPayment): Promise<'new' | 'known' | 'nothing'> {
  if (payment.status === 'rejected') return 'nothing'
  const booked = await bookedFromStatement(work, payment)
  if (payment.status === 'reversed') return reversePayment(work, payment, booked)
  if (booked !== undefined) return 'known'
  const matched = await match(work, payment)
  const kept: NewPayment = {
    ...paymentOf(payment),
    orderId: 'orderId' in matched ? matched.orderId : undefined,
    namedOrderId: matched.why === 'other-rut' ? matched.namedOrderId : undefined,
    receivableId: 'receivable' in matched ? matched.receivable.id : undefined,
    customerId: customerOf(matched),
    status: statusOf(matched),
    why: matched.why,
  }
  if (!(await insertPayment(work, kept))) return 'known'
  const journals = await follow(work, kept.id, payment, matched)
  await book(work, [receivedJournal(kept.id, payment, matched), ...journals])
  return 'new'
}
