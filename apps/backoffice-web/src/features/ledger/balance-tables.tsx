import type { TrialBalanceWire } from '@puente/contract/staff'
import { Amount, DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { shellWords } from '../../shell/words.ts'
import { RouteLink } from '../../shell/links.ts'
import { chosenIn } from '../../shell/list/filters.ts'
import { AccountLink } from './account-link.tsx'
import { accountFilters, owned } from './filters.ts'
import { AccountName } from './account-name.tsx'
import { words } from './words.ts'

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

const accountColumns: readonly TableColumn<Account>[] = [
  { key: 'account', header: words('accounts.account'), cell: (row) => <Accounts account={row} /> },
  { key: 'currency', header: words('accounts.currency'), cell: (row) => row.currency },
  { key: 'count', header: words('accounts.count'), align: 'end', cell: (row) => format.count(row.accounts) },
  {
    key: 'debits',
    header: words('accounts.debits'),
    align: 'end',
    cell: (row) => <Figure minor={row.debits} currency={row.currency} />,
  },
  {
    key: 'credits',
    header: words('accounts.credits'),
    align: 'end',
    cell: (row) => <Figure minor={row.credits} currency={row.currency} />,
  },
  {
    key: 'pending',
    header: words('accounts.pending'),
    align: 'end',
    cell: (row) => <Pending account={row} />,
  },
  { key: 'clearing', header: words('accounts.clearing'), cell: (row) => <Clearing account={row} /> },
]

/** Links to the operator's own account, or to the list of accounts per transfer or debtor. */
function Accounts({ account: { code, currency } }: { account: Account }) {
  if (!owned.includes(code)) return <AccountLink code={code} currency={currency} owner={undefined} />
  return (
    <RouteLink to="/ledger-accounts" search={{ ...chosenIn(accountFilters, { code, currency }) }}>
      <AccountName code={code} />
    </RouteLink>
  )
}

/** Pending debits and credits that are not posted yet. */
function Pending({ account }: { account: Account }) {
  const held = BigInt(account.pendingDebits) + BigInt(account.pendingCredits)
  if (held === 0n) return shellWords('empty')
  return <Figure minor={held.toString()} currency={account.currency} />
}

/** States whether a clearing account has returned to zero. */
function Clearing({ account }: { account: Account }) {
  if (!account.clearing) return shellWords('empty')
  return account.balance === '0' ? (
    words('accounts.atZero')
  ) : (
    <StatusChip tone="warn">{words('accounts.notAtZero')}</StatusChip>
  )
}

export function AccountsTable({ accounts }: { accounts: readonly Account[] }) {
  return (
    <DataTable
      caption={words('accounts.title')}
      columns={accountColumns}
      rows={accounts}
      rowKey={(row) => `${row.code} ${row.currency}`}
    />
  )
}
