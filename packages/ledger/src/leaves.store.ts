import { sql, type Sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/**
 * The rows of one kind as leaves of a block: each leaf is a byte string with all of the row, including its position
 * among the others. Numbers and instants take 8 bytes (position and count 2), uuids 16. A value of variable length is
 * preceded by its length in 4 bytes; an absent value has the length -1. Instants are microseconds since 2000.
 */
export interface LeafSource {
  /**
   * Columns `id`, `place` and `content` of the rows of a few transactions: from the first (inclusive) to the last
   * (exclusive).
   */
  some(fromXid: bigint, untilXid: bigint): Sql
  /** The same with the column `xid` in place of `id`, for many transactions. From 0 on it scans the whole table once. */
  all(fromXid: bigint, untilXid: bigint): Sql
  /** Column `xid` of each row, in order. */
  xids(fromXid: bigint, untilXid: bigint): Sql
}

const text = (value: Sql): Sql => sql`(int4send(octet_length(${value})) || textsend(${value}))`
const orAbsent = (bytes: Sql): Sql => sql`coalesce(${bytes}, '\\xffffffff')`

const accountName = (of: Sql): Sql => sql`(${text(sql`${of}.code`)} || uuid_send(${of}.owner))`

const content = sql`'T'::bytea || uuid_send(journal.id) || int8send(journal.sequence)
  || int2send(transfer.position) || int2send(journal.leg_count) || ${text(sql`journal.kind`)}
  || uuid_send(journal.subject) || ${orAbsent(text(sql`journal.reason`))}
  || timestamptz_send(journal.effective_at) || timestamptz_send(journal.recorded_at)
  || int4send(octet_length(journal.body_hash)) || journal.body_hash
  || ${text(sql`transfer.action`)} || ${orAbsent(accountName(sql`debit`))} || ${orAbsent(accountName(sql`credit`))}
  || int8send(transfer.amount_minor) || ${text(sql`transfer.currency`)}
  || ${orAbsent(sql`int4send(16) || uuid_send(transfer.pending_id)`)}
  || ${orAbsent(sql`int4send(8) || timestamptz_send(transfer.timeout_at)`)}`

/** A journal has fewer than 1024 legs, so journal sequence × 1024 + leg position orders all transfers. */
const place = sql`journal.sequence * 1024 + transfer.position as place`

const everyTransfer = sql`ledger.transfer join ledger.journal on journal.id = transfer.journal_id`

/** The planner cannot flatten a subquery with `offset 0`, so it looks up each transfer by its index. */
const laterTransfers = sql`
  ledger.journal
  cross join lateral (select * from ledger.transfer where journal_id = journal.id offset 0) as transfer`

/**
 * One leaf is a transfer with all fields of its journal; accounts are given by name. The end of a pending transfer is
 * in the leaf of the transfer that ended it.
 */
export const transferLeaves: LeafSource = {
  some: (from, until) => sql`
    select journal.id, ${place}, ${content} as content
    from ledger.journal
    join ledger.transfer on transfer.journal_id = journal.id
    left join lateral (select code, owner from ledger.account where id = transfer.debit_account limit 1) as debit on true
    left join lateral (select code, owner from ledger.account where id = transfer.credit_account limit 1) as credit on true
    where journal.xid >= ${from} and journal.xid < ${until}`,
  all: (from, until) => sql`
    select journal.xid, ${place}, ${content} as content
    from ${from === 0n ? everyTransfer : laterTransfers}
    left join ledger.account as debit on debit.id = transfer.debit_account
    left join ledger.account as credit on credit.id = transfer.credit_account
    where journal.xid >= ${from} and journal.xid < ${until}`,
  xids: (from, until) => sql`
    select xid from ledger.journal where xid >= ${from} and xid < ${until} order by xid`,
}

/** The transactions that wrote the journal with this id, or the journals with this subject, oldest first. */
export const journalsWritten = (
  { tx }: Pick<LedgerWork, 'tx'>,
  idOrSubject: string,
): Promise<{ id: string; xid: bigint }[]> =>
  tx.many(sql`
    select id, xid from ledger.journal where id = ${idOrSubject}
    union select id, xid from ledger.journal where subject = ${idOrSubject} order by xid, id`)
