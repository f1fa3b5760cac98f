import { sql, type Sql } from '@puente/postgres'

const text = (value: Sql): Sql => sql`(int4send(octet_length(${value})) || textsend(${value}))`

const content = sql`'A'::bytea || uuid_send(id) || timestamptz_send(at) || ${text(sql`actor`)} || ${text(sql`action`)}
  || coalesce(${text(sql`subject`)}, '\\xffffffff') || ${text(sql`outcome`)} || ${text(sql`request_id`)}
  || ${text(sql`facts::text`)}`

/**
 * Lines of the audit trail as leaves of blocks, in the format of the ledger's leaves: actions of staff, and refusals.
 */
export const auditLeaves = {
  /**
   * Columns `id`, `place` and `content` of the rows of a few transactions: from the first (inclusive) to the last
   * (exclusive).
   */
  some: (from: bigint, until: bigint) => sql`
    select id, id as place, ${content} as content from platform.audit where xid >= ${from} and xid < ${until}`,
  /** The same with the column `xid` in place of `id`, for many transactions. */
  all: (from: bigint, until: bigint) => sql`
    select xid, id as place, ${content} as content from platform.audit where xid >= ${from} and xid < ${until}`,
  /** Column `xid` of each line, in order. */
  xids: (from: bigint, until: bigint) => sql`
    select xid from platform.audit where xid >= ${from} and xid < ${until} order by xid`,
}
