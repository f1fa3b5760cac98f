import type { CustomerKind } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { CustomerLevel, CustomerStatus } from '../customers/index.ts'

/** Which customers are meant; what is absent means all. */
export interface CustomerFilter {
  readonly kind?: CustomerKind | undefined
  readonly status?: CustomerStatus | undefined
  readonly level?: CustomerLevel | undefined
  /** These and no others. */
  readonly ids?: readonly string[]
  /** Those whose name has all of these in its index. */
  readonly named?: readonly Buffer[]
}

export interface CustomerRow {
  readonly id: string
  readonly createdAt: Date
}

/** A part of a name that many have stands among so many of the newest. */
const NEAR = 2000

/**
 * Customers, the newest first, those after `after` only. Who looks for a name is answered from the newest few when that
 * fills the page, and from the index of names otherwise: nobody can tell beforehand how many have it, and walking all
 * customers for a name that none has costs as much as there are customers.
 */
export async function customerRows(
  work: Work,
  filter: CustomerFilter,
  after: Key | undefined,
  limit: number,
): Promise<CustomerRow[]> {
  const below = allOf([after && sql`id < ${after[0]}::uuid`])
  const where = allOf([
    below,
    filter.kind && sql`kind = ${filter.kind}`,
    filter.status && sql`status = ${filter.status}`,
    filter.level && sql`level = ${filter.level}`,
    filter.ids && sql`id = any(${filter.ids}::uuid[])`,
    filter.named && sql`name_index @> ${filter.named}::bytea[]`,
  ])
  const rowsOf = (source: Sql) =>
    work.tx.many<CustomerRow>(sql`
      select id, created_at as "createdAt" from ${source} where ${where} order by id desc limit ${limit}`)
  const everyone = sql`customers.v_customer`
  if (filter.named === undefined) return rowsOf(everyone)
  const near = await rowsOf(
    sql`(select * from ${everyone} where ${below} order by id desc limit ${NEAR}) as near`,
  )
  if (near.length === limit) return near
  // The offset keeps the order out of the plan, so that it begins at the index of names.
  return rowsOf(
    sql`(select * from ${everyone} where name_index @> ${filter.named}::bytea[] offset 0) as named`,
  )
}

/** For whom a user may act. */
export async function customersOfUser(work: Work, userId: string): Promise<string[]> {
  const rows = await work.tx.many<{ customer_id: string }>(
    sql`select customer_id from access.v_member where user_id = ${userId} order by customer_id`,
  )
  return rows.map((row) => row.customer_id)
}
