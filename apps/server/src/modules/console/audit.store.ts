import { sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'

/** Filter of the trail. An absent property does not restrict. */
export interface AuditFilter {
  /** In the format of the trail; matches any of these. */
  readonly actors?: readonly string[]
  readonly action?: string
  /** In the format of the trail; matches any of these. */
  readonly subjects?: readonly string[]
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
}

/** Lines of the trail, the latest first, starting after `after`. */
export function auditRows(
  work: Work,
  filter: AuditFilter,
  after: Key | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const where = allOf([
    filter.actors && sql`actor = any(${filter.actors}::text[])`,
    filter.action === undefined ? undefined : sql`action = ${filter.action}`,
    filter.subjects && sql`subject = any(${filter.subjects}::text[])`,
    filter.from && sql`at >= ${filter.from}`,
    filter.until && sql`at < ${filter.until}`,
    filter.hidden.length === 0 ? undefined : sql`action <> all(${filter.hidden}::text[])`,
    after && sql`(at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  ])
  return work.tx.many<AuditRow>(sql`
    select id, at, actor, action, subject, outcome, request_id, facts, address from platform.v_audit
    where ${where} order by at desc, id desc limit ${limit}`)
}
