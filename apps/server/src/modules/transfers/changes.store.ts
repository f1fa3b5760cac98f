import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'

/** The number of changes of state of a transfer, which is the version that its followers get. */
export async function versionOf(work: Work, transferId: Id<'transfer'>): Promise<number> {
  const row = await work.tx.one<{ version: number }>(sql`
    select coalesce(max(sequence), 0) as version from transfers.event where transfer_id = ${transferId}`)
  return row.version
}

/**
 * Notifies those who follow a transfer, once the work commits, of a change that is none of its state. Changes of state
 * are notified where they are written. An id that is none of a transfer has no effect.
 */
export const notifyChange = batchedQuery(async ({ tx }, transferIds: readonly string[]) => {
  await tx.run(sql`
    select pg_notify('puente_changes', transfer_id || ' ' || max(sequence)) from transfers.event
    where transfer_id = any(${transferIds}::uuid[]) group by transfer_id`)
})
