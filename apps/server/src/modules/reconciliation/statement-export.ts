import type { BankStatementWire } from '@puente/contract/staff'
import { accountNameOf } from '@puente/contract/staff-texts'
import { amountCell, dayCell, instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import { statementExport as words } from './messages.es.ts'
import { bankStatementLists, type BankStatement, type StatementFilter } from './statements.store.ts'
import { statementViews } from './views.ts'

/** Imported bank statements as a file. */
export const exportedStatements: Exported<StatementFilter, BankStatement, BankStatementWire> = {
  fileName: words.fileName,
  list: bankStatementLists.newest,
  view: statementViews,
  columns: columnsOf(words.columns, {
    reference: (row: BankStatementWire) => row.reference,
    account: (row) => accountNameOf(row.code),
    currency: (row) => row.currency,
    from: (row) => dayCell(row.from),
    to: (row) => dayCell(row.to),
    opening: (row) => amountCell(BigInt(row.opening), row.currency),
    closing: (row) => amountCell(BigInt(row.closing), row.currency),
    lines: (row) => ({ count: row.lines }),
    open: (row) => ({ count: row.open }),
    state: (row) => words.states[row.state],
    difference: (row) =>
      row.difference === undefined ? undefined : amountCell(BigInt(row.difference), row.currency),
    importedBy: (row) => row.importedBy,
    importedAt: (row) => instantCell(row.importedAt),
    fileName: (row) => row.fileName,
    id: (row) => row.id,
  }),
}
