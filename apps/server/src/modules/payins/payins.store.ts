import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { plainRut, type Payer, type Payment, type PayinOrder } from './payin.ts'

const PAYER = 'payins.payment.payer'
const RUT = 'payins.rut'

export const rutIndex = (work: Work, rut: string): Buffer => work.vault.index(RUT, plainRut(rut))

interface OrderRow {
  id: string
  reference: string
  customer_id: string
  amount_minor: bigint
  deadline_at: Date
  closed_at: Date | null
  payer_rut_index: Buffer
}

export interface LockedOrder extends PayinOrder {
  readonly payerRutIndex: Buffer
}

const toOrder = (row: OrderRow): LockedOrder => ({
  id: row.id,
  reference: row.reference,
  customerId: row.customer_id,
  amountMinor: row.amount_minor,
  deadlineAt: row.deadline_at,
  closedAt: row.closed_at ?? undefined,
  payerRutIndex: row.payer_rut_index,
})

const orderWhere = (condition: Sql) => sql`
  select id, reference, customer_id, amount_minor, deadline_at, closed_at, payer_rut_index
  from payins.payin_order where ${condition}`

export async function insertOrder(work: Work, order: LockedOrder): Promise<void> {
  await work.tx.run(sql`
    insert into payins.payin_order (id, reference, customer_id, payer_rut_index, amount_minor, deadline_at, opened_at)
    values (${order.id}, ${order.reference}, ${order.customerId}, ${order.payerRutIndex}, ${order.amountMinor},
            ${order.deadlineAt}, ${work.now})`)
}

export async function orderFor(work: Work, id: string): Promise<LockedOrder | undefined> {
  const row = await work.tx.maybe<OrderRow>(orderWhere(sql`id = ${id}`))
  return row === undefined ? undefined : toOrder(row)
}

/** The order with this reference, locked: payments to one order are matched one after another. */
export async function lockOrderByReference(work: Work, reference: string): Promise<LockedOrder | undefined> {
  const row = await work.tx.maybe<OrderRow>(orderWhere(sql`reference = ${reference} for update`))
  return row === undefined ? undefined : toOrder(row)
}

export async function setDeadline(work: Work, id: string, deadlineAt: Date): Promise<void> {
  await work.tx.run(sql`update payins.payin_order set deadline_at = ${deadlineAt} where id = ${id}`)
}

export async function closeOrderRow(work: Work, id: string): Promise<void> {
  await work.tx.run(
    sql`update payins.payin_order set closed_at = ${work.now} where id = ${id} and closed_at is null`,
  )
}

export interface NewPayment extends Omit<Payment, 'refundedMinor'> {
  readonly payer: Payer
  readonly why: string
}

/** False when the bank's payment is already kept. */
export async function insertPayment(work: Work, payment: NewPayment): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into payins.payment (id, bank_payment_id, order_id, amount_minor, status, why, payer, payer_rut_index,
                                payer_bank, credited_at, received_at)
    values (${payment.id}, ${payment.bankPaymentId}, ${payment.orderId ?? null}, ${payment.amountMinor},
            ${payment.status}, ${payment.why}, ${work.vault.seal(PAYER, JSON.stringify(payment.payer))},
            ${rutIndex(work, payment.payer.rut)}, ${payment.payerBank}, ${payment.creditedAt}, ${work.now})
    on conflict (bank_payment_id) do nothing`)
  return rows === 1
}

interface PaymentRow {
  id: string
  bank_payment_id: string
  order_id: string | null
  amount_minor: bigint
  refunded_minor: bigint
  status: Payment['status']
  payer_bank: string
  credited_at: Date
}

/** The payments of an order, oldest first. */
export async function paymentsOf(work: Work, orderId: string): Promise<Payment[]> {
  const rows = await work.tx.many<PaymentRow>(sql`
    select id, bank_payment_id, order_id, amount_minor, refunded_minor, status, payer_bank, credited_at
    from payins.payment where order_id = ${orderId} order by id`)
  return rows.map((row) => ({
    id: row.id,
    bankPaymentId: row.bank_payment_id,
    orderId: row.order_id ?? undefined,
    amountMinor: row.amount_minor,
    refundedMinor: row.refunded_minor,
    status: row.status,
    payerBank: row.payer_bank,
    creditedAt: row.credited_at,
  }))
}

/** What an order has received and still holds: matched money less what was sent back, by what the bank credited in time. */
export async function heldMinor(work: Work, orderId: string): Promise<bigint> {
  const row = await work.tx.one<{ held: bigint }>(sql`
    select coalesce(sum(amount_minor - refunded_minor), 0)::bigint as held
    from payins.payment where order_id = ${orderId} and status = 'matched'`)
  return row.held
}

/** The bank's moment of the last payment that an order got. */
export async function lastCreditAt(work: Work, orderId: string): Promise<Date | undefined> {
  const row = await work.tx.one<{ at: Date | null }>(sql`
    select max(credited_at) as at from payins.payment where order_id = ${orderId} and status = 'matched'`)
  return row.at ?? undefined
}

/** Marks part of a payment as on its way back; the row's own check refuses more than there is. */
export async function addRefunded(work: Work, paymentId: string, amountMinor: bigint): Promise<void> {
  await work.tx.run(
    sql`update payins.payment set refunded_minor = refunded_minor + ${amountMinor} where id = ${paymentId}`,
  )
}

export interface PayerOf {
  readonly bankPaymentId: string
  readonly payer: Payer
}

/** Who paid: opened only to send the money back. */
export async function payersOf(
  work: Work,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PayerOf>> {
  const rows = await work.tx.many<{ id: string; bank_payment_id: string; payer: Buffer }>(
    sql`select id, bank_payment_id, payer from payins.payment where id = any(${paymentIds}::uuid[])`,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        bankPaymentId: row.bank_payment_id,
        payer: JSON.parse(work.vault.open(PAYER, row.payer)) as Payer,
      },
    ]),
  )
}

export async function bankCursor(work: Work): Promise<string | undefined> {
  const row = await work.tx.one<{ cursor: string | null }>(sql`select cursor from payins.bank_cursor`)
  return row.cursor ?? undefined
}

export async function setBankCursor(work: Work, cursor: string): Promise<void> {
  await work.tx.run(sql`update payins.bank_cursor set cursor = ${cursor}`)
}
