import { sql } from '@puente/postgres'

const content = sql`concat('{"audit":"', id, '","atUtc":', to_json(at at time zone 'UTC'), ',"actor":', to_json(actor),
  ',"action":', to_json(action), ',"subject":', coalesce(to_json(subject)::text, 'null'),
  ',"outcome":', to_json(outcome), ',"request":', to_json(request_id), ',"facts":', facts, '}')`

/** Lines of the audit trail as they are sealed: what staff did and what was refused, each one text that says all of it. */
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
