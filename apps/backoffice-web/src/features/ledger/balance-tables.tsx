import type { TrialBalanceWire } from '@puente/contract/staff'
import { Amount, DataGrid, DataTable, StatusChip, type GridColumn, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { shellWords } from '../../shell/words.ts'
import { AccountsOf } from './accounts-of.tsx'
import { accountName, words } from './words.ts'

type Currency = TrialBalanceWire['currencies'][number]
type Account = TrialBalanceWire['accounts'][number]

function Figure({ minor, currency }: { minor: string; currency: string }) {
  return <Amount value={format.amount({ amount: minor, currency })} />
}

const currencyColumns: readonly TableColumn<Currency>[] = [
  { key: 'currency', header: words('currencies.currency'), cell: (row) => row.currency },
  {
    key: 'debits',
    header: words('currencies.debits'),
    align: 'end',
    cell: (row) => <Figure minor={row.debits} currency={row.currency} />,
  },
  {
    key: 'credits',
    header: words('currencies.credits'),
    align: 'end',
    cell: (row) => <Figure minor={row.credits} currency={row.currency} />,
  },
  {
    key: 'difference',
    header: words('currencies.difference'),
    align: 'end',
    cell: (row) =>
      row.difference === '0' ? (
        words('currencies.zero')
      ) : (
        <StatusChip tone="bad">{format.money({ amount: row.difference, currency: row.currency })}</StatusChip>
      ),
  },
]

export function CurrenciesTable({ currencies }: { currencies: readonly Currency[] }) {
  return (
    <DataTable
      caption={words('currencies.title')}
      columns={currencyColumns}
      rows={currencies}
      rowKey={(row) => row.currency}
    />
  )
}

/** The sort key of an amount: its major units, so that accounts of all currencies sort as they are displayed. */
const sortable = (minor: bigint, currency: string): number => Number(minor) / 10 ** format.decimals(currency)

const accountColumns: readonly GridColumn<Account>[] = [
  {
    key: 'account',
    header: words('accounts.account'),
    value: ({ code }) => accountName(code) ?? code,
    cell: (row) => <AccountsOf code={row.code} currency={row.currency} />,
    width: 320,
  },
  { key: 'currency', header: words('accounts.currency'), value: (row) => row.currency, width: 96 },
  {
    key: 'count',
    header: words('accounts.count'),
    align: 'end',
    value: (row) => row.accounts,
    cell: (row) => format.count(row.accounts),
    width: 104,
  },
  {
    key: 'debits',
    header: words('accounts.debits'),
    align: 'end',
    value: (row) => sortable(BigInt(row.debits), row.currency),
    cell: (row) => <Figure minor={row.debits} currency={row.currency} />,
  },
  {
    key: 'credits',
    header: words('accounts.credits'),
    align: 'end',
    value: (row) => sortable(BigInt(row.credits), row.currency),
    cell: (row) => <Figure minor={row.credits} currency={row.currency} />,
  },
  {
    key: 'pending',
    header: words('accounts.pending'),
    align: 'end',
    value: (row) => sortable(pendingOf(row), row.currency),
    cell: (row) => <Pending account={row} />,
  },
  {
    key: 'clearing',
    header: words('accounts.clearing'),
    value: clearingText,
    cell: (row) => <Clearing account={row} />,
  },
]

/** Debits and credits that are not posted yet, in minor units. */
const pendingOf = (account: Account): bigint => BigInt(account.pendingDebits) + BigInt(account.pendingCredits)

function Pending({ account }: { account: Account }) {
  const held = pendingOf(account)
  if (held === 0n) return shellWords('empty')
  return <Figure minor={held.toString()} currency={account.currency} />
}

/** States whether a clearing account has returned to zero. */
function clearingText({ clearing, balance }: Account): string {
  if (!clearing) return shellWords('empty')
  return words(balance === '0' ? 'accounts.atZero' : 'accounts.notAtZero')
}

function Clearing({ account }: { account: Account }) {
  const text = clearingText(account)
  return account.clearing && account.balance !== '0' ? <StatusChip tone="warn">{text}</StatusChip> : text
}

/** One row per code and currency, all of them at once: the browser sorts and filters them. */
export function AccountsTable({ accounts }: { accounts: readonly Account[] }) {
  return (
    <DataGrid
      label={words('accounts.title')}
      columns={accountColumns}
      rows={accounts}
      rowKey={(row) => `${row.code} ${row.currency}`}
      pageSize={100}
    />
  )
}
