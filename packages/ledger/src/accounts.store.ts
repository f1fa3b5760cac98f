import { sql } from '@puente/postgres'
import { accountKey, ownerColumn, type AccountRef, type AccountSpec } from './account.ts'
import { plainArray, textArray } from './array-literal.ts'
import type { LedgerWork } from './journal.ts'

/** The name columns of accounts as arrays, for `unnest`. */
export function nameArrays(refs: readonly AccountRef[]) {
  return {
    codes: textArray(refs.map((ref) => ref.code)),
    owners: textArray(refs.map((ref) => ownerColumn(ref.owner))),
    currencies: textArray(refs.map((ref) => ref.currency)),
  }
}

/**
 * Opens the accounts that are not open; an account that is open is not changed. Throws when an account, or another of
 * the same code, was opened with a different rule: all accounts of a code share one rule.
 */
export async function openAccounts({ tx, now }: LedgerWork, specs: readonly AccountSpec[]): Promise<void> {
  if (specs.length === 0) return
  // A fixed order, so that concurrent calls cannot deadlock.
  const wanted = [...specs].sort((a, b) => (accountKey(a) < accountKey(b) ? -1 : 1))
  const { codes, owners, currencies } = nameArrays(wanted)
  const sides = plainArray(wanted.map((spec) => spec.normalSide))
  const floors = plainArray(wanted.map((spec) => spec.floor))
  await tx.run(sql`
    insert into ledger.account (code, owner, currency, normal_side, floor, opened_at)
    select code, owner, currency, normal_side, floor, ${now}
    from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[], ${sides}::text[], ${floors}::text[])
      as wanted (code, owner, currency, normal_side, floor)
    on conflict (code, owner, currency) do nothing`)
  const others = await tx.many<{ code: string }>(sql`
    select distinct wanted.code
    from (
      select distinct * from unnest(${codes}::text[], ${sides}::text[], ${floors}::text[])
        as wanted (code, normal_side, floor)
    ) as wanted
    cross join lateral (
      select normal_side, floor from ledger.account where account.code = wanted.code
      order by owner, currency limit 1
    ) as first
    where (first.normal_side, first.floor) <> (wanted.normal_side, wanted.floor)`)
  if (others.length > 0) {
    throw new Error(`account codes opened with another rule: ${others.map((other) => other.code).join(', ')}`)
  }
}

/** The result of closing one account. */
export type CloseVerdict = 'done' | 'same-again' | 'unknown-account' | 'not-empty'

/**
 * Closes accounts permanently, each only when it has no posted or pending amount. Results are in the order of the
 * input. A concurrent posting to an account without a floor may still be recorded, because such postings take no lock.
 */
export async function closeAccounts(
  { tx, now }: LedgerWork,
  refs: readonly AccountRef[],
): Promise<CloseVerdict[]> {
  const { codes, owners, currencies } = nameArrays(refs)
  await tx.run(sql`
    select from ledger.account
    where (code, owner, currency) in (select * from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[]))
    order by id for no key update`)
  const judged = await tx.many<{ id: bigint | null; verdict: CloseVerdict }>(sql`
    select account.id, case
        when account.id is null then 'unknown-account'
        when account.closed_at is not null then 'same-again'
        when account.credits_posted <> account.debits_posted or account.debits_pending > 0 or account.credits_pending > 0
          or exists (select from ledger.tail where tail.account_id = account.id) then 'not-empty'
        else 'done' end as verdict
    from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[])
      with ordinality as named (code, owner, currency, nth)
    left join ledger.account using (code, owner, currency)
    order by named.nth`)
  const closing = judged.filter((account) => account.verdict === 'done').map((account) => account.id)
  await tx.run(
    sql`update ledger.account set closed_at = ${now} where id = any (${plainArray(closing)}::bigint[])`,
  )
  return judged.map((account) => account.verdict)
}
