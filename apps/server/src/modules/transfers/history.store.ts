import type { TransferState, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'

export interface HistoryEntry {
  readonly sequence: number
  readonly from: TransferState | undefined
  readonly to: TransferState
  readonly event: string
  readonly actor: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  readonly at: Date
}

/** Every change of state of a transfer, in order. */
export async function historyOf(work: Work, transferId: Id<'transfer'>): Promise<HistoryEntry[]> {
  const rows = await work.tx.many<Omit<HistoryEntry, 'from'> & { fromState: TransferState | null }>(sql`
    select sequence, from_state, to_state as "to", event, actor, facts, at from transfers.event
    where transfer_id = ${transferId} order by sequence`)
  return rows.map(({ fromState: from, ...row }) => ({ ...row, from: from ?? undefined }))
}

/** Whether these transfers were ever delivered. */
export const wasDelivered = batchedQuery(async ({ tx }, transferIds: readonly Id<'transfer'>[]) => {
  const rows = await tx.many<{ transferId: Id<'transfer'> }>(sql`
    select distinct transfer_id from transfers.event
    where transfer_id = any(${transferIds}::uuid[]) and to_state = 'delivered'`)
  const delivered = new Set(rows.map(({ transferId: id }) => id))
  return transferIds.map((id) => delivered.has(id))
})
