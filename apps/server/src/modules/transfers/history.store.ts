import type { TransferState } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

export interface HistoryEntry {
  readonly sequence: number
  readonly from: TransferState | undefined
  readonly to: TransferState
  readonly event: string
  readonly actor: string
  readonly at: Date
}

/** Every change of state of a transfer, in the order it happened. */
export async function historyOf(work: Work, transferId: string): Promise<HistoryEntry[]> {
  const rows = await work.tx.many<Omit<HistoryEntry, 'from'> & { from_state: TransferState | null }>(sql`
    select sequence, from_state, to_state as "to", event, actor, at from transfers.event
    where transfer_id = ${transferId} order by sequence`)
  return rows.map(({ from_state: from, ...row }) => ({ ...row, from: from ?? undefined }))
}

export interface ListFilter {
  readonly customerId?: string
  readonly state?: TransferState
  /** A reference, or a transfer's UUID. */
  readonly reference?: string
  readonly transferId?: string
  /** The id after which the page begins. */
  readonly after?: string
  readonly limit: number
}

/** Ids of transfers, newest first, one page in keyset order. */
export async function listIds(work: Work, filter: ListFilter): Promise<string[]> {
  const conditions: Sql[] = [
    ...(filter.customerId === undefined ? [] : [sql`customer_id = ${filter.customerId}`]),
    ...(filter.state === undefined ? [] : [sql`state = ${filter.state}`]),
    ...(filter.reference === undefined ? [] : [sql`reference = ${filter.reference}`]),
    ...(filter.transferId === undefined ? [] : [sql`id = ${filter.transferId}`]),
    ...(filter.after === undefined ? [] : [sql`id < ${filter.after}`]),
  ]
  const where = conditions.reduce((all, one) => sql`${all} and ${one}`, sql`true`)
  const rows = await work.tx.many<{ id: string }>(
    sql`select id from transfers.transfer where ${where} order by id desc limit ${filter.limit}`,
  )
  return rows.map(({ id }) => id)
}
