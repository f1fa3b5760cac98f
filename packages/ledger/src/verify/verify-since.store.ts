/* long: one statement for each invariant */
import { sql, type Sql } from '@puente/postgres'
import { BROKEN, checks, type Check } from './verify-checks.store.ts'

/** How far an earlier verification of the whole books went. */
export interface Since {
  /** The first transaction that it did not cover; all before it had ended. */
  readonly xid: bigint
  /** The number of transfers that it covered. */
  readonly transfers: bigint
}

/** The promise of a check that covers everything. */
const promiseOf = (name: string): string => {
  const found = checks.find(({ check }) => check === name)
  if (found === undefined) throw new Error(`no check "${name}"`)
  return found.promise
}

/** Checks that read the accounts and what waits, which do not grow with the history. */
const ofAccounts = (names: readonly string[]): Check[] => checks.filter(({ check }) => names.includes(check))

/**
 * The journals since then, their transfers, and the accounts they moved, each with the version before the first of these
 * journals: entries carry the time of their journal or a later one, and their times do not run back. The planner cannot
 * flatten a subquery with `offset 0` or `limit`, so it looks up each row by its index and does not scan whole tables.
 */
const recent = (xid: bigint): Sql => sql`
  journal as materialized (
    select id, sequence, leg_count, effective_at, recorded_at from ledger.journal where xid >= ${xid}
  ), leg as materialized (
    select transfer.* from journal
    cross join lateral (select * from ledger.transfer where journal_id = journal.id offset 0) as transfer
  ), moved as materialized (
    select id, coalesce((
      select entry.version from ledger.entry
      where entry.account_id = named.id and entry.recorded_at < (select min(recorded_at) from journal)
      order by entry.version desc limit 1), 0) as version
    from (select debit_account as id from leg union select credit_account from leg) as named
  ), entry as materialized (
    select entry.* from moved join ledger.entry on entry.account_id = moved.id and entry.version > moved.version
  )`

/**
 * The checks of what was written since an earlier verification. They read the journals of later transactions, the entries of
 * the accounts that these moved, and the totals of all accounts. They do not find a change of an older row, except one that
 * changes the number of entries; nor a transfer or resolution without a journal. The checks of everything do.
 */
export const checksSince = ({ xid, transfers }: Since): readonly Check[] => [
  ...ofAccounts(['account-rules', 'floors', 'trial-balance', 'unsettled']),
  {
    check: 'journals-whole',
    promise: promiseOf('journals-whole'),
    wrong: sql`
      select journal.id as journal_id, journal.leg_count, legs.found, legs.highest
      from ledger.journal
      cross join lateral (
        select count(*) as found, min(position) as lowest, max(position) as highest
        from ledger.transfer where transfer.journal_id = journal.id
      ) as legs
      where journal.xid >= ${xid}
        and (journal.leg_count, 0, journal.leg_count - 1) is distinct from (legs.found, legs.lowest, legs.highest)
      order by 1`,
  },
  {
    check: 'transfers-sound',
    promise: promiseOf('transfers-sound'),
    wrong: sql`
      with ${recent(xid)}
      select leg.*, debit.currency as debit_currency, credit.currency as credit_currency
      from leg
      left join ledger.account debit on debit.id = leg.debit_account
      left join ledger.account credit on credit.id = leg.credit_account
      where debit.currency is distinct from leg.currency or credit.currency is distinct from leg.currency
        or amount_minor <= 0 or debit_account = credit_account
        or action not in ('posted', 'pending', 'post', 'void')
        or (pending_id is null) <> (action = 'posted') or (timeout_at is not null and action <> 'pending')
      order by journal_id, position`,
  },
  {
    check: 'resolutions',
    promise: promiseOf('resolutions'),
    wrong: sql`
      with ${recent(xid)}, ending as (
        select leg.pending_id, leg.journal_id, leg.position, leg.action, leg.debit_account, leg.credit_account,
          leg.currency, leg.amount_minor, resolution.outcome
        from leg
        left join ledger.resolution on resolution.pending_id = leg.pending_id
          and resolution.journal_id = leg.journal_id and resolution.position = leg.position
        where leg.action in ('post', 'void')
        union all
        -- A resolution of a hold that began since then, without the transfer that ended the hold.
        select resolution.pending_id, resolution.journal_id, resolution.position, null, null, null, null, null,
          resolution.outcome
        from leg
        join ledger.resolution on resolution.pending_id = leg.pending_id
        where leg.action = 'pending' and not exists (
          select from ledger.transfer as ended
          where ended.journal_id = resolution.journal_id and ended.position = resolution.position
            and ended.pending_id = resolution.pending_id and ended.action in ('post', 'void'))
      )
      select ending.pending_id, ending.journal_id, ending.position, ending.action, ending.amount_minor,
        held.amount_minor as held_minor, ending.outcome
      from ending
      left join ledger.transfer held on held.action = 'pending' and held.pending_id = ending.pending_id
      where ending.outcome is distinct from ending.action
        or (held.debit_account, held.credit_account, held.currency)
          is distinct from (ending.debit_account, ending.credit_account, ending.currency)
        or ending.amount_minor > held.amount_minor or ending.action = 'void' and ending.amount_minor <> held.amount_minor
      order by 1, 2`,
  },
  {
    check: 'timeouts',
    promise: promiseOf('timeouts'),
    wrong: sql`
      with ${recent(xid)}, held as (
        select pending_id, timeout_at from leg where action = 'pending' and timeout_at is not null
        union
        select transfer.pending_id, transfer.timeout_at from ledger.pending_due
        join ledger.transfer on transfer.action = 'pending' and transfer.pending_id = pending_due.pending_id
      )
      select coalesce(held.pending_id, due.pending_id) as pending_id, held.timeout_at, due.timeout_at as due_at
      from (
        select * from held
        where not exists (select from ledger.resolution where resolution.pending_id = held.pending_id)
      ) as held
      full join ledger.pending_due due on due.pending_id = held.pending_id
      where due.timeout_at is distinct from held.timeout_at
      order by 1`,
  },
  {
    check: 'sides-match-transfers',
    promise: promiseOf('sides-match-transfers'),
    wrong: sql`
      with ${recent(xid)}, moves as (
        select leg.journal_id, leg.position, leg.debit_account, leg.credit_account,
          case when leg.action in ('posted', 'post') then leg.amount_minor else 0 end as posted_minor,
          case leg.action when 'posted' then 0 when 'pending' then leg.amount_minor else - held.amount_minor end
            as pending_minor
        from leg
        left join ledger.transfer held
          on leg.action in ('post', 'void') and held.action = 'pending' and held.pending_id = leg.pending_id
      ), written as (
        select journal_id, position, side, account_id, posted_minor, pending_minor from entry
        union all
        select journal_id, position, side, account_id, posted_minor, pending_minor from ledger.tail
      ), side as (
        select journal_id, position, 'debit' as side, debit_account as account_id, posted_minor, pending_minor, 1 as written
        from moves
        union all
        select journal_id, position, 'credit', credit_account, posted_minor, pending_minor, 1 from moves
        union all
        select written.journal_id, written.position, side, account_id, posted_minor, pending_minor, -1
        from written
        left join journal on journal.id = written.journal_id
        left join lateral (
          select its.id from ledger.journal as its where journal.id is null and its.id = written.journal_id limit 1
        ) as earlier on true
        where earlier.id is null
      )
      select journal_id, position, side, account_id, posted_minor, pending_minor,
        sum(written) as transfers_less_entries
      from side group by journal_id, position, side, account_id, posted_minor, pending_minor
      having sum(written) <> 0
      order by journal_id, position, side`,
  },
  {
    check: 'sides-counted',
    promise: 'accounts have two entries for each transfer, with those that wait',
    wrong: sql`
      select written.entries, waiting.sides, wanted.sides as wanted
      from (select coalesce(sum(version), 0) as entries from ledger.account) as written
      cross join (select coalesce(sum(cardinality(positions)), 0) as sides from ledger.lot) as waiting
      cross join (
        select 2 * (${transfers}::bigint + (
          select count(*) from ledger.journal join ledger.transfer on transfer.journal_id = journal.id
          where journal.xid >= ${xid})) as sides
      ) as wanted
      where written.entries + waiting.sides <> wanted.sides`,
  },
  {
    check: 'entries-continue',
    promise: promiseOf('entries-continue'),
    wrong: sql`
      with ${recent(xid)}
      select entry.account_id, entry.version, entry.journal_id, entry.position, entry.side, entry.posted_minor,
        entry.pending_minor, entry.posted_after, entry.debits_pending_after, entry.credits_pending_after,
        before.posted_after as posted_before, before.debits_pending_after as debits_pending_before,
        before.credits_pending_after as credits_pending_before
      from entry
      left join ledger.account on account.id = entry.account_id
      left join ledger.entry before on before.account_id = entry.account_id and before.version = entry.version - 1
      where ${BROKEN}
      order by 1, 2`,
  },
  {
    check: 'account-totals',
    promise: 'the balance and the version of an account are those of its last entry',
    wrong: sql`
      with ${recent(xid)}
      select account.id, account.code, account.owner, account.currency, account.version,
        account.credits_posted - account.debits_posted as posted, last.posted_after,
        account.debits_pending, last.debits_pending_after, account.credits_pending, last.credits_pending_after
      from moved
      join ledger.account on account.id = moved.id
      left join ledger.entry as last on last.account_id = account.id and last.version = account.version
      where (account.version = 0) <> (last.version is null)
        or account.credits_posted - account.debits_posted <> coalesce(last.posted_after, 0)
        or account.debits_pending <> coalesce(last.debits_pending_after, 0)
        or account.credits_pending <> coalesce(last.credits_pending_after, 0)
        or account.last_entry_at <> coalesce(last.recorded_at, '-infinity')
        or exists (select from ledger.entry as beyond
          where beyond.account_id = account.id and beyond.version > account.version)
      order by account.id`,
  },
  {
    check: 'closed-periods',
    promise: promiseOf('closed-periods'),
    wrong: sql`
      with ${recent(xid)}
      select journal.id, journal.sequence, journal.effective_at, journal.recorded_at, closed.closed_before, closed.recorded_at as closed_at
      from (
        select period_change.*, lead(after_journal, 1, 9223372036854775807) over (order by sequence) as through_journal
        from ledger.period_change
      ) as closed
      join journal on journal.sequence > closed.after_journal and journal.sequence <= closed.through_journal
        and journal.effective_at < closed.closed_before
      order by journal.sequence`,
  },
]
