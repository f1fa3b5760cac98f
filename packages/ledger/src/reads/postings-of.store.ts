import { sql } from '@puente/postgres'
import { ownerColumn, type AccountRef } from '../account.ts'
import type { LedgerWork } from '../journal.ts'

/** The amount that one journal posted to one account. */
export interface Posting {
  readonly journal: string
  readonly subject: string
  readonly code: string
  /** Credits less debits. */
  readonly creditMinor: bigint
  readonly recordedAt: Date
}

/** What the journals about these subjects posted to accounts of one owner and currency, in the order of recording. */
export const postingsOf = (
  { tx }: Pick<LedgerWork, 'tx'>,
  subjects: readonly string[],
  { codes, owner, currency }: Pick<AccountRef, 'owner' | 'currency'> & { readonly codes: readonly string[] },
): Promise<Posting[]> =>
  tx.many<Posting>(sql`
    select journal.id as journal, journal.subject, account.code, journal.recorded_at,
      sum(case when account.id = transfer.credit_account then transfer.amount_minor
          else - transfer.amount_minor end)::bigint as credit_minor
    from ledger.journal
    join ledger.transfer on transfer.journal_id = journal.id and transfer.action in ('posted', 'post')
    join ledger.account on account.id in (transfer.debit_account, transfer.credit_account)
    where journal.subject = any(${subjects}::uuid[]) and account.code = any(${codes}::text[])
      and account.owner = ${ownerColumn(owner)} and account.currency = ${currency}
    group by journal.id, account.code order by journal.sequence, account.code`)
