import type { DataRequestRow } from '@puente/contract/staff'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import type { WholeDataRequest } from './data-request.ts'
import { requestRegister } from './lists.ts'
import { requestExport as words } from './messages-requests.es.ts'
import { requestRows } from './request-view.ts'
import type { RegisterFilter } from './requests.store.ts'

/** The register of requests about personal data as a file. */
export const exportedRequests: Exported<RegisterFilter, WholeDataRequest, DataRequestRow> = {
  fileName: words.fileName,
  list: requestRegister,
  view: requestRows,
  columns: columnsOf(words.columns, {
    folio: (row: DataRequestRow) => row.folio,
    kind: (row) => words.kinds[row.kind],
    state: (row) => words.states[row.state],
    customer: (row) => row.customer.name,
    received: (row) => instantCell(row.receivedAt),
    due: (row) => instantCell(row.dueAt),
    extended: (row) => instantCell(row.extendedAt),
    answered: (row) => instantCell(row.answeredAt),
    id: (row) => row.id,
  }),
}
