import type { StaffThreadSummary } from '@puente/contract/staff'
import { threadKindNames } from '@puente/contract/staff-texts'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import { threadLists } from './lists.ts'
import { threadExport as words } from './messages.es.ts'
import { staffThreadSummaries } from './staff-thread-view.ts'
import type { Thread } from './thread.ts'
import type { QueueFilter } from './threads.store.ts'

/** Conversations in one state as a file. */
export const exportedThreads: Exported<QueueFilter, Thread, StaffThreadSummary> = {
  fileName: words.fileName,
  list: threadLists.queue,
  view: staffThreadSummaries,
  columns: columnsOf(words.columns, {
    folio: (row: StaffThreadSummary) => row.folio,
    kind: (row) => threadKindNames[row.kind],
    state: (row) => words.states[row.state],
    customer: (row) => row.customer?.name ?? words.noAccount,
    opened: (row) => instantCell(row.openedAt),
    due: (row) => instantCell(row.answerBy),
    last: (row) => instantCell(row.lastAt),
    id: (row) => row.id,
  }),
}
