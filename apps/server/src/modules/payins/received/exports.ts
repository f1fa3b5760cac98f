import { payins, receivables, refunds, suspenseItems } from './lists.ts'
import { payinExport } from '../messages.es.ts'
import { payinColumns, receivableColumns, refundColumns, suspenseColumns } from './payin-columns.ts'
import type { Payin } from './payin-lists.store.ts'
import { payinSummary } from './payin-view.ts'
import { refundSummaries } from '../refunds/refund-view.ts'
import { suspenseRows } from '../suspense/suspense-view.ts'
import { receivableRows } from '../receivables/write-off.ts'

const { files } = payinExport

/** Exports of treasury's lists: the same rows, with the names for a spreadsheet. */
export const exports = {
  payins: {
    fileName: files.payins,
    list: payins.newest,
    columns: payinColumns,
    view: async (_work: unknown, rows: readonly Payin[]) => rows.map(payinSummary),
  },
  suspense: {
    fileName: files.suspense,
    list: suspenseItems.oldest,
    columns: suspenseColumns,
    view: suspenseRows,
  },
  refunds: { fileName: files.refunds, list: refunds.oldest, columns: refundColumns, view: refundSummaries },
  receivables: {
    fileName: files.receivables,
    list: receivables.oldest,
    columns: receivableColumns,
    view: receivableRows,
  },
} as const
