import { sql } from '@puente/postgres'
import type { LedgerWork } from '../journal.ts'

/** The sum of all accounts of one code in one currency whose balance is not zero. */
export interface StandingBalance {
  readonly currency: string
  readonly code: string
  /** Credits less debits, in minor units. */
  readonly creditMinor: bigint
}

/**
 * The balances that are not zero, summed by currency and code. Reads only accounts that are off zero or have entries to
 * fold, so the cost does not grow with the number of settled accounts.
 */
export async function standingBalances({ tx }: Pick<LedgerWork, 'tx'>): Promise<StandingBalance[]> {
  const rows = await tx.many<{ currency: string; code: string; credits: string }>(sql`
    with waiting as (
      select account_id, sum(case side when 'credit' then posted_minor else - posted_minor end) as posted
      from ledger.tail group by account_id
    ), standing as (
      select account_id from ledger.unsettled union select account_id from waiting
    )
    select account.currency, account.code,
      coalesce(sum(account.credits_posted - account.debits_posted + coalesce(waiting.posted, 0)), 0)::text as credits
    from standing
    join ledger.account on account.id = standing.account_id
    left join waiting on waiting.account_id = standing.account_id
    group by account.currency, account.code
    order by account.currency, account.code`)
  return rows.map(({ currency, code, credits }) => ({ currency, code, creditMinor: BigInt(credits) }))
}
