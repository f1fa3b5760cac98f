import { sql } from '@puente/postgres'
import { NOBODY, ownerOf, type AccountRef } from '../account.ts'
import type { LedgerWork } from '../journal.ts'

/** One account with its current totals, including entries that are not folded yet. */
export interface CurrentAccount extends AccountRef {
  readonly normalSide: 'debit' | 'credit'
  /** On the account's normal side. */
  readonly postedMinor: bigint
  readonly pendingDebitMinor: bigint
  readonly pendingCreditMinor: bigint
  readonly openedAt: Date
}

export interface AccountsWanted {
  readonly code: string
  readonly currency: string
  /** Only the account of this owner: null for the operator's own. */
  readonly owner?: string | null
  /** The owner of the last account of the previous page. */
  readonly after?: string
  readonly limit: number
}

/** The accounts of one code in one currency, ordered by owner descending; the operator's own is the last. */
export async function accountsOf(
  { tx }: Pick<LedgerWork, 'tx'>,
  { code, currency, owner, after, limit }: AccountsWanted,
): Promise<CurrentAccount[]> {
  const rows = await tx.many<Omit<CurrentAccount, 'owner'> & { owner: string }>(sql`
    select account.code, account.owner, account.currency, account.normal_side,
      (case normal_side when 'credit' then 1 else -1 end *
        (account.credits_posted - account.debits_posted + coalesce(waiting.posted, 0)))::bigint as posted_minor,
      account.debits_pending + coalesce(waiting.debits_pending, 0)::bigint as pending_debit_minor,
      account.credits_pending + coalesce(waiting.credits_pending, 0)::bigint as pending_credit_minor, account.opened_at
    from (
      select * from ledger.account
      where code = ${code} and currency = ${currency}
        ${owner === undefined ? sql`` : sql`and owner = ${owner ?? NOBODY}`}
        ${after === undefined ? sql`` : sql`and owner < ${after}`}
      order by owner desc limit ${limit}
    ) as account
    left join lateral (
      select sum(case side when 'credit' then posted_minor else - posted_minor end) as posted,
        sum(pending_minor) filter (where side = 'debit') as debits_pending,
        sum(pending_minor) filter (where side = 'credit') as credits_pending
      from ledger.tail where tail.account_id = account.id
    ) as waiting on account.floor = 'none'
    order by account.owner desc`)
  return rows.map((row) => ({ ...row, owner: ownerOf(row.owner) }))
}
