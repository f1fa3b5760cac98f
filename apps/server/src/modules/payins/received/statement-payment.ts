import { refuse, type Id, type Refusal } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { Journal } from '@puente/ledger'
import type { BankPayment } from '../../../partners/bank.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { addDays, fromSantiago, inSantiago } from '../../corridors/index.ts'
import { matchedJournal } from '../payin-journals.ts'
import { isOneOf, rutIndexes } from '../payins.store.ts'
import { suspend } from '../suspense/suspend.ts'
import { insertPayment, STATEMENT } from './payments.store.ts'
import * as store from './statement-payments.store.ts'

/** A credit of the clients' account that only a bank statement contains. */
export interface StatementCredit {
  readonly itemId: Id<'break'>
  readonly amountMinor: bigint
  readonly day: string
  /** The references of its line: letters and digits. */
  readonly refs: readonly string[]
  readonly payerName: string
  readonly payerRut: string
  readonly words: string
}

const NOON_MINUTE = 12 * 60
/** A statement names the day of the credit or one of the next days, over a weekend. */
const DAYS_LATER = 3

/** A reference in the form of a statement's line. */
const plain = (text: string): string => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

/**
 * Books a credit of a bank statement as a received payment in suspense, once for each line. Its account is unknown, so
 * that it is refunded automatically only after the bank reports the payment. Refuses a line without a payer, and one
 * whose payment is booked. Returns the receipt, which the caller matches with the line, and all journals to book in the
 * same work.
 */
export async function suspendStatementCredit(
  work: Work,
  credit: StatementCredit,
): Promise<
  | { readonly receivedId: string; readonly paymentId: Id<'payment'>; readonly journals: Journal[] }
  | Refusal<'payer-unknown' | 'payment-known'>
> {
  const { amountMinor, day, payerName } = credit
  const rut = parseRut(credit.payerRut)
  if ('fault' in rut || payerName.trim() === '') return refuse('payer-unknown')
  await store.lockReportedPayments(work)
  const creditedAt = fromSantiago(day, NOON_MINUTE)
  const since = fromSantiago(addDays(day, -DAYS_LATER), 0)
  const known = await store.bankIdsOfAmount(work, amountMinor, since)
  if (known.some((id) => credit.refs.includes(plain(id)))) return refuse('payment-known')
  const bankPaymentId = `${STATEMENT}${credit.itemId}`
  const id: Id<'payment'> = derivedId('payment', bankPaymentId)
  const isNew = await insertPayment(work, {
    id,
    bankPaymentId,
    orderId: undefined,
    namedOrderId: undefined,
    customerId: undefined,
    receivableId: undefined,
    amountMinor,
    status: 'suspense',
    why: 'statement',
    payer: { rut: rut.normalised, name: payerName, bank: '', account: '', words: credit.words },
    payerBank: '',
    creditedAt,
  })
  if (!isNew || !(await store.insertStatementPayment(work, id, credit))) return refuse('payment-known')
  await suspend(work, {
    paymentId: id,
    refundId: undefined,
    orderId: undefined,
    why: 'no-reference',
    amountMinor,
    waitsSince: work.now,
  })
  const receivedId = derivedId('payin-received', id)
  return {
    receivedId,
    paymentId: id,
    journals: [
      {
        id: receivedId,
        kind: 'payin-received',
        subject: id,
        effectiveAt: creditedAt,
        legs: move(account('client-bank', 'CLP'), account('payin-clearing', 'CLP'), amountMinor),
      },
      matchedJournal(id, id, 'payin-suspended', account('suspense', 'CLP'), amountMinor),
    ],
  }
}

/**
 * The payment that was booked from a statement before the bank reported it: by the bank's id in its references,
 * otherwise by RUT, amount and day. Records the bank's id. Undefined for a payment that is not booked yet.
 */
export async function bookedFromStatement(
  work: Work,
  payment: BankPayment,
): Promise<Id<'payment'> | undefined> {
  await store.awaitStatementPayments(work, undefined)
  const { reported, unreported } = await store.statementPaymentsFor(work, {
    bankPaymentId: payment.id,
    amountMinor: payment.amountMinor,
  })
  if (reported !== undefined) return reported
  if (unreported.length === 0) return undefined
  const payer = rutIndexes(work, payment.payerRut)
  const { day } = inSantiago(payment.creditedAt)
  const found =
    unreported.find(({ refs }) => refs.includes(plain(payment.id))) ??
    unreported.find(
      (one) => isOneOf(payer, one.payerRutIndex) && one.day >= day && one.day <= addDays(day, DAYS_LATER),
    )
  if (found === undefined) return undefined
  return (await store.setReported(work, found.paymentId, payment.id)) ? found.paymentId : undefined
}
