import { sql, type Sql } from '@puente/postgres'

const text = (value: Sql): Sql =>
  sql`(int4send(octet_length(${value})) || textsend(${value}))`

const content = sql`'A'::bytea || uuid_send(id) || timestamptz_send(at) || ${text(sql`actor`)} || ${text(sql`action`)}
  || coalesce(${text(sql`subject`)}, '\\xffffffff') || ${text(sql`outcome`)} || ${text(sql`request_id`)}
  || ${text(sql`facts::text`)}`

/** Lines of the audit trail as they are sealed, in the manner of the ledger's leaves: what staff did, what was refused. */
export const auditLeaves = {
  /** Columns `id`, `place` and `content` of a few transactions, from the first and before the last. */
  some: (from: bigint, until: bigint) => sql`
    select id, id as place, ${content} as content from platform.audit where xid >= ${from} and xid < ${until}`,
  /** Columns `xid`, `place` and `content` of everything before a transaction. */
  all: (until: bigint) => sql`
    select xid, id as place, ${content} as content from platform.audit where xid < ${until}`,
  /** Column `xid` of each line, in order. */
  xids: (from: bigint, until: bigint) => sql`
    select xid from platform.audit where xid >= ${from} and xid < ${until} order by xid`,
}
