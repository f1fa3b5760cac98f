import type { ReceivableStatus } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import { atOnce } from '../../platform/data/at-once.ts'
import type { Work } from '../../platform/work.ts'
import type { Receivable } from './receivable.ts'

interface Row {
  id: string
  payment_id: string
  refund_id: string | null
  order_id: string | null
  customer_id: string | null
  debtor: string
  amount_minor: bigint
  outstanding_minor: bigint
  written_off_minor: bigint
  status: ReceivableStatus
  opened_at: Date
  due_at: Date
  closed_at: Date | null
}

const toReceivable = (row: Row): Receivable => ({
  id: row.id,
  paymentId: row.payment_id,
  refundId: row.refund_id ?? undefined,
  orderId: row.order_id ?? undefined,
  customerId: row.customer_id ?? undefined,
  debtor: row.debtor,
  amountMinor: row.amount_minor,
  outstandingMinor: row.outstanding_minor,
  writtenOffMinor: row.written_off_minor,
  status: row.status,
  openedAt: row.opened_at,
  dueAt: row.due_at,
  closedAt: row.closed_at ?? undefined,
})

const many = async (work: Work, rest: Sql): Promise<Receivable[]> =>
  (
    await work.tx.many<Row>(sql`
      select id, payment_id, refund_id, order_id, customer_id, debtor, amount_minor, outstanding_minor, written_off_minor, status,
        opened_at, due_at, closed_at
      from payins.receivable ${rest}`)
  ).map(toReceivable)

export async function insertReceivable(
  work: Work,
  receivable: Omit<Receivable, 'status' | 'outstandingMinor' | 'writtenOffMinor' | 'openedAt' | 'closedAt'>,
  payerRutIndex: Buffer,
): Promise<void> {
  await work.tx.run(sql`
    insert into payins.receivable (id, payment_id, refund_id, order_id, customer_id, debtor, payer_rut_index, amount_minor,
      outstanding_minor, status, owner_team, opened_at, due_at)
    values (${receivable.id}, ${receivable.paymentId}, ${receivable.refundId ?? null}, ${receivable.orderId ?? null},
      ${receivable.customerId ?? null},
      ${receivable.debtor}, ${payerRutIndex}, ${receivable.amountMinor}, ${receivable.amountMinor}, 'open', 'treasury',
      ${work.now}, ${receivable.dueAt})`)
}

export const receivableFor = async (work: Work, id: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where id = ${id}`))[0]

export const lockReceivable = async (work: Work, id: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where id = ${id} for update`))[0]

/** What is owed over one order's payments, locked, oldest first. */
export const lockReceivablesOfOrder = (work: Work, orderId: string): Promise<Receivable[]> =>
  many(work, sql`where order_id = ${orderId} and status = 'open' order by id for update`)

/** What is owed over one payment, locked. */
export const lockReceivableOfPayment = async (
  work: Work,
  paymentId: string,
): Promise<Receivable | undefined> =>
  (
    await many(
      work,
      sql`where payment_id = ${paymentId} and refund_id is null and status = 'open' for update`,
    )
  )[0]

/** What the holder of a RUT owes, locked, oldest first. */
export const lockReceivablesOfRut = (work: Work, rutIndex: Buffer): Promise<Receivable[]> =>
  many(work, sql`where payer_rut_index = ${rutIndex} and status = 'open' order by id for update`)

/** The same, to look at. */
export const receivablesOfRut = (work: Work, rutIndex: Buffer): Promise<Receivable[]> =>
  many(work, sql`where payer_rut_index = ${rutIndex} and status = 'open' order by id`)

/** Takes off what was paid or set off; what reaches zero is settled. */
export async function reduceReceivable(work: Work, id: string, byMinor: bigint): Promise<void> {
  await work.tx.run(sql`
    update payins.receivable set outstanding_minor = outstanding_minor - ${byMinor},
      status = case when outstanding_minor = ${byMinor} then 'settled' else status end,
      closed_at = case when outstanding_minor = ${byMinor} then ${work.now}::timestamptz else closed_at end
    where id = ${id}`)
}

export async function writeOffRow(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update payins.receivable set written_off_minor = outstanding_minor, outstanding_minor = 0, status = 'written-off',
      closed_at = ${work.now}
    where id = ${id}`)
}

/** What was given up over one order's payments and has not come in after all, locked. */
export const lockWrittenOffOfOrder = (work: Work, orderId: string): Promise<Receivable[]> =>
  many(work, sql`where order_id = ${orderId} and written_off_minor > 0 order by id for update`)

/** So much of what was given up came in after all. */
export async function recoverRow(work: Work, id: string, byMinor: bigint): Promise<void> {
  await work.tx.run(
    sql`update payins.receivable set written_off_minor = written_off_minor - ${byMinor} where id = ${id}`,
  )
}

/** What a customer owes over payments that were taken back. */
export const owedByCustomer = atOnce(async ({ tx }, customerIds: readonly string[]) => {
  const rows = await tx.many<{ id: string; owed: bigint }>(sql`
    select customer_id as id, sum(outstanding_minor)::bigint as owed from payins.receivable
    where customer_id = any(${customerIds}::uuid[]) and status = 'open' group by customer_id`)
  const owed = new Map(rows.map((row) => [row.id, row.owed]))
  return customerIds.map((id) => owed.get(id) ?? 0n)
})

/** Receivables in one status, the oldest first, those after `after` only. */
export const listReceivableRows = (
  work: Work,
  { status }: { readonly status: ReceivableStatus },
  after: Key | undefined,
  limit: number,
): Promise<Receivable[]> =>
  many(
    work,
    sql`where ${allOf([sql`status = ${status}`, after && sql`id > ${after[0]}::uuid`])} order by id limit ${limit}`,
  )

/** What is or was owed because the bank took this payment back. */
export const receivableOfPayment = async (work: Work, paymentId: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where payment_id = ${paymentId} and refund_id is null`))[0]

/** What is or was owed because this refund was settled after another had taken its place, locked. */
export const lockReceivableOfRefund = async (work: Work, refundId: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where refund_id = ${refundId} for update`))[0]
