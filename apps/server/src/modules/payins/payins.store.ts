import type { Id } from '@puente/contract'
import { plainRut } from '@puente/contract/corridors'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { batchedQuery, batchedById, type Common } from '../../platform/data/batched-query.ts'
import type { Indexer } from '../../platform/data/encryption/vault.ts'
import type { Work } from '../../platform/work.ts'
import type { PayinOrder } from './payin.ts'

const RUT = 'payins.rut'

/** The blind index of a payer's RUT, with the key that writes. */
export const rutIndex = (key: Indexer, rut: string): Buffer => key.index(RUT, plainRut(rut))

/** The blind indexes that a payer's RUT may be stored with: one for each key. */
export const rutIndexes = ({ vault }: Pick<Work, 'vault'>, rut: string): Buffer[] =>
  vault.indexes(RUT, plainRut(rut))

/** Whether a stored index is one of these. */
export const isOneOf = (indexes: readonly Buffer[], stored: Buffer): boolean =>
  indexes.some((index) => index.equals(stored))

export interface LockedOrder extends PayinOrder {
  readonly payerRutIndex: Buffer
}

const orderWhere = (condition: Sql) => sql`
  select id, reference, customer_id, amount_minor, deadline_at, closed_at, payer_rut_index
  from payins.payin_order where ${condition}`

export const insertOrder = batchedQuery(
  async ({ tx, now }, opened: readonly LockedOrder[]): Promise<void> => {
    await tx.run(sql`
    insert into payins.payin_order (id, reference, customer_id, payer_rut_index, amount_minor, deadline_at, opened_at)
    select *, ${now} from unnest(
      ${opened.map(({ id }) => id)}::uuid[], ${opened.map(({ reference }) => reference)}::text[],
      ${opened.map(({ customerId }) => customerId)}::uuid[],
      ${opened.map(({ payerRutIndex }) => payerRutIndex)}::bytea[],
      ${opened.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${opened.map(({ deadlineAt }) => deadlineAt)}::timestamptz[])`)
  },
)

const orders = async ({ tx }: Common, condition: Sql): Promise<LockedOrder[]> =>
  (await tx.many<Stored<LockedOrder>>(orderWhere(condition))).map(fromStored)

const byId = (found: readonly LockedOrder[]): ReadonlyMap<string, LockedOrder> =>
  new Map(found.map((order) => [order.id, order]))

export const orderFor = batchedById(async (common, ids) =>
  byId(await orders(common, sql`id = any(${ids}::uuid[])`)),
)

/** The order with this reference, locked: payments of one order are matched one after another. */
export const lockOrderByReference = batchedById(async (common, references) => {
  const found = await orders(common, sql`reference = any(${references}::text[]) order by id for update`)
  return new Map(found.map((order) => [order.reference, order]))
})

export async function setDeadline(work: Work, id: string, deadlineAt: Date): Promise<void> {
  await work.tx.run(sql`update payins.payin_order set deadline_at = ${deadlineAt} where id = ${id}`)
}

export const closeOrderRow = batchedQuery<string>(async ({ tx, now }, ids) => {
  await tx.run(
    sql`update payins.payin_order set closed_at = ${now} where id = any(${ids}::uuid[]) and closed_at is null`,
  )
})

export async function reopenOrderRow(
  work: Work,
  id: string,
  amountMinor: bigint,
  deadlineAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    update payins.payin_order set amount_minor = ${amountMinor}, deadline_at = ${deadlineAt}, closed_at = null
    where id = ${id}`)
}

export async function bankCursor(work: Work): Promise<string | undefined> {
  const row = await work.tx.one<{ cursor: string | null }>(sql`select cursor from payins.bank_cursor`)
  return row.cursor ?? undefined
}

export async function setBankCursor(work: Work, cursor: string): Promise<void> {
  await work.tx.run(sql`update payins.bank_cursor set cursor = ${cursor}`)
}

/** The open orders of a RUT, as its indexes, locked, with the amount that each lacks. */
export async function lockOpenOrdersOf(
  work: Work,
  payerRut: readonly Buffer[],
  at: Date,
): Promise<(Pick<PayinOrder, 'id' | 'customerId'> & { readonly remainingMinor: bigint })[]> {
  const rows = await work.tx.many<Pick<PayinOrder, 'id' | 'customerId'> & { remaining: bigint }>(sql`
    select id, customer_id, amount_minor - coalesce((select sum(p.amount_minor - p.refunded_minor) from payins.payment p
                                        where p.order_id = o.id and p.status = 'matched'), 0)::bigint as remaining
    from payins.payin_order o
    where payer_rut_index = any(${payerRut}::bytea[]) and closed_at is null and deadline_at >= ${at}
    order by id for update`)
  return rows.map(({ remaining, ...order }) => ({ ...order, remainingMinor: remaining }))
}

/** The order, locked: payments of one order are matched one after another. */
export const lockOrder = batchedById(async (common, ids) =>
  byId(await orders(common, sql`id = any(${ids}::uuid[]) order by id for update`)),
)

/** Opens the order for payment again after a payment of it was reversed. */
export async function openOrderRow(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payins.payin_order set closed_at = null where id = ${id}`)
}

/** The references of these orders, by order. */
export async function referencesOf(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ id: string; reference: string }>(
    sql`select id, reference from payins.payin_order where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** The customers of these orders, each once. */
export async function customersOfOrders(
  work: Work,
  ids: readonly Id<'transfer'>[],
): Promise<Id<'customer'>[]> {
  const rows = await work.tx.many<{ customerId: Id<'customer'> }>(sql`
    select distinct customer_id from payins.payin_order where id = any(${ids}::uuid[]) order by customer_id`)
  return rows.map(({ customerId }) => customerId)
}
