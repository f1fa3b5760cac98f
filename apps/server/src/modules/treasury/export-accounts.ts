import type { LedgerAccountWire } from '@puente/contract/staff'
import { accountNameOf } from '@puente/contract/staff-texts'
import { accountsOf, type CurrentAccount } from '@puente/ledger'
import { amountCell, instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import type { List } from '../../platform/lists/list.ts'
import { accountViews } from './ledger-view.ts'
import { accountExport as words } from './messages.es.ts'

/** The code and currency of ledger accounts. */
export interface NamedAccounts {
  readonly code: string
  readonly currency: string
}

/** Accounts of one code in one currency, by their owner. */
export const ledgerAccounts: List<NamedAccounts, CurrentAccount> = {
  name: 'ledger-accounts',
  keyOf: ({ owner }) => [owner ?? ''],
  read: (work, named, after, limit) =>
    accountsOf(work, { ...named, limit, ...(after?.[0] === undefined ? {} : { after: after[0] }) }),
}

/** Ledger accounts as a file. */
export const exportedAccounts: Exported<NamedAccounts, CurrentAccount, LedgerAccountWire> = {
  fileName: words.fileName,
  list: ledgerAccounts,
  view: accountViews,
  columns: columnsOf(words.columns, {
    code: (row: LedgerAccountWire) => accountNameOf(row.code),
    currency: (row) => row.currency,
    owner: (row) => row.transferReference ?? row.owner ?? words.operator,
    balance: (row) => amountCell(BigInt(row.balance), row.currency),
    held: (row) => amountCell(BigInt(row.pendingDebits) + BigInt(row.pendingCredits), row.currency),
    opened: (row) => instantCell(row.openedAt),
  }),
}
