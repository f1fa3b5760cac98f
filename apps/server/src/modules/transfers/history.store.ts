import type { TransferState } from '@puente/contract'
import { sql } from '@puente/postgres'
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

/** Every change of state of a transfer, in the order it happened. */
export async function historyOf(work: Work, transferId: string): Promise<HistoryEntry[]> {
  const rows = await work.tx.many<Omit<HistoryEntry, 'from'> & { from_state: TransferState | null }>(sql`
    select sequence, from_state, to_state as "to", event, actor, facts, at from transfers.event
    where transfer_id = ${transferId} order by sequence`)
  return rows.map(({ from_state: from, ...row }) => ({ ...row, from: from ?? undefined }))
}

/** Whether the recipient has ever had the money of this transfer. */
export async function wasDelivered(work: Work, transferId: string): Promise<boolean> {
  const row = await work.tx.one<{ was: boolean }>(sql`
    select exists (select from transfers.event where transfer_id = ${transferId} and to_state = 'delivered') as was`)
  return row.was
}
