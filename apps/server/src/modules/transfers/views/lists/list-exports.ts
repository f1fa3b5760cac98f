import { toWireId } from '@puente/contract'
import type { StaffTransferSummary, StuckTransferWire } from '@puente/contract/staff'
import { instantCell, moneyCell, type Cell } from '../../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../../platform/lists/export.ts'
import type { List } from '../../../../platform/lists/list.ts'
import type { Work } from '../../../../platform/work.ts'
import { listStuck, type Stuck } from '../../delivery/stuck.store.ts'
import { transferFiles as words } from '../../messages-lists.es.ts'
import type { Transfer } from '../../transfer.ts'
import { transfersByIds } from '../../transfers.store.ts'
import { staffTransfers } from './list-transfers.ts'
import { staffSummaries } from '../staff-view.ts'
import type { StaffFilter } from './transfer-lists.store.ts'

const countries = new Intl.DisplayNames('es-CL', { type: 'region' })

const state = (row: StaffTransferSummary): Cell => words.states[row.state]
const customer = (row: StaffTransferSummary): Cell => row.customer.name
const country = (row: StaffTransferSummary): Cell => countries.of(row.country) ?? row.country

/** Transfers of all customers as a file. */
export const exportedTransfers: Exported<StaffFilter, Transfer, StaffTransferSummary> = {
  fileName: words.files.transfers,
  list: staffTransfers.newest,
  view: staffSummaries,
  columns: columnsOf(words.columns, {
    created: (row: StaffTransferSummary) => instantCell(row.createdAt),
    reference: (row) => row.reference,
    state,
    customer,
    recipient: (row) => row.recipientName,
    country,
    send: (row) => moneyCell(row.send),
    sendCurrency: (row) => row.send.currency,
    receive: (row) => moneyCell(row.receive),
    receiveCurrency: (row) => row.receive.currency,
    changed: (row) => instantCell(row.changedAt),
    id: (row) => row.id,
  }),
}

/** Transfers that do not continue automatically, oldest first. */
export const stuckTransfers: List<undefined, Stuck> = {
  name: 'stuck-transfers',
  keyOf: ({ transferId }) => [transferId],
  read: (work, _filter, after, limit) => listStuck(work, after?.[0], limit),
}

/** Stuck transfers as rows of the list. */
export async function stuckRows(work: Work, stuck: readonly Stuck[]): Promise<StuckTransferWire[]> {
  const transfers = await transfersByIds(
    work,
    stuck.map(({ transferId }) => transferId),
  )
  const summaries = new Map((await staffSummaries(work, transfers)).map((summary) => [summary.id, summary]))
  return stuck.flatMap(({ transferId, why, since, dueAt }) => {
    const summary = summaries.get(toWireId('transfer', transferId))
    if (summary === undefined) return []
    return [
      {
        ...summary,
        why,
        since: since.toISOString(),
        ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
      },
    ]
  })
}

/** Stuck transfers as a file. */
export const exportedStuck: Exported<undefined, Stuck, StuckTransferWire> = {
  fileName: words.files.stuck,
  list: stuckTransfers,
  view: stuckRows,
  columns: columnsOf(words.stuckColumns, {
    reference: (row: StuckTransferWire) => row.reference,
    why: (row) => words.whys[row.why],
    state,
    customer,
    recipient: (row) => row.recipientName,
    country,
    send: (row) => moneyCell(row.send),
    currency: (row) => row.send.currency,
    since: (row) => instantCell(row.since),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}
