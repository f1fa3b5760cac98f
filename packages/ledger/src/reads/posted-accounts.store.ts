import { sql } from '@puente/postgres'
import { ownerOf, type AccountRef } from '../account.ts'
import { nameArrays } from '../accounts.store.ts'
import type { LedgerWork } from '../journal.ts'

/** An open account, and whether anything was ever posted to it. */
export interface OpenAccount extends AccountRef {
  readonly hasPostings: boolean
}

/** The open accounts among these, in the order of the input; entries that are not folded yet count as postings. */
export async function openAccountsAmong(
  { tx }: Pick<LedgerWork, 'tx'>,
  refs: readonly AccountRef[],
): Promise<OpenAccount[]> {
  const { codes, owners, currencies } = nameArrays(refs)
  const rows = await tx.many<Omit<OpenAccount, 'owner'> & { owner: string }>(sql`
    select account.code, account.owner, account.currency,
      exists (select from ledger.entry where entry.account_id = account.id)
        or exists (select from ledger.lot where lot.account_id = account.id) as has_postings
    from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[])
      with ordinality as named (code, owner, currency, nth)
    join ledger.account using (code, owner, currency)
    where account.closed_at is null
    order by named.nth`)
  return rows.map((row) => ({ ...row, owner: ownerOf(row.owner) }))
}
