import type { BreakSummary } from '@puente/contract/staff'
import { accountNameOf } from '@puente/contract/staff-texts'
import { dayCell, moneyCell } from '../../../platform/lists/cells.ts'
import type { Column, Exported } from '../../../platform/lists/export.ts'
import { breakLists, type BreakFilter } from './breaks.store.ts'
import type { Item } from '../item.ts'
import { breakExport as words } from '../messages.es.ts'
import { breakSummaries } from '../views.ts'

const columns: readonly Column<BreakSummary>[] = [
  { heading: words.columns.day, cell: (row) => dayCell(row.day) },
  { heading: words.columns.ageDays, cell: (row) => ({ count: row.ageDays }) },
  { heading: words.columns.account, cell: (row) => accountNameOf(row.code) },
  { heading: words.columns.kind, cell: (row) => words.kinds[row.kind] },
  { heading: words.columns.what, cell: (row) => row.what },
  { heading: words.columns.amount, cell: ({ amount }) => moneyCell(amount) },
  { heading: words.columns.currency, cell: (row) => row.currency },
  { heading: words.columns.references, cell: (row) => row.references.join(' ') },
  { heading: words.columns.team, cell: (row) => words.teams[row.team] },
  { heading: words.columns.member, cell: (row) => row.member?.name },
  { heading: words.columns.waits, cell: (row) => (row.waits ? words.yes : words.no) },
  { heading: words.columns.id, cell: (row) => row.id },
]

/** All breaks as a file, with the rows of the list. */
export const exportedBreaks: Exported<BreakFilter, Item, BreakSummary> = {
  fileName: words.fileName,
  list: breakLists.oldest,
  columns,
  view: breakSummaries,
}
