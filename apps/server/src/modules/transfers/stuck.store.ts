import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A transfer that does not go on by itself, and what it waits for. */
export interface Stuck {
  readonly transferId: string
  readonly why: 'returned' | 'correcting' | 'payout-unknown' | 'refund-rejected' | 'recall' | 'paid-after-all'
  readonly since: Date
  readonly dueAt: Date | undefined
}

/** A payout whose answer is missing for longer than this is worth a person's look. */
export const UNKNOWN_MINUTES = 30

/** Transfers that stand still, the oldest first, one page in keyset order; each once, for what is most pressing. */
export async function listStuck(work: Work, after: string | undefined, limit: number): Promise<Stuck[]> {
  const rows = await work.tx.many<{ id: string; why: Stuck['why']; since: Date; due_at: Date | null }>(sql`
    select distinct on (id) id, why, since, due_at from transfers.v_stuck
    where id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
      and (why <> 'payout-unknown' or since < ${work.now}::timestamptz - make_interval(mins => ${UNKNOWN_MINUTES}))
    order by id, rank limit ${limit}`)
  return rows.map(({ id, due_at: dueAt, ...row }) => ({ ...row, transferId: id, dueAt: dueAt ?? undefined }))
}
