import { allPresent, sql } from '@puente/postgres'
import type { AccountRef } from '../account.ts'
import { nameArrays } from '../accounts.store.ts'
import type { LedgerWork } from '../journal.ts'

/** Amounts are on the account's normal side: a liability to a client or an asset at a bank is positive. */
export interface Balance extends AccountRef {
  readonly postedMinor: bigint
  readonly pendingDebitMinor: bigint
  readonly pendingCreditMinor: bigint
  /** Posted less the pending amounts that reduce it. */
  readonly availableMinor: bigint
  readonly closedAt: Date | null
}

/** The totals of an account as stored; `normal_side` is null when there is no such account. */
export interface Totals {
  readonly normalSide: 'debit' | 'credit' | null
  readonly creditsLessDebits: bigint | null
  readonly debitsPending: bigint | null
  readonly creditsPending: bigint | null
  readonly closedAt: Date | null
}

/** The balance from an account's totals. Throws when there is no such account. */
export function asBalance(ref: AccountRef, totals: Totals | undefined): Balance {
  const sums =
    totals &&
    allPresent({
      side: totals.normalSide,
      posted: totals.creditsLessDebits,
      pendingDebit: totals.debitsPending,
      pendingCredit: totals.creditsPending,
    })
  if (sums === undefined)
    throw new Error(`no account ${ref.code} of ${ref.owner ?? 'the operator'} in ${ref.currency} is open`)
  const isCredit = sums.side === 'credit'
  const postedMinor = isCredit ? sums.posted : -sums.posted
  return {
    code: ref.code,
    owner: ref.owner,
    currency: ref.currency,
    postedMinor,
    pendingDebitMinor: sums.pendingDebit,
    pendingCreditMinor: sums.pendingCredit,
    availableMinor: postedMinor - (isCredit ? sums.pendingDebit : sums.pendingCredit),
    closedAt: totals?.closedAt ?? null,
  }
}

/**
 * Current balances in the order of the input, including entries that are not folded yet. Throws for an account that
 * was never opened.
 */
export async function balances(
  { tx }: Pick<LedgerWork, 'tx'>,
  refs: readonly AccountRef[],
): Promise<Balance[]> {
  const { codes, owners, currencies } = nameArrays(refs)
  const rows = await tx.many<Totals>(sql`
    select account.normal_side, account.closed_at,
      account.credits_posted - account.debits_posted + coalesce(waiting.posted, 0)::bigint as credits_less_debits,
      account.debits_pending + coalesce(waiting.debits_pending, 0)::bigint as debits_pending,
      account.credits_pending + coalesce(waiting.credits_pending, 0)::bigint as credits_pending
    from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[])
      with ordinality as named (code, owner, currency, nth)
    left join ledger.account using (code, owner, currency)
    left join lateral (
      select sum(case side when 'credit' then posted_minor else - posted_minor end) as posted,
        sum(pending_minor) filter (where side = 'debit') as debits_pending,
        sum(pending_minor) filter (where side = 'credit') as credits_pending
      from ledger.tail where tail.account_id = account.id
    ) as waiting on account.floor = 'none'
    order by named.nth`)
  return refs.map((ref, index) => asBalance(ref, rows[index]))
}

/**
 * The balance after everything recorded at or before `instant` (whole milliseconds). Before the first entry every
 * amount is 0. Throws for an account that was never opened.
 */
export async function balanceAt(
  { tx }: Pick<LedgerWork, 'tx'>,
  ref: AccountRef,
  instant: Date,
): Promise<Balance> {
  const next = new Date(instant.getTime() + 1)
  const { codes, owners, currencies } = nameArrays([ref])
  const row = await tx.maybe<Totals>(sql`
    select account.normal_side, account.closed_at,
      coalesce(last.posted_after, 0) + coalesce(waiting.posted, 0)::bigint as credits_less_debits,
      coalesce(last.debits_pending_after, 0) + coalesce(waiting.debits_pending, 0)::bigint as debits_pending,
      coalesce(last.credits_pending_after, 0) + coalesce(waiting.credits_pending, 0)::bigint as credits_pending
    from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[]) as named (code, owner, currency)
    join ledger.account using (code, owner, currency)
    left join ledger.entry last
      on last.account_id = account.id and last.version = ledger.version_before(account.id, ${next})
    left join lateral (
      select sum(case side when 'credit' then posted_minor else - posted_minor end) as posted,
        sum(pending_minor) filter (where side = 'debit') as debits_pending,
        sum(pending_minor) filter (where side = 'credit') as credits_pending
      from ledger.tail where tail.account_id = account.id and tail.recorded_at < ${next}
    ) as waiting on account.floor = 'none'`)
  return asBalance(ref, row)
}
