import { sql, type Sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/** Rows of one kind as they are sealed: each is one text that says all of it, its place among the others too. */
export interface LeafSource {
  /** Columns `id`, `place` and `content` of a few transactions, from the first and before the last. */
  some(fromXid: bigint, untilXid: bigint): Sql
  /** Columns `xid`, `place` and `content` of everything before a transaction: one pass over very many rows. */
  all(untilXid: bigint): Sql
  /** Column `xid` of each row, in order. */
  xids(fromXid: bigint, untilXid: bigint): Sql
}

const orNull = (text: Sql): Sql => sql`coalesce('"' || ${text} || '"', 'null')`
/** ISO 8601 in UTC, whatever the session's zone and style. */
const moment = (at: Sql): Sql => sql`coalesce(to_json(${at} at time zone 'UTC')::text, 'null')`
const accountName = (code: Sql, owner: Sql): Sql => sql`to_json(${code} || '/' || ${owner})`

const leg = sql`concat('{"action":', to_json(transfer.action),
  ',"debit":', coalesce(debit.name, 'null'), ',"credit":', coalesce(credit.name, 'null'),
  ',"amountMinor":"', transfer.amount_minor, '","currency":', to_json(transfer.currency),
  ',"hold":', ${orNull(sql`transfer.pending_id`)}, ',"untilUtc":', ${moment(sql`transfer.timeout_at`)}, '}')`

const content = sql`concat('{"journal":"', journal.id, '","sequence":"', journal.sequence, '","kind":', to_json(journal.kind),
  ',"subject":"', journal.subject, '","reason":', coalesce(to_json(journal.reason)::text, 'null'),
  ',"effectiveUtc":', ${moment(sql`journal.effective_at`)}, ',"recordedUtc":', ${moment(sql`journal.recorded_at`)},
  ',"bodyHash":"', encode(journal.body_hash, 'hex'), '","legCount":', journal.leg_count, ',"legs":[', moved.legs, ']}')`

/**
 * A journal with its legs is one leaf; accounts stand in it by name. How a hold ended is said by the leg that ended it.
 * A row that is gone leaves a gap in the text, and never hides the rest of the journal.
 */
export const journalLeaves: LeafSource = {
  some: (from, until) => sql`
    select journal.id, journal.sequence as place, ${content} as content
    from ledger.journal
    cross join lateral (
      select string_agg(${leg}, ',' order by transfer.position) as legs
      from ledger.transfer
      left join lateral (select ${accountName(sql`code`, sql`owner`)} as name from ledger.account where id = transfer.debit_account) as debit on true
      left join lateral (select ${accountName(sql`code`, sql`owner`)} as name from ledger.account where id = transfer.credit_account) as credit on true
      where transfer.journal_id = journal.id
    ) as moved
    where journal.xid >= ${from} and journal.xid < ${until}`,
  all: (until) => sql`
    with name as (select id, ${accountName(sql`code`, sql`owner`)} as name from ledger.account),
    moved as (
      select transfer.journal_id, string_agg(${leg}, ',' order by transfer.position) as legs
      from ledger.transfer
      left join name as debit on debit.id = transfer.debit_account
      left join name as credit on credit.id = transfer.credit_account
      group by transfer.journal_id
    )
    select journal.xid, journal.sequence as place, ${content} as content
    from ledger.journal left join moved on moved.journal_id = journal.id
    where journal.xid < ${until}`,
  xids: (from, until) => sql`
    select xid from ledger.journal where xid >= ${from} and xid < ${until} order by xid`,
}

/** The journals under this id or about this subject in the order recorded, each with the transaction that wrote it. */
export const journalsWritten = (
  { tx }: Pick<LedgerWork, 'tx'>,
  idOrSubject: string,
): Promise<{ id: string; xid: bigint }[]> =>
  tx.many(sql`
    select id, xid from ledger.journal where id = ${idOrSubject}
    union select id, xid from ledger.journal where subject = ${idOrSubject} order by xid, id`)
