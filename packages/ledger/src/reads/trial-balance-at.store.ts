import { sql } from '@puente/postgres'
import type { LedgerWork } from '../journal.ts'
import { asTrialBalance, type TrialBalance, type TrialBalanceRow } from './trial-balance.store.ts'

/**
 * The largest assumed difference between the clocks of two transactions. Accounts opened later than this are skipped.
 */
const CLOCKS_APART = '1 day'
/**
 * An entry takes the recording time of the entry before it when its own journal is older. So journals from before the
 * instant may be among the entries right after it, as many as transactions ran concurrently. This limits the search.
 */
const OUT_OF_ORDER = '1 minute'
const OUT_OF_ORDER_ENTRIES = 1000

/**
 * The trial balance of everything recorded at or before `instant` (whole milliseconds). Each journal is in it with
 * both sides or not at all. Accounts without movements since then contribute their current totals; entries are read
 * only for the others, so the cost does not grow with the age of the instant.
 */
export async function trialBalanceAt({ tx }: Pick<LedgerWork, 'tx'>, instant: Date): Promise<TrialBalance> {
  const next = new Date(instant.getTime() + 1)
  const rows = await tx.many<TrialBalanceRow>(sql`
    with moved_since as materialized (
      select id, currency, code, opened_at, ledger.version_before(id, ${next}) as cut
      from ledger.account
      where last_entry_at >= ${next} and opened_at < ${next}::timestamptz + ${CLOCKS_APART}::interval
    ), part as (
      select currency, code, count(*) filter (where opened_at < ${next}) as accounts,
        sum(credits_posted - debits_posted) as posted, sum(debits_pending) as debits, sum(credits_pending) as credits
      from ledger.account where last_entry_at < ${next} group by currency, code
      union all
      select moved.currency, moved.code, count(*) filter (where moved.opened_at < ${next}),
        sum(cut.posted_after), sum(cut.debits_pending_after), sum(cut.credits_pending_after)
      from moved_since moved
      left join ledger.entry cut on cut.account_id = moved.id and cut.version = moved.cut
      group by moved.currency, moved.code
      union all
      select moved.currency, moved.code, 0,
        sum(case behind.side when 'credit' then behind.posted_minor else - behind.posted_minor end),
        sum(behind.pending_minor) filter (where behind.side = 'debit'),
        sum(behind.pending_minor) filter (where behind.side = 'credit')
      from moved_since moved
      join ledger.entry behind on behind.account_id = moved.id and behind.version > moved.cut and behind.version <=
        greatest(moved.cut + ${OUT_OF_ORDER_ENTRIES}::int,
                 ledger.version_before(moved.id, ${next}::timestamptz + ${OUT_OF_ORDER}::interval))
      join ledger.journal on journal.id = behind.journal_id and journal.recorded_at < ${next}
      group by moved.currency, moved.code
      union all
      select account.currency, account.code, 0,
        sum(case tail.side when 'credit' then tail.posted_minor else - tail.posted_minor end),
        sum(tail.pending_minor) filter (where tail.side = 'debit'),
        sum(tail.pending_minor) filter (where tail.side = 'credit')
      from ledger.tail join ledger.account on account.id = tail.account_id
      where tail.recorded_at < ${next}
      group by account.currency, account.code
    )
    select currency, code, sum(accounts)::bigint as accounts, coalesce(sum(posted), 0) as credits_less_debits,
      coalesce(sum(debits), 0) as debits_pending, coalesce(sum(credits), 0) as credits_pending
    from part group by currency, code having sum(accounts) > 0
    order by currency, code`)
  return asTrialBalance(rows)
}
