import type { Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { payinTerms } from '../../payins/index.ts'
import { payoutTerms } from '../../payouts/index.ts'

/** A transfer that does not continue by itself, and what it waits for. */
export interface Stuck {
  readonly transferId: Id<'transfer'>
  readonly why:
    | 'returned'
    | 'correcting'
    | 'payout-unknown'
    | 'payout-late'
    | 'refund-rejected'
    | 'refund-unanswered'
    | 'recall'
    | 'paid-after-all'
  readonly since: Date
  readonly dueAt: Date | undefined
}

const MINUTE_MS = 60_000

/** The rows of `transfers.v_stuck` that have exceeded their time limit. */
export async function isStuckLongEnough(work: Work): Promise<Sql> {
  const { unansweredMinutes, waitingHours } = await payoutTerms(work)
  const { refundUnansweredHours } = await payinTerms(work)
  const before = (minutes: number) => new Date(work.now.getTime() - minutes * MINUTE_MS)
  return sql`since < case why when 'payout-unknown' then ${before(unansweredMinutes)}::timestamptz
    when 'payout-late' then ${before(waitingHours * 60)}::timestamptz
    when 'refund-unanswered' then ${before(refundUnansweredHours * 60)}::timestamptz else 'infinity' end`
}

/** Stuck transfers, oldest first, one page in keyset order; each once, with its most urgent cause. */
export async function listStuck(work: Work, after: string | undefined, limit: number): Promise<Stuck[]> {
  const rows = await work.tx.many<{ id: string; why: Stuck['why']; since: Date; dueAt: Date | null }>(sql`
    select distinct on (id) id, why, since, due_at from transfers.v_stuck
    where id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
      and ${await isStuckLongEnough(work)}
    order by id, rank limit ${limit}`)
  return rows.map(({ id, dueAt, ...row }) => ({ ...row, transferId: id, dueAt: dueAt ?? undefined }))
}
