/* long: one statement for each invariant */
import { sql, type Sql } from '@puente/postgres'

/** An invariant of the books and the statement that returns the rows violating it, in key order. */
export interface Check {
  readonly check: string
  readonly promise: string
  /**
   * A cheaper statement that returns one row `holds`: joins without an order, or sums of hashes with a seed drawn anew
   * each time. Different rows have the same sum with a probability of 2^-64.
   */
  readonly quick?: (seed: bigint) => Sql
  readonly wrong: Sql
}

/** Hashes both 32-bit halves: `hashint8extended` alone does not distinguish all 64-bit numbers. */
const hashed = (amount: Sql, seed: Sql): Sql =>
  sql`hashint8extended(${amount} >> 32, hashint8extended(${amount}, ${seed}))`

/** The hash of one side of a transfer: the transfer, the side, its account, and its posted and pending amount. */
const sideHash = (seed: bigint, side: Sql, account: Sql, posted: Sql, pending: Sql): Sql =>
  hashed(
    posted,
    hashed(
      pending,
      hashed(account, sql`uuid_hash_extended(journal_id, ${seed}::bigint + position * 2 + ${side})`),
    ),
  )

const CREDIT = sql`(side = 'credit')::int`
/** The posted and the pending amount of a transfer that ends no pending transfer. */
const OPENED = {
  posted: sql`case action when 'posted' then amount_minor else 0 end`,
  pending: sql`case action when 'posted' then 0 else amount_minor end`,
}

/** Whether an entry does not follow from the one `before` it, or left its `account` below the floor. */
export const BROKEN: Sql = sql`
  before.version is null and entry.version <> 1 or entry.recorded_at < before.recorded_at
    or entry.posted_after <> coalesce(before.posted_after, 0)
      + case entry.side when 'credit' then entry.posted_minor else - entry.posted_minor end
    or entry.debits_pending_after <> coalesce(before.debits_pending_after, 0)
      + case entry.side when 'debit' then entry.pending_minor else 0 end
    or entry.credits_pending_after <> coalesce(before.credits_pending_after, 0)
      + case entry.side when 'credit' then entry.pending_minor else 0 end
    or least(entry.debits_pending_after, entry.credits_pending_after) < 0
    or floor is null
    or floor = 'credit-floor-zero' and entry.posted_after - entry.debits_pending_after < 0
    or floor = 'debit-floor-zero' and - entry.posted_after - entry.credits_pending_after < 0`

export const checks: readonly Check[] = [
  {
    check: 'account-rules',
    promise:
      'all accounts of one code have one rule, a floor stands on the normal side, no total is below zero',
    wrong: sql`
      select id, code, owner, currency, normal_side, floor, debits_posted, credits_posted, debits_pending, credits_pending
      from (
        select account.*, first_value(normal_side) over same as first_side, first_value(floor) over same as first_floor
        from ledger.account window same as (partition by code order by id)
      ) as account
      where (normal_side, floor) <> (first_side, first_floor) or floor not in ('none', normal_side || '-floor-zero')
        or least(debits_posted, credits_posted, debits_pending, credits_pending) < 0
      order by id`,
  },
  {
    check: 'floors',
    promise: 'no account stands below its floor',
    wrong: sql`
      select id, code, owner, currency, floor, debits_posted, credits_posted, debits_pending, credits_pending
      from ledger.account
      where floor = 'credit-floor-zero' and credits_posted - debits_posted - debits_pending < 0
        or floor = 'debit-floor-zero' and debits_posted - credits_posted - credits_pending < 0
      order by id`,
  },
  {
    check: 'trial-balance',
    promise: 'in every currency debits equal credits, posted and held',
    wrong: sql`
      with side as (
        select currency, credits_posted - debits_posted as posted, credits_pending - debits_pending as pending
        from ledger.account
        union all
        select currency, case side when 'credit' then posted_minor else - posted_minor end,
          case side when 'credit' then pending_minor else - pending_minor end
        from ledger.tail join ledger.account on account.id = tail.account_id
      )
      select currency, sum(posted) as posted_difference, sum(pending) as pending_difference
      from side group by currency having sum(posted) <> 0 or sum(pending) <> 0
      order by currency`,
  },
  {
    check: 'journals-whole',
    promise:
      'every journal has all of its transfers, in places 0 to its count, and every transfer has its journal',
    quick: (seed) => sql`
      with wanted as (
        select sum(leg_count) as legs, sum(case when leg_count = 1 then uuid_hash_extended(id, ${seed}::bigint) else (
          select sum(uuid_hash_extended(id, ${seed}::bigint + position)) from generate_series(0, leg_count - 1) as position
        ) end) as hashes from ledger.journal
      ), found as (
        select count(*) as legs, sum(uuid_hash_extended(journal_id, ${seed}::bigint + position)) as hashes
        from ledger.transfer
      )
      select coalesce(wanted.legs, 0) = found.legs and wanted.hashes is not distinct from found.hashes as holds
      from wanted cross join found`,
    wrong: sql`
      select coalesce(journal.id, legs.journal_id) as journal_id, journal.leg_count, legs.found, legs.highest
      from ledger.journal
      full join (
        select journal_id, count(*) as found, min(position) as lowest, max(position) as highest
        from ledger.transfer group by journal_id
      ) as legs on legs.journal_id = journal.id
      where (journal.leg_count, 0, journal.leg_count - 1) is distinct from (legs.found, legs.lowest, legs.highest)
      order by 1`,
  },
  {
    check: 'transfers-sound',
    promise: 'both accounts of a transfer exist and keep its currency, and its words agree with each other',
    wrong: sql`
      select transfer.*, debit.currency as debit_currency, credit.currency as credit_currency
      from ledger.transfer
      left join ledger.account debit on debit.id = transfer.debit_account
      left join ledger.account credit on credit.id = transfer.credit_account
      where debit.currency is distinct from transfer.currency or credit.currency is distinct from transfer.currency
        or amount_minor <= 0 or debit_account = credit_account
        or action not in ('posted', 'pending', 'post', 'void')
        or (pending_id is null) <> (action = 'posted') or (timeout_at is not null and action <> 'pending')
      order by journal_id, position`,
  },
  {
    check: 'resolutions',
    promise:
      'each hold ends at most once, by one post or void of its own accounts and of no more than it held',
    wrong: sql`
      select coalesce(ending.pending_id, resolution.pending_id) as pending_id, ending.journal_id, ending.position,
        ending.action, ending.amount_minor, held.amount_minor as held_minor,
        resolution.journal_id as resolution_journal_id, resolution.outcome
      from (select * from ledger.transfer where action in ('post', 'void')) as ending
      full join ledger.resolution on resolution.pending_id = ending.pending_id
        and resolution.journal_id = ending.journal_id and resolution.position = ending.position
      left join ledger.transfer held
        on held.action = 'pending' and held.pending_id = coalesce(ending.pending_id, resolution.pending_id)
      where resolution.outcome is distinct from ending.action
        or (held.debit_account, held.credit_account, held.currency)
          is distinct from (ending.debit_account, ending.credit_account, ending.currency)
        or ending.amount_minor > held.amount_minor or ending.action = 'void' and ending.amount_minor <> held.amount_minor
      order by 1, 2`,
  },
  {
    check: 'timeouts',
    promise: 'exactly the open holds with a time limit wait to expire',
    wrong: sql`
      select coalesce(held.pending_id, due.pending_id) as pending_id, held.timeout_at, due.timeout_at as due_at
      from (
        select pending_id, timeout_at from ledger.transfer
        where action = 'pending' and timeout_at is not null
          and not exists (select from ledger.resolution where resolution.pending_id = transfer.pending_id)
      ) as held
      full join ledger.pending_due due on due.pending_id = held.pending_id
      where due.timeout_at is distinct from held.timeout_at
      order by 1`,
  },
  {
    check: 'sides-match-transfers',
    promise:
      'each transfer stands once in the life of both of its accounts, with its amount, and nothing else does',
    quick: (seed) => sql`
      with opened as (
        select count(*) as transfers,
          sum(${sideHash(seed, sql`0`, sql`debit_account`, OPENED.posted, OPENED.pending)}) as debits,
          sum(${sideHash(seed, sql`1`, sql`credit_account`, OPENED.posted, OPENED.pending)}) as credits
        from ledger.transfer where action not in ('post', 'void')
      ), ended as (
        select count(*) as transfers, count(pending_minor) as known,
          sum(${sideHash(seed, sql`0`, sql`debit_account`, sql`posted_minor`, sql`pending_minor`)}) as debits,
          sum(${sideHash(seed, sql`1`, sql`credit_account`, sql`posted_minor`, sql`pending_minor`)}) as credits
        from (
          select ending.journal_id, ending.position, ending.debit_account, ending.credit_account,
            case ending.action when 'post' then ending.amount_minor else 0 end as posted_minor,
            - held.amount_minor as pending_minor
          from ledger.transfer as ending
          left join ledger.transfer held on held.action = 'pending' and held.pending_id = ending.pending_id
          where ending.action in ('post', 'void')
        ) as ending
      ), written as (
        select count(*) as sides,
          sum(${sideHash(seed, CREDIT, sql`account_id`, sql`posted_minor`, sql`pending_minor`)}) as hashes
        from ledger.entry
      ), waiting as (
        select count(*) as sides,
          sum(${sideHash(seed, CREDIT, sql`account_id`, sql`posted_minor`, sql`pending_minor`)}) as hashes
        from ledger.tail
      )
      select (opened.transfers + ended.transfers) * 2 = written.sides + waiting.sides and ended.known = ended.transfers
        and coalesce(opened.debits + opened.credits, 0) + coalesce(ended.debits + ended.credits, 0)
          = coalesce(written.hashes, 0) + coalesce(waiting.hashes, 0) as holds
      from opened cross join ended cross join written cross join waiting`,
    wrong: sql`
      with moved as (
        select transfer.journal_id, transfer.position, transfer.debit_account, transfer.credit_account,
          case when transfer.action in ('posted', 'post') then transfer.amount_minor else 0 end as posted_minor,
          case transfer.action when 'posted' then 0 when 'pending' then transfer.amount_minor else - held.amount_minor end
            as pending_minor
        from ledger.transfer
        left join ledger.transfer held
          on transfer.action in ('post', 'void') and held.action = 'pending' and held.pending_id = transfer.pending_id
      ), side as (
        select journal_id, position, 'debit' as side, debit_account as account_id, posted_minor, pending_minor, 1 as written
        from moved
        union all
        select journal_id, position, 'credit', credit_account, posted_minor, pending_minor, 1 from moved
        union all
        select journal_id, position, side, account_id, posted_minor, pending_minor, -1 from ledger.entry
        union all
        select journal_id, position, side, account_id, posted_minor, pending_minor, -1 from ledger.tail
      )
      select journal_id, position, side, account_id, posted_minor, pending_minor,
        sum(written) as transfers_less_entries
      from side group by journal_id, position, side, account_id, posted_minor, pending_minor
      having sum(written) <> 0
      order by journal_id, position, side`,
  },
  {
    check: 'entries-continue',
    promise:
      'the entries of an account count from 1, each total follows from the one before, time never runs back, and the floor held after each',
    quick: () => sql`
      select count(*) = 0 as holds
      from ledger.entry
      left join ledger.account on account.id = entry.account_id
      left join ledger.entry before on before.account_id = entry.account_id and before.version = entry.version - 1
      where ${BROKEN}`,
    wrong: sql`
      select account_id, version, journal_id, position, side, posted_minor, pending_minor, posted_after,
        debits_pending_after, credits_pending_after, posted_before, debits_pending_before, credits_pending_before
      from (
        select entry.*, account.floor,
          lag(entry.version, 1, 0::bigint) over life as version_before,
          lag(posted_after, 1, 0::bigint) over life as posted_before,
          lag(debits_pending_after, 1, 0::bigint) over life as debits_pending_before,
          lag(credits_pending_after, 1, 0::bigint) over life as credits_pending_before,
          lag(entry.recorded_at, 1, '-infinity') over life as recorded_before
        from ledger.entry left join ledger.account on account.id = entry.account_id
        window life as (partition by entry.account_id order by entry.version)
      ) as entry
      where entry.version <> version_before + 1 or recorded_at < recorded_before
        or posted_after <> posted_before + case side when 'credit' then posted_minor else - posted_minor end
        or debits_pending_after <> debits_pending_before + case side when 'debit' then pending_minor else 0 end
        or credits_pending_after <> credits_pending_before + case side when 'credit' then pending_minor else 0 end
        or least(debits_pending_after, credits_pending_after) < 0
        or floor is null
        or floor = 'credit-floor-zero' and posted_after - debits_pending_after < 0
        or floor = 'debit-floor-zero' and - posted_after - credits_pending_after < 0
      order by account_id, version`,
  },
  {
    check: 'account-totals',
    promise: 'the totals and the version of an account are those of its entries',
    wrong: sql`
      select account.id, account.code, account.owner, account.currency, account.version, life.entries,
        account.debits_posted, life.debits_posted as debits_posted_replayed,
        account.credits_posted, life.credits_posted as credits_posted_replayed,
        account.debits_pending, life.debits_pending as debits_pending_replayed,
        account.credits_pending, life.credits_pending as credits_pending_replayed
      from ledger.account
      left join (
        select account_id, count(*) as entries, max(recorded_at) as last_at,
          coalesce(sum(posted_minor) filter (where side = 'debit'), 0) as debits_posted,
          coalesce(sum(posted_minor) filter (where side = 'credit'), 0) as credits_posted,
          coalesce(sum(pending_minor) filter (where side = 'debit'), 0) as debits_pending,
          coalesce(sum(pending_minor) filter (where side = 'credit'), 0) as credits_pending
        from ledger.entry group by account_id
      ) as life on life.account_id = account.id
      where (account.version, account.debits_posted, account.credits_posted, account.debits_pending, account.credits_pending, account.last_entry_at)
        <> (coalesce(life.entries, 0), coalesce(life.debits_posted, 0), coalesce(life.credits_posted, 0),
            coalesce(life.debits_pending, 0), coalesce(life.credits_pending, 0), coalesce(life.last_at, '-infinity'))
      order by account.id`,
  },
  {
    check: 'unsettled',
    promise: 'exactly the accounts that do not stand at zero are kept as such, under their own names',
    wrong: sql`
      select coalesce(standing.id, unsettled.account_id) as account_id, standing.code, standing.owner, standing.currency,
        unsettled.code as kept_code, unsettled.owner as kept_owner, unsettled.currency as kept_currency
      from (select * from ledger.account where credits_posted <> debits_posted) as standing
      full join ledger.unsettled on unsettled.account_id = standing.id
      where (standing.code, standing.owner, standing.currency)
        is distinct from (unsettled.code, unsettled.owner, unsettled.currency)
      order by 1`,
  },
  {
    check: 'closed-periods',
    promise: 'no journal was recorded with an effective date in what was closed at the time',
    wrong: sql`
      select journal.id, journal.sequence, journal.effective_at, journal.recorded_at, closed.closed_before, closed.recorded_at as closed_at
      from (
        select period_change.*, lead(after_journal, 1, 9223372036854775807) over (order by sequence) as through_journal
        from ledger.period_change
      ) as closed
      join ledger.journal on journal.sequence > closed.after_journal and journal.sequence <= closed.through_journal
        and journal.effective_at < closed.closed_before
      order by journal.sequence`,
  },
]
