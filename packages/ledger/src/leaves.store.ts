import { sql, type Sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/**
 * Rows of one kind as they are sealed: each is one string of bytes that says all of it, its place among the others too.
 * Numbers and moments are 8 bytes (position and count 2), uuids 16; what has no fixed length stands behind its length in
 * 4 bytes, and what is absent is a length of -1. Moments are microseconds since 2000.
 */
export interface LeafSource {
  /** Columns `id`, `place` and `content` of a few transactions, from the first and before the last. */
  some(fromXid: bigint, untilXid: bigint): Sql
  /** Columns `xid`, `place` and `content` of everything before a transaction: one pass over very many rows. */
  all(untilXid: bigint): Sql
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

/** More than a journal has legs: the place of a transfer is that of its journal and its own in it. */
const place = sql`journal.sequence * 1024 + transfer.position as place`

/**
 * A transfer with all that its journal says is one leaf; accounts stand in it by name. How a hold ended is said by the
 * transfer that ended it.
 */
export const transferLeaves: LeafSource = {
  some: (from, until) => sql`
    select journal.id, ${place}, ${content} as content
    from ledger.journal
    join ledger.transfer on transfer.journal_id = journal.id
    left join lateral (select code, owner from ledger.account where id = transfer.debit_account limit 1) as debit on true
    left join lateral (select code, owner from ledger.account where id = transfer.credit_account limit 1) as credit on true
    where journal.xid >= ${from} and journal.xid < ${until}`,
  all: (until) => sql`
    select journal.xid, ${place}, ${content} as content
    from ledger.transfer
    join ledger.journal on journal.id = transfer.journal_id
    left join ledger.account as debit on debit.id = transfer.debit_account
    left join ledger.account as credit on credit.id = transfer.credit_account
    where journal.xid < ${until}`,
  xids: (from, until) => sql`
    select xid from ledger.journal where xid >= ${from} and xid < ${until} order by xid`,
}

/** The transactions that wrote the journal of this id, or the journals about this subject, the oldest first. */
export const journalsWritten = (
  { tx }: Pick<LedgerWork, 'tx'>,
  idOrSubject: string,
): Promise<{ id: string; xid: bigint }[]> =>
  tx.many(sql`
    select id, xid from ledger.journal where id = ${idOrSubject}
    union select id, xid from ledger.journal where subject = ${idOrSubject} order by xid, id`)
