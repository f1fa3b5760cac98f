import type { BreakSummary } from '@puente/contract/staff'
import { accountNameOf, bankKindNames, journalNameOf } from '@puente/contract/staff-texts'
import { dayCell, moneyCell } from '../../../platform/lists/cells.ts'
import type { Column, Exported } from '../../../platform/lists/export.ts'
import { breakLists, type BreakFilter } from './breaks.store.ts'
import type { Item } from '../item.ts'
import { breakExport as words } from '../messages.es.ts'
import { OPENING_DIFFERENCE } from '../opening.store.ts'
import { breakSummaries } from '../views.ts'

const bankNames: Readonly<Record<string, string>> = bankKindNames

/** The kind of a break, or the difference before the first statement. */
const kindOf = ({ kind, what }: BreakSummary): string =>
  what === OPENING_DIFFERENCE ? bankKindNames[OPENING_DIFFERENCE] : words.kinds[kind]

/** The name of the movement: the journal's kind, or the bank's own description. */
const whatOf = ({ kind, what }: BreakSummary): string =>
  kind === 'books-in' || kind === 'books-out' ? journalNameOf(what) : (bankNames[what] ?? what)

const columns: readonly Column<BreakSummary>[] = [
  { heading: words.columns.day, cell: (row) => dayCell(row.day) },
  { heading: words.columns.ageDays, cell: (row) => ({ count: row.ageDays }) },
  { heading: words.columns.account, cell: (row) => accountNameOf(row.code) },
  { heading: words.columns.kind, cell: (row) => kindOf(row) },
  { heading: words.columns.what, cell: (row) => whatOf(row) },
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
