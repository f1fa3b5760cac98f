import type { TimeOrder } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'

/** Filter of the trail. An absent property does not restrict. */
export interface AuditFilter {
  /** In the format of the trail; matches any of these. */
  readonly actors?: readonly string[]
  readonly action?: string
  /** In the format of the trail; matches any of these. */
  readonly subjects?: readonly string[]
  /** Patterns of actions; matches any of these. */
  readonly actions?: readonly string[]
  /** Patterns of outcomes; matches any of these. */
  readonly outcomes?: readonly string[]
  readonly from?: Date
  /** Exclusive upper bound. */
  readonly until?: Date
  /** Actions that the reader may not see. */
  readonly hidden: readonly string[]
}

/** One line of the trail. */
export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string | null
  readonly outcome: string
  readonly requestId: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  /** The client's network address, encrypted; null without an HTTP request or once it was deleted. */
  readonly address: Buffer | null
  /** The transaction in which it was written. */
  readonly xid: bigint
}

const columns = sql`a.id, a.at, a.actor, a.action, a.subject, a.outcome, a.request_id, a.facts, a.address, a.xid`

/** The condition of a filter on the line of this alias. */
const matches = (filter: AuditFilter, line: Sql): Sql =>
  allOf([
    filter.actors && sql`${line}.actor = any(${filter.actors}::text[])`,
    filter.action === undefined ? undefined : sql`${line}.action = ${filter.action}`,
    filter.subjects && sql`${line}.subject = any(${filter.subjects}::text[])`,
    filter.actions && sql`${line}.action like any(${filter.actions}::text[])`,
    filter.outcomes && sql`${line}.outcome like any(${filter.outcomes}::text[])`,
    filter.from && sql`${line}.at >= ${filter.from}`,
    filter.until && sql`${line}.at < ${filter.until}`,
    filter.hidden.length === 0 ? undefined : sql`${line}.action <> all(${filter.hidden}::text[])`,
  ])

const byTime = ({ at, id }: AuditRow): Key => [at.toISOString(), id]

/** The orders of lines of the trail. */
export const auditOrders: Readonly<Record<TimeOrder, RowOrder<AuditRow>>> = {
  newest: {
    by: sql`a.at desc, a.id desc`,
    after: ([key, one]) => sql`(a.at, a.id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  oldest: {
    by: sql`a.at, a.id`,
    after: ([key, one]) => sql`(a.at, a.id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
}

/** Lines of the trail in an order, starting after `after`. */
export function auditRows(
  work: Work,
  filter: AuditFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<AuditRow> = auditOrders.newest,
): Promise<AuditRow[]> {
  return work.tx.many<AuditRow>(sql`
    select ${columns} from platform.v_audit a
    where ${allOf([matches(filter, sql`a`), after && order.after(after)])} order by ${order.by} limit ${limit}`)
}

/**
 * The same with one line for each act, its latest that matches. The lines of an act have one instant, one transaction and
 * one request.
 */
export function auditActs(
  work: Work,
  filter: AuditFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<AuditRow>,
): Promise<AuditRow[]> {
  return work.tx.many<AuditRow>(sql`
    select ${columns} from platform.v_audit a
    where ${allOf([matches(filter, sql`a`), after && order.after(after)])} and not exists (
      select from platform.v_audit later
      where later.at = a.at and later.id > a.id and later.xid = a.xid and later.request_id = a.request_id
        and ${matches(filter, sql`later`)})
    order by ${order.by} limit ${limit}`)
}

/** Every line of the acts of these lines that the reader may see, in the order in which they were written. */
export async function linesOfActs(
  work: Work,
  rows: readonly AuditRow[],
  hidden: readonly string[],
): Promise<AuditRow[]> {
  return work.tx.many<AuditRow>(sql`
    select ${columns} from platform.v_audit a
    where a.xid = any(${rows.map(({ xid }) => xid)}::bigint[])
      and a.request_id = any(${rows.map(({ requestId }) => requestId)}::text[])
      and a.action <> all(${hidden}::text[])
    order by a.at, a.id`)
}
