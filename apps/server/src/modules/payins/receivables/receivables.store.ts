import { fromWireId, type CaseOrder, type PartSource, type Id } from '@puente/contract'
import type { ListTotals, ReceivableStatus } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import { totalsOf } from '../../../platform/lists/totals.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'
import { debtReferenceFrom } from '../payin.ts'
import type { Receivable, ReceivablePart } from './receivable.ts'

const many = async (work: Work, rest: Sql): Promise<Receivable[]> =>
  (
    await work.tx.many<Stored<Receivable>>(sql`
      select id, reference, payment_id, refund_id, order_id, customer_id, debtor, amount_minor, outstanding_minor,
        written_off_minor, status,
        opened_at, due_at, closed_at
      from payins.receivable ${rest}`)
  ).map(fromStored)

export async function insertReceivable(
  work: Work,
  receivable: Omit<
    Receivable,
    'reference' | 'status' | 'outstandingMinor' | 'writtenOffMinor' | 'openedAt' | 'closedAt'
  >,
  payerRutIndex: Buffer,
): Promise<void> {
  await work.tx.run(sql`
    insert into payins.receivable (id, reference, payment_id, refund_id, order_id, customer_id, debtor, payer_rut_index,
      amount_minor, outstanding_minor, status, owner_team, opened_at, due_at)
    values (${receivable.id}, ${debtReferenceFrom(receivable.id)}, ${receivable.paymentId}, ${receivable.refundId ?? null},
      ${receivable.orderId ?? null}, ${receivable.customerId ?? null},
      ${receivable.debtor}, ${payerRutIndex}, ${receivable.amountMinor}, ${receivable.amountMinor}, 'open', 'treasury',
      ${work.now}, ${receivable.dueAt})`)
}

export const receivableFor = async (work: Work, id: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where id = ${id}`))[0]

/** The debt with this reference, open or not. */
export const receivableReferred = async (work: Work, reference: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where reference = ${reference}`))[0]

export const lockReceivable = async (work: Work, id: string): Promise<Receivable | undefined> =>
  (await many(work, sql`where id = ${id} for update`))[0]

/** Receivables for an order's payments, locked, oldest first. */
export const lockReceivablesOfOrder = (work: Work, orderId: Id<'transfer'>): Promise<Receivable[]> =>
  many(work, sql`where order_id = ${orderId} and status = 'open' order by id for update`)

/** The receivable for one payment, locked. */
export const lockReceivableOfPayment = async (
  work: Work,
  paymentId: Id<'payment'>,
): Promise<Receivable | undefined> =>
  (
    await many(
      work,
      sql`where payment_id = ${paymentId} and refund_id is null and status = 'open' for update`,
    )
  )[0]

/** Receivables from a RUT, as its indexes, locked, oldest first. */
export const lockReceivablesOfRut = (work: Work, rut: readonly Buffer[]): Promise<Receivable[]> =>
  many(work, sql`where payer_rut_index = any(${rut}::bytea[]) and status = 'open' order by id for update`)

/** As above, without a lock. */
export const receivablesOfRut = (work: Work, rut: readonly Buffer[]): Promise<Receivable[]> =>
  many(work, sql`where payer_rut_index = any(${rut}::bytea[]) and status = 'open' order by id`)

/** The debt that a repayment names, open or not. Locked. */
export const lockReceivableByReference = async (
  work: Work,
  reference: string,
): Promise<(Receivable & { readonly payerRutIndex: Buffer }) | undefined> => {
  const row = await work.tx.maybe<{ id: string; payerRutIndex: Buffer }>(
    sql`select id, payer_rut_index from payins.receivable where reference = ${reference} for update`,
  )
  const receivable = row && (await receivableFor(work, row.id))
  return receivable && { ...receivable, payerRutIndex: row.payerRutIndex }
}

/** The source of an amount that reduced a debt, and its payment when it was one. */
export interface PartOf {
  readonly source: PartSource
  readonly paymentId?: Id<'payment'>
}

async function insertPart(work: Work, id: string, byMinor: bigint, { source, paymentId }: PartOf) {
  await work.tx.run(sql`
    insert into payins.receivable_part (id, receivable_id, source, payment_id, amount_minor, at)
    values (${work.id()}, ${id}, ${source}, ${paymentId ?? null}, ${byMinor}, ${work.now})`)
}

/** The amounts that reduced these debts, oldest first. */
export async function partsOfReceivables(work: Work, ids: readonly string[]): Promise<ReceivablePart[]> {
  const rows = await work.tx.many<Stored<ReceivablePart>>(sql`
    select receivable_id, source, payment_id, amount_minor, at from payins.receivable_part
    where receivable_id = any(${ids}::uuid[]) order by at, id`)
  return rows.map(fromStored)
}

/** The excess of the payments that named these debts, refunded or being refunded, by debt. */
export async function sentBackOf(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await work.tx.many<{ id: string; minor: bigint }>(sql`
    select receivable_id as id, sum(refunded_minor)::bigint as minor from payins.payment
    where receivable_id = any(${ids}::uuid[]) and refunded_minor > 0 group by receivable_id`)
  return new Map(rows.map(({ id, minor }) => [id, minor]))
}

/** Reduces the debt and records the source. Sets the status to settled at zero. */
export async function reduceReceivable(work: Work, id: string, byMinor: bigint, part: PartOf): Promise<void> {
  await insertPart(work, id, byMinor, part)
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

/** Receivables for one order's payments that were written off and not fully recovered, locked. */
export const lockWrittenOffOfOrder = (work: Work, orderId: Id<'transfer'>): Promise<Receivable[]> =>
  many(work, sql`where order_id = ${orderId} and written_off_minor > 0 order by id for update`)

/** Records that part of a written-off receivable was recovered. */
export async function recoverRow(work: Work, id: string, byMinor: bigint): Promise<void> {
  await insertPart(work, id, byMinor, { source: 'set-off' })
  await work.tx.run(
    sql`update payins.receivable set written_off_minor = written_off_minor - ${byMinor} where id = ${id}`,
  )
}

/** The receivables for reversed payments of one order, in CLP. */
export async function debtOfOrder(work: Work, orderId: Id<'transfer'>): Promise<bigint> {
  const row = await work.tx.one<{ owed: bigint }>(sql`
    select coalesce(sum(outstanding_minor), 0)::bigint as owed from payins.receivable
    where order_id = ${orderId} and status = 'open'`)
  return row.owed
}

/** The total debt of customers for reversed payments. */
export const debtOfCustomer = batchedQuery(async ({ tx }, customerIds: readonly Id<'customer'>[]) => {
  const rows = await tx.many<{ id: string; owed: bigint }>(sql`
    select customer_id as id, sum(outstanding_minor)::bigint as owed from payins.receivable
    where customer_id = any(${customerIds}::uuid[]) and status = 'open' group by customer_id`)
  const owed = new Map(rows.map((row) => [row.id, row.owed]))
  return customerIds.map((id) => owed.get(id) ?? 0n)
})

const byId = ({ id }: Receivable): Key => [id]
const byAmount = ({ outstandingMinor, id }: Receivable): Key => [String(outstandingMinor), id]

/** The orders of receivables: their ids are in the order of time, and amounts are what is still owed. */
export const receivableOrders: Readonly<Record<CaseOrder, RowOrder<Receivable>>> = {
  oldest: { by: sql`id`, after: ([id]) => sql`id > ${id}::uuid`, keyOf: byId },
  newest: { by: sql`id desc`, after: ([id]) => sql`id < ${id}::uuid`, keyOf: byId },
  largest: {
    by: sql`outstanding_minor desc, id desc`,
    after: ([key, one]) => sql`(outstanding_minor, id) < (${key}::bigint, ${one}::uuid)`,
    keyOf: byAmount,
  },
  smallest: {
    by: sql`outstanding_minor, id`,
    after: ([key, one]) => sql`(outstanding_minor, id) > (${key}::bigint, ${one}::uuid)`,
    keyOf: byAmount,
  },
}

/** The end of the statement of receivables in one status, in an order, starting after `after`. */
const receivableListRest = (
  { status }: { readonly status: ReceivableStatus },
  after: Key | undefined,
  limit: number,
  order: RowOrder<Receivable> = receivableOrders.oldest,
): Sql =>
  sql`where ${allOf([sql`status = ${status}`, after && order.after(after)])} order by ${order.by} limit ${limit}`

export const listReceivableRows = (
  work: Work,
  filter: { readonly status: ReceivableStatus },
  after: Key | undefined,
  limit: number,
  order?: RowOrder<Receivable>,
): Promise<Receivable[]> => many(work, receivableListRest(filter, after, limit, order))

/** How many receivables are in this status, and what of them is still owed. */
export const receivableTotals = (
  work: Work,
  { status }: { readonly status: ReceivableStatus },
): Promise<ListTotals> =>
  totalsOf(
    work,
    (limit) => sql`
      select 'CLP' as currency, outstanding_minor as minor from payins.receivable
      where status = ${status} order by id limit ${limit}`,
  )

/** A customer's open and closed debts, newest first, starting after `after`. */
export const customerReceivables = (
  work: Work,
  customerId: Id<'customer'>,
  after: Key | undefined,
  limit: number,
): Promise<Receivable[]> =>
  many(
    work,
    sql`where ${allOf([sql`customer_id = ${customerId}`, after && sql`id < ${after[0]}::uuid`])}
      order by id desc limit ${limit}`,
  )

/** A customer's open debts, oldest first. */
export const openReceivablesOf = (work: Work, customerId: Id<'customer'>): Promise<Receivable[]> =>
  many(work, sql`where customer_id = ${customerId} and status = 'open' order by id`)

/** The owner of the debt in the path, for the generic ownership check. */
export async function receivableOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = fromWireId('receivable', wireId)
  return id === undefined ? undefined : (await receivableFor(work, id))?.customerId
}

/** The receivable created when the bank reversed this payment, open or closed. */
export const receivableOfPayment = async (
  work: Work,
  paymentId: Id<'payment'>,
): Promise<Receivable | undefined> =>
  (await many(work, sql`where payment_id = ${paymentId} and refund_id is null`))[0]

/** The receivable of this refund, created when the refund was settled after another one replaced it. Locked. */
export const lockReceivableOfRefund = async (
  work: Work,
  refundId: Id<'refund'>,
): Promise<Receivable | undefined> => (await many(work, sql`where refund_id = ${refundId} for update`))[0]
