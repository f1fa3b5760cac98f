import { present, sql } from '@puente/postgres'
import { ownerOf, type AccountRef } from '../account.ts'
import { textArray } from '../array-literal.ts'
import type { LedgerWork } from '../journal.ts'

/** An account that should have returned to zero and has not. */
export interface AgedBalance extends AccountRef {
  /** On the account's normal side; negative when it passed zero. */
  readonly postedMinor: bigint
  /** When it last left zero. */
  readonly since: Date
  readonly ageInMs: number
}

/**
 * Accounts of these codes whose posted balance is not zero, oldest first. Clearing accounts are expected to return to
 * zero. Reads only accounts that are off zero or have entries to fold.
 */
export async function agedBalances(
  { tx, now }: LedgerWork,
  codes: readonly string[],
): Promise<AgedBalance[]> {
  const rows = await tx.many<{
    code: string
    owner: string
    currency: string
    posted: bigint
    since: Date | null
  }>(sql`
    with waiting as (
      select tail.account_id, sum(case side when 'credit' then posted_minor else - posted_minor end)::bigint as posted
      from ledger.tail join ledger.account on account.id = tail.account_id
      where account.code = any (${textArray(codes)}::text[]) group by tail.account_id
    ), standing as (
      select account_id from ledger.unsettled where code = any (${textArray(codes)}::text[])
      union select account_id from waiting
    ), balance as (
      select account.*, unsettled.since as left_zero_at, account.credits_posted - account.debits_posted as folded,
        account.credits_posted - account.debits_posted + coalesce(waiting.posted, 0) as total
      from standing
      join ledger.account on account.id = standing.account_id
      left join ledger.unsettled on unsettled.account_id = standing.account_id
      left join waiting on waiting.account_id = standing.account_id
    )
    select balance.code, balance.owner, balance.currency,
      case normal_side when 'credit' then total else - total end as posted,
      coalesce(left_in_tail.since, left_zero_at, first_in_tail.since) as since
    from balance
    left join lateral (
      select lead(recorded_at) over (order by sequence) as since, sequence,
        folded + sum(case side when 'credit' then posted_minor else - posted_minor end) over (order by sequence) as running
      from ledger.tail where tail.account_id = balance.id
      order by (folded + sum(case side when 'credit' then posted_minor else - posted_minor end) over (order by sequence) = 0) desc,
        sequence desc limit 1
    ) as left_in_tail on left_in_tail.running = 0
    left join lateral (
      select min(recorded_at) as since from ledger.tail where tail.account_id = balance.id
    ) as first_in_tail on true
    where total <> 0
    order by since, balance.id`)
  return rows.map((row) => {
    const since = present(row.since, 'since')
    return {
      code: row.code,
      owner: ownerOf(row.owner),
      currency: row.currency,
      postedMinor: row.posted,
      since,
      ageInMs: now.getTime() - since.getTime(),
    }
  })
}
