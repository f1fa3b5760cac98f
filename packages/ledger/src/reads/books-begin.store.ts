import { sql } from '@puente/postgres'
import { ownerColumn } from '../account.ts'
import type { LedgerWork } from '../journal.ts'

/**
 * The earliest effective time of the books, or undefined while nothing is posted. Reads the first entry of each account
 * without an owner, because every journal has one, and the journals whose effective and recording times differ.
 */
export async function booksBegin({ tx }: Pick<LedgerWork, 'tx'>): Promise<Date | undefined> {
  const { begin } = await tx.one<{ begin: Date | null }>(sql`
    select least(
      (select min(entry.recorded_at) from ledger.account
       join ledger.entry on entry.account_id = account.id and entry.version = 1
       where account.owner = ${ownerColumn(null)}),
      (select min(effective_at) from ledger.journal where effective_at <> recorded_at)) as begin`)
  return begin ?? undefined
}
