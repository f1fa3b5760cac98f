import type { BankPayment } from '../../partners/bank.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { account, book, move } from '../books/index.ts'
import { paymentMatched } from './events.ts'
import { referenceIn } from './payin.ts'
import * as store from './payins.store.ts'

/** Why a payment is where it is; kept, and shown to staff. */
type Match =
  { readonly orderId: string; readonly why: 'reference' } | { readonly why: 'no-reference' | 'other-rut' }

/** The order a payment names, if it comes from the customer's own RUT. Money from anyone else never funds an order. */
async function match(work: Work, payment: BankPayment): Promise<Match> {
  const reference = referenceIn(payment.reference)
  if (reference === undefined) return { why: 'no-reference' }
  const order = await store.lockOrderByReference(work, reference)
  if (order === undefined) return { why: 'no-reference' }
  if (!order.payerRutIndex.equals(store.rutIndex(work, payment.payerRut))) return { why: 'other-rut' }
  return { orderId: order.id, why: 'reference' }
}

/**
 * Takes in a payment that the bank itself has confirmed: books it whole, and hands it to its order or to suspense.
 * The same payment again changes nothing. Every peso is in the books before anyone decides what it is for.
 */
export async function receivePayment(work: Work, payment: BankPayment): Promise<'new' | 'known' | 'nothing'> {
  if (payment.status !== 'confirmed') return 'nothing'
  const id = derivedId('payment', payment.id)
  const matched = await match(work, payment)
  const orderId = 'orderId' in matched ? matched.orderId : undefined
  const isNew = await store.insertPayment(work, {
    id,
    bankPaymentId: payment.id,
    orderId,
    amountMinor: payment.amountMinor,
    status: orderId === undefined ? 'suspense' : 'matched',
    why: matched.why,
    payer: {
      rut: payment.payerRut,
      name: payment.payerName,
      bank: payment.payerBank,
      account: payment.payerAccount,
      words: payment.reference,
    },
    payerBank: payment.payerBank,
    creditedAt: payment.creditedAt,
  })
  if (!isNew) return 'known'
  if (orderId !== undefined) await work.emit(paymentMatched(orderId, id))
  const clearing = account('payin-clearing', 'CLP')
  const owed = orderId === undefined ? account('suspense', 'CLP') : account('client-funds', 'CLP', orderId)
  await book(work, [
    {
      id: derivedId('payin-received', id),
      kind: 'payin-received',
      subject: orderId ?? id,
      effectiveAt: payment.creditedAt,
      legs: move(account('client-bank', 'CLP'), clearing, payment.amountMinor),
    },
    {
      id: derivedId('payin-matched', id),
      kind: orderId === undefined ? 'payin-suspended' : 'payin-matched',
      subject: orderId ?? id,
      legs: move(clearing, owed, payment.amountMinor),
    },
  ])
  return 'new'
}
