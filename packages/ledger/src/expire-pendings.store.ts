import { sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/** Open pending transfers past their timeout, with the subject of the journal that opened each. */
export const overduePendings = (
  { tx, now }: LedgerWork,
  limit: number,
): Promise<{ pendingId: string; subject: string }[]> =>
  tx.many(sql`
    select due.pending_id, journal.subject
    from (
      select timeout_at, pending_id from ledger.pending_due
      where timeout_at <= ${now} order by timeout_at, pending_id limit ${limit}
    ) as due
    join ledger.transfer held on held.pending_id = due.pending_id and held.action = 'pending'
    join ledger.journal on journal.id = held.journal_id
    order by due.timeout_at, due.pending_id`)
