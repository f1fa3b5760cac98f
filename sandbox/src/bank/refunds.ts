import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { readRut } from '../registry/rut.ts'
import { fingerprint, newId } from '../store/ids.ts'
import type { Balances, OwnAccount } from './balances.ts'
import { refundOutcome } from './magic.ts'
import type { Outgoing } from './outgoing.ts'
import type { PaymentsStore } from './payments.store.ts'
import { createRefundsStore, type Refund } from './refunds.store.ts'
import { reused } from './requests.ts'

/** The body of `POST /bank/refunds`. */
export type NewRefund = {
  readonly clientReference: string
  readonly amount: string
  readonly toRut: string
  readonly toName: string
  readonly toBank: string
  readonly toAccount: string
  readonly paymentId?: string | null
  readonly account: OwnAccount
}

/** Refunds to payers in Chile. */
export type Refunds = {
  /** Accepts a refund once per clientReference and debits the account at once. */
  create(body: NewRefund): { refund: Refund; created: boolean }
  byReference(clientReference: string): Refund | undefined
  /** Completes an accepted refund now; refuses a completed one. */
  end(clientReference: string, status: 'settled' | 'rejected'): Refund
  latest(limit: number): Refund[]
}

const settlesAfterMs = 1_000
const lateMs = 30 * 60_000

/** Refunds stored by the bank; they settle after about a second unless their amount selects another outcome. */
export function createRefunds(
  world: World,
  payments: PaymentsStore,
  balances: Balances,
  outgoing: Outgoing,
): Refunds {
  const { db, clock, webhooks, scheduler } = world
  const store = createRefundsStore(db)

  const end = (refund: Refund, status: 'settled' | 'rejected'): Refund => {
    const ended = { ...refund, status, reason: status === 'rejected' ? 'account-closed' : null }
    store.end(ended)
    if (status === 'rejected')
      balances.add(refund.account, BigInt(refund.amount), aboutRefund(refund, 'Devolución rechazada'))
    const data = { refundId: refund.id, clientReference: refund.clientReference }
    webhooks.emit({ sender: 'bank', type: `refund.${status}`, subject: refund.id, data })
    return ended
  }
  scheduler.every((nowMs) =>
    db.transact(() => {
      const due = store.due(nowMs)
      for (const refund of due) end(refund, isClosed(refund, payments) ? 'rejected' : 'settled')
      return due.length > 0
    }),
  )
  clock.whenMovedBack(store.shift)
  return {
    byReference: store.byReference,
    latest: store.latest,
    create: (body) =>
      db.transact(() => {
        const known = store.byReference(body.clientReference)
        if (known !== undefined && known.print !== fingerprint(body)) throw reused(body.clientReference)
        if (known !== undefined) return { refund: known, created: false }
        demandPossible(body, payments, balances)
        balances.add(body.account, -BigInt(body.amount), aboutRefund(body, 'Devolución'))
        const late = refundOutcome(body.amount) === 'late'
        const refund = accepted(body)
        store.insert(refund, clock.now() + (late ? lateMs : settlesAfterMs))
        outgoing.add('refund', refund.clientReference)
        return { refund, created: true }
      }),
    end: (clientReference, status) =>
      db.transact(() => {
        const refund = store.byReference(clientReference)
        if (refund === undefined)
          throw new Refused(404, 'unknown-refund', `There is no refund ${clientReference}.`)
        if (refund.status !== 'accepted')
          throw new Refused(409, 'not-possible', `The refund is ${refund.status}.`)
        return end(refund, status)
      }),
  }
}

const aboutRefund = ({ clientReference, toRut, toName }: NewRefund | Refund, words: string) => ({
  reference: clientReference,
  words,
  rut: toRut,
  name: toName,
})

/** The amount closes the account that the payment came from; a refund to another account arrives. */
function isClosed(refund: Refund, payments: PaymentsStore): boolean {
  if (refundOutcome(refund.amount) !== 'rejected') return false
  const source = refund.paymentId === null ? undefined : payments.byId(refund.paymentId)
  return source === undefined || source.payerAccount === refund.toAccount
}

function accepted(body: NewRefund): Refund {
  const { clientReference, amount, toRut, toName, toBank, toAccount, account } = body
  const to = { toRut, toName, toBank, toAccount, account, paymentId: body.paymentId ?? null }
  return {
    id: newId('ref'),
    clientReference,
    print: fingerprint(body),
    amount,
    ...to,
    status: 'accepted',
    reason: null,
  }
}

function demandPossible(body: NewRefund, payments: PaymentsStore, balances: Balances): void {
  const refuse = (code: string, message: string, field: string) => new Refused(422, code, message, { field })
  if (body.amount === '0') throw refuse('amount-out-of-range', 'Send more than zero.', 'amount')
  if (readRut(body.toRut) === null) throw refuse('unknown-rut', `${body.toRut} is no RUT.`, 'toRut')
  if (body.paymentId && payments.byId(body.paymentId) === undefined) {
    throw refuse('unknown-payment', `There is no payment ${body.paymentId}.`, 'paymentId')
  }
  // The operator's own account has a credit line; our orders may not make client money negative.
  if (body.account === 'client-money' && balances.of('client-money') < BigInt(body.amount)) {
    throw refuse('insufficient-funds', 'The client-money account holds less than that.', 'amount')
  }
}
