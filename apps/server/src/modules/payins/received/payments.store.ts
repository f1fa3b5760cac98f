import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'
import type { Payer, Payment, PaymentStatus } from '../payin.ts'
import type { Receivable } from '../receivables/receivable.ts'
import { payerAccountIndex, payerSearchIndex } from '../payer-index.ts'
import { orderFor, rutIndex, rutIndexes } from '../payins.store.ts'

const PAYER = 'payins.payment.payer'
/** Begins the id of a payment that was booked from a statement, until the bank reports its own. */
export const STATEMENT = 'statement:'

export interface NewPayment extends Omit<Payment, 'refundedMinor'> {
  readonly payer: Payer
  readonly why: string
  /** The order that its reference names and that it cannot fund. */
  readonly namedOrderId: Id<'transfer'> | undefined
  /** The customer of either order, whose key encrypts the payer. */
  readonly customerId: Id<'customer'> | undefined
  readonly receivableId: Id<'receivable'> | undefined
}

/** Returns false when the bank's payment is stored already. */
export const insertPayment = batchedQuery(async ({ tx, now, vault }, payments: readonly NewPayment[]) => {
  const vaults = await Promise.all(payments.map(({ customerId }) => vault.of(customerId)))
  const rows = payments.map((payment, at) => ({
    ...payment,
    amountMinor: String(payment.amountMinor),
    payer: vaults[at]?.encrypt(PAYER, JSON.stringify(payment.payer), payment.id).toString('hex'),
    payerRutIndex: rutIndex(vault, payment.payer.rut).toString('hex'),
    payerAccountIndex: payerAccountIndex(vault, payment.payer, payment.id).toString('hex'),
    payerSearchIndex: payerSearchIndex(vault, payment.payer).map((one) => one.toString('hex')),
  }))
  const kept = await tx.many<{ id: string }>(sql`
    insert into payins.payment (id, bank_payment_id, order_id, amount_minor, status, why, payer, payer_rut_index,
                                payer_account_index, payer_search_index, payer_bank, credited_at, received_at, named_order_id, receivable_id)
    select id, "bankPaymentId", "orderId", "amountMinor", status, why, decode(payer, 'hex'),
           decode("payerRutIndex", 'hex'), decode("payerAccountIndex", 'hex'),
           array(select decode(one, 'hex') from unnest("payerSearchIndex") with ordinality as u(one, nth) order by nth), "payerBank", "creditedAt", ${now}, "namedOrderId", "receivableId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, "bankPaymentId" text, "orderId" uuid, "amountMinor" bigint, status text, why text, payer text,
      "payerRutIndex" text, "payerAccountIndex" text, "payerSearchIndex" text[], "payerBank" text, "creditedAt" timestamptz, "namedOrderId" uuid, "receivableId" uuid)
    on conflict (bank_payment_id) do nothing returning id`)
  const fresh = new Set(kept.map(({ id }) => id))
  return payments.map(({ id }) => fresh.delete(id))
})

/** The payments of an order, oldest first. */
export const paymentsOf = batchedQuery(async ({ tx }, orderIds: readonly Id<'transfer'>[]) => {
  const rows = await tx.many<Stored<Payment>>(sql`
    select id, bank_payment_id, order_id, amount_minor, refunded_minor, status, payer_bank, credited_at
    from payins.payment where order_id = any(${orderIds}::uuid[]) order by credited_at, id`)
  const found = Map.groupBy(rows.map(fromStored), ({ orderId }) => orderId)
  return orderIds.map((id) => found.get(id) ?? [])
})

/** What an order has received less what was refunded, in CLP. */
export const heldMinor = batchedQuery(async ({ tx }, orderIds: readonly Id<'transfer'>[]) => {
  const rows = await tx.many<{ orderId: Id<'transfer'>; held: bigint | null }>(sql`
    select order_id, sum(amount_minor - refunded_minor) filter (where status = 'matched')::bigint as held
    from payins.payment where order_id = any(${orderIds}::uuid[]) group by order_id`)
  const found = new Map(rows.map(({ orderId: id, held }) => [id, held]))
  return orderIds.map((id) => found.get(id) ?? 0n)
})

/** The refundable payments of an order, last one first: its own, and those that repaid a reversed payment. */
export async function refundableOf(
  work: Work,
  orderId: Id<'transfer'>,
): Promise<{ readonly id: string; readonly heldMinor: bigint }[]> {
  const rows = await work.tx.many<{ id: string; held: bigint }>(sql`
    select id, amount_minor - refunded_minor as held from payins.payment
    where amount_minor > refunded_minor and (
      (order_id = ${orderId} and status = 'matched') or
      (status = 'applied' and receivable_id in (select id from payins.receivable where order_id = ${orderId})))
    order by credited_at desc, id desc`)
  return rows.map(({ id, held }) => ({ id, heldMinor: held }))
}

/** Counts part of a payment as refunded; a database check refuses more than the payment. */
export async function addRefunded(work: Work, paymentId: Id<'payment'>, amountMinor: bigint): Promise<void> {
  await work.tx.run(
    sql`update payins.payment set refunded_minor = refunded_minor + ${amountMinor} where id = ${paymentId}`,
  )
}

export interface PayerOf {
  readonly bankPaymentId: string
  /** False for a payment that was booked from a statement and that the bank has not reported. */
  readonly isReported: boolean
  readonly payer: Payer
}

/** The payers, decrypted in order to refund or to show them. */
export async function payersOf(
  work: Work,
  paymentIds: readonly Id<'payment'>[],
): Promise<ReadonlyMap<string, PayerOf>> {
  const rows = await work.tx.many<{ id: string; bankPaymentId: string; payer: Buffer }>(
    sql`select id, bank_payment_id, payer from payins.payment where id = any(${paymentIds}::uuid[])`,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        bankPaymentId: row.bankPaymentId,
        isReported: !row.bankPaymentId.startsWith(STATEMENT),
        payer: JSON.parse(work.vault.decrypt(PAYER, row.payer, row.id)) as Payer,
      },
    ]),
  )
}

/** The blind indexes of a payment's payer, with each key. Throws when there is no such payment. */
export async function payerRutOf(work: Work, paymentId: Id<'payment'>): Promise<Buffer[]> {
  const found = (await payersOf(work, [paymentId])).get(paymentId)
  if (found === undefined) throw new Error(`no payment ${paymentId}`)
  return rutIndexes(work, found.payer.rut)
}

/** A payment that can be decided about. */
export interface LockedPayment {
  readonly id: Id<'payment'>
  readonly orderId: Id<'transfer'> | undefined
  readonly amountMinor: bigint
  readonly status: PaymentStatus
  readonly receivableId: Id<'receivable'> | undefined
  readonly payerRutIndex: Buffer
  readonly creditedAt: Date
}

const lockedColumns = sql`id, order_id, amount_minor, status, receivable_id, payer_rut_index, credited_at`

/** The payment, locked until the work ends; undefined when the bank has not reported it. */
export async function lockPayment(work: Work, id: string): Promise<LockedPayment | undefined> {
  const row = await work.tx.maybe<Stored<LockedPayment>>(
    sql`select ${lockedColumns} from payins.payment where id = ${id} for no key update`,
  )
  return row && fromStored(row)
}

/** The id of the payment that the bank reports under this id. Throws when there is none. */
export async function paymentOfBank(work: Work, bankPaymentId: string): Promise<Id<'payment'>> {
  const row = await work.tx.one<{ id: Id<'payment'> }>(
    sql`select id from payins.payment where bank_payment_id = ${bankPaymentId}`,
  )
  return row.id
}

/** The payment without a lock. */
export async function paymentFor(work: Work, id: string): Promise<LockedPayment> {
  return fromStored(
    await work.tx.one<Stored<LockedPayment>>(
      sql`select ${lockedColumns} from payins.payment where id = ${id}`,
    ),
  )
}

/** Whether the bank reversed the payment. Locks it, so that no reversal ends before the work does. */
export async function isReversed(work: Work, id: string): Promise<boolean> {
  const row = await work.tx.one<{ status: PaymentStatus }>(
    sql`select status from payins.payment where id = ${id} for share`,
  )
  return row.status === 'reversed'
}

export async function setPaymentStatus(work: Work, id: string, status: PaymentStatus): Promise<void> {
  await work.tx.run(sql`update payins.payment set status = ${status} where id = ${id}`)
}

/** The payer of a payment, encrypted with the key of a customer. */
async function payerFor(work: Work, id: string, customerId: Id<'customer'> | undefined): Promise<Buffer> {
  const { payer } = await work.tx.one<{ payer: Buffer }>(
    sql`select payer from payins.payment where id = ${id}`,
  )
  return (await work.vault.of(customerId)).encrypt(PAYER, work.vault.decrypt(PAYER, payer, id), id)
}

/** Assigns the payment to this order, as two people decided. Its payer belongs to the order's customer from now on. */
export async function assignToOrder(work: Work, id: string, orderId: Id<'transfer'>): Promise<void> {
  const order = await orderFor(work, orderId)
  await work.tx.run(sql`
    update payins.payment
    set status = 'matched', why = 'staff', order_id = ${orderId}, payer = ${await payerFor(work, id, order?.customerId)}
    where id = ${id}`)
}

/** Marks the payment as one that paid a debt, as two people decided. */
export async function applyToReceivable(
  work: Work,
  id: string,
  { id: receivableId, customerId }: Pick<Receivable, 'id' | 'customerId'>,
): Promise<void> {
  await work.tx.run(sql`
    update payins.payment
    set status = 'applied', why = 'staff', receivable_id = ${receivableId},
        payer = ${await payerFor(work, id, customerId)}
    where id = ${id}`)
}

/** When money from another RUT named this order. Instants only, nothing about the payer. */
export async function otherRutPayments(
  work: Work,
  orderId: Id<'transfer'>,
): Promise<{ readonly at: Date }[]> {
  return work.tx.many<{ at: Date }>(sql`
    select credited_at as at from payins.payment
    where named_order_id = ${orderId} and why = 'other-rut' order by credited_at, id`)
}
