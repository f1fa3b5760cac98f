import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { newId } from '../store/ids.ts'
import type { Balances } from './balances.ts'
import { paymentOutcome } from './magic.ts'
import type { Payment, PaymentsStore } from './payments.store.ts'
import type { DemoAccount } from './people.ts'

/** What a payer orders at the bank. */
export type PaymentOrder = {
  readonly requestId: string | null
  readonly reference: string
  readonly amount: string
  readonly from: Pick<DemoAccount, 'rut' | 'name' | 'bank' | 'number'>
}

/** Incoming payments. */
export type Payments = {
  /**
   * Processes an approved payment to the outcome that its amount selects. Resolves when the payer's page may
   * respond.
   */
  approve(order: PaymentOrder): Promise<Payment>
  /** Records a payment that the payer declined; Puente receives a webhook. */
  reject(order: PaymentOrder): Payment
  /** Reverses a confirmed payment (a chargeback); refuses any other. */
  reverse(id: string): Payment
  readonly store: PaymentsStore
}

const lateMs = 30 * 60_000
const reversedAfterMs = 3_000
const webhookFirstAtMostMs = 5_000

/** Payments over their store; the scheduler executes later steps. */
export function createPayments(world: World, store: PaymentsStore, balances: Balances): Payments {
  const { db, clock, webhooks, scheduler } = world

  const settle = (payment: Payment, status: 'confirmed' | 'rejected' | 'reversed'): Payment => {
    const outcome = paymentOutcome(payment.amount)
    const creditedAt = status === 'confirmed' ? clock.now() : payment.creditedAt
    const settled = { ...payment, status, creditedAt }
    store.book(
      settled,
      status === 'confirmed' && outcome === 'reversed' ? clock.now() + reversedAfterMs : null,
    )
    if (status === 'confirmed') balances.add('client-money', BigInt(payment.amount), aboutPayment(payment))
    if (status === 'reversed') balances.add('client-money', -BigInt(payment.amount), aboutPayment(payment))
    webhooks.emit({
      sender: 'bank',
      type: `payment.${status}`,
      subject: payment.id,
      data: { paymentId: payment.id },
      ...(outcome === 'webhook-twice' && { manner: 'twice' }),
      ...(outcome === 'webhook-lost' && { manner: 'lost' }),
    })
    return settled
  }
  const take = (order: PaymentOrder, dueAt: number | null): Payment => {
    const payment = received(order)
    store.insert(payment, dueAt)
    return payment
  }
  scheduler.every((nowMs) =>
    db.transact(() => {
      const due = store.due(nowMs)
      for (const payment of due) settle(payment, payment.status === 'processing' ? 'confirmed' : 'reversed')
      return due.length > 0
    }),
  )
  clock.whenMovedBack(store.shift)
  return {
    store,
    async approve(order) {
      const outcome = paymentOutcome(order.amount)
      if (outcome === 'late') return db.transact(() => take(order, clock.now() + lateMs))
      const status = outcome === 'rejected' ? 'rejected' : 'confirmed'
      const payment = db.transact(() => settle(take(order, null), status))
      if (outcome === 'webhook-first') await webhooks.tried(payment.id, webhookFirstAtMostMs)
      return payment
    },
    reject: (order) => db.transact(() => settle(take(order, null), 'rejected')),
    reverse: (id) =>
      db.transact(() => {
        const payment = store.byId(id)
        if (payment === undefined) throw new Refused(404, 'unknown-payment', `There is no payment ${id}.`)
        if (payment.status !== 'confirmed')
          throw new Refused(409, 'not-possible', `The payment is ${payment.status}.`)
        return settle(payment, 'reversed')
      }),
  }
}

const aboutPayment = (payment: Payment) => ({
  reference: payment.id,
  words: payment.reference,
  rut: payment.payerRut,
  name: payment.payerName,
})

function received({ requestId, reference, amount, from }: PaymentOrder): Payment {
  return {
    id: newId('pay'),
    requestId,
    reference,
    amount,
    payerRut: from.rut,
    payerName: from.name,
    payerBank: from.bank,
    payerAccount: from.number,
    status: 'processing',
    creditedAt: null,
  }
}
