import type { CustomerKind, Id, TimeOrder } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import type { CustomerLevel, CustomerStatus } from '../../customers/index.ts'

/** Filter of customers. An absent property does not restrict. */
export interface CustomerFilter {
  readonly kind?: CustomerKind | undefined
  readonly status?: CustomerStatus | undefined
  readonly level?: CustomerLevel | undefined
  /** Only these ids. */
  readonly ids?: readonly string[]
  /** The hashes of the words of a name, one list for each index key. A customer matches when all hashes of one list do. */
  readonly named?: readonly (readonly Buffer[])[]
}

export interface CustomerRow {
  readonly id: Id<'customer'>
  readonly createdAt: Date
}

/** A condition on `name_index`, for customers, recipients and payers. During a rotation of the index key a name is indexed with either key. */
export const isNamed = ([first, second]: readonly (readonly Buffer[])[]): Sql =>
  second === undefined
    ? sql`name_index @> ${first ?? []}::bytea[]`
    : sql`(name_index @> ${first ?? []}::bytea[] or name_index @> ${second}::bytea[])`

/** Number of newest rows searched first. A frequent part of a name fills a page from them. */
export const NEAR = 2000

const keyOf = ({ id }: CustomerRow): Key => [id]

/** The orders of customers: their ids are in the order of time. */
export const customerOrders: Readonly<Record<TimeOrder, RowOrder<CustomerRow>>> = {
  newest: { by: sql`id desc`, after: ([id]) => sql`id < ${id}::uuid`, keyOf },
  oldest: { by: sql`id`, after: ([id]) => sql`id > ${id}::uuid`, keyOf },
}

/**
 * Customers, the newest first or the oldest first, starting after `after`. A search by name first reads the newest 2000. If they do not
 * fill the page, it uses the index of names: how many customers match is unknown beforehand, and scanning all of them
 * for a name without matches costs a full scan.
 */
export async function customerRows(
  work: Work,
  filter: CustomerFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<CustomerRow> = customerOrders.newest,
): Promise<CustomerRow[]> {
  const below = allOf([after && order.after(after)])
  const where = allOf([
    below,
    filter.kind && sql`kind = ${filter.kind}`,
    filter.status && sql`status = ${filter.status}`,
    filter.level && sql`level = ${filter.level}`,
    filter.ids && sql`id = any(${filter.ids}::uuid[])`,
    filter.named && isNamed(filter.named),
  ])
  const rowsOf = (source: Sql) =>
    work.tx.many<CustomerRow>(sql`
      select id, created_at from ${source} where ${where} order by ${order.by} limit ${limit}`)
  const everyone = sql`customers.v_customer`
  if (filter.named === undefined) return rowsOf(everyone)
  const near = await rowsOf(
    sql`(select * from ${everyone} where ${below} order by ${order.by} limit ${NEAR}) as near`,
  )
  if (near.length === limit) return near
  // `offset 0` keeps the planner from using the order by id, so that it starts with the index of names.
  return rowsOf(sql`(select * from ${everyone} where ${isNamed(filter.named)} offset 0) as named`)
}

/** Too many RUTs have one beginning of five digits for more of them to be of use. */
const RUTS_MAX = 500

/** The customers whose RUT has a beginning, as its hash with each index key; the newest first. */
export async function customersOfRutPart(
  work: Work,
  hashes: readonly (readonly Buffer[])[],
): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select id from (
      select id from customers.v_customer where rut_part_index && ${hashes.flat()}::bytea[] offset 0) as begun
    order by id desc limit ${RUTS_MAX}`)
  return rows.map(({ id }) => id)
}

/** Ids of the customers a user may act for. */
export async function customersOfUser(work: Work, userId: Id<'user'>): Promise<string[]> {
  const rows = await work.tx.many<{ customerId: Id<'customer'> }>(
    sql`select customer_id from access.v_member where user_id = ${userId} order by customer_id`,
  )
  return rows.map((row) => row.customerId)
}
