import type { LedgerEntryWire } from '@puente/contract/staff'
import { accountNameOf, journalNameOf } from '@puente/contract/staff-texts'
import { statement, type AccountRef, type StatementLine } from '@puente/ledger'
import { amountCell, instantCell } from '../../platform/lists/cells.ts'
import type { Column, Exported } from '../../platform/lists/export.ts'
import { entryViews } from './ledger-view.ts'
import { statementExport } from './messages.es.ts'

/** One account of the books and a period. */
export interface StatementRequest {
  readonly ref: AccountRef
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

const { columns: heading, fileName } = statementExport

const columnsIn = (currency: string): readonly Column<LedgerEntryWire>[] => {
  const amount = (minor: string) => amountCell(BigInt(minor), currency)
  return [
    { heading: heading.id, cell: (row) => row.id },
    { heading: heading.recordedAt, cell: (row) => instantCell(row.recordedAt) },
    { heading: heading.effectiveAt, cell: (row) => instantCell(row.effectiveAt) },
    { heading: heading.kind, cell: (row) => journalNameOf(row.kind) },
    { heading: heading.transfer, cell: (row) => row.transferReference ?? row.paymentId },
    { heading: heading.counter, cell: (row) => accountNameOf(row.counter.code) },
    { heading: heading.debit, cell: (row) => (row.side === 'debit' ? amount(row.amount) : undefined) },
    { heading: heading.credit, cell: (row) => (row.side === 'credit' ? amount(row.amount) : undefined) },
    { heading: heading.held, cell: (row) => amount(row.held) },
    { heading: heading.balance, cell: (row) => amount(row.balance) },
    { heading: heading.journal, cell: (row) => row.journalId },
  ]
}

/** Every entry of an account, oldest first, as a file with amounts in the account's currency. */
export const exportedStatement = ({
  code,
  currency,
}: AccountRef): Exported<StatementRequest, StatementLine, LedgerEntryWire> => ({
  fileName: `${fileName}-${code}-${currency.toLowerCase()}`,
  columns: columnsIn(currency),
  list: {
    name: 'account-entries',
    keyOf: ({ version }) => [String(version)],
    read: async (work, { ref, from, to }, after, limit) => {
      const page = await statement(work, ref, {
        limit,
        ...(after === undefined ? {} : { after: BigInt(after[0] ?? '0') }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      })
      return page.lines
    },
  },
  view: entryViews,
})
