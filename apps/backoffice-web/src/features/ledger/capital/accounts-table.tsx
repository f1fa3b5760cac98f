import type { CapitalAccountWire } from '@puente/contract/staff'
import { Amount, BankIcon, DataTable, EmptyState, Section, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { AccountLink } from '../account-link.tsx'
import { words } from './words.ts'

const figure = (amount: string, currency: string) => <Amount value={format.amount({ amount, currency })} />

const columns: readonly TableColumn<CapitalAccountWire>[] = [
  {
    key: 'account',
    header: words('accounts.account'),
    cell: ({ account, currency }) => <AccountLink code={account} currency={currency} owner={undefined} />,
  },
  { key: 'currency', header: words('accounts.currency'), cell: ({ currency }) => currency },
  {
    key: 'balance',
    header: words('accounts.balance'),
    align: 'end',
    cell: ({ balance, currency }) => figure(balance, currency),
  },
  {
    key: 'available',
    header: words('accounts.available'),
    align: 'end',
    cell: ({ available, currency }) => figure(available, currency),
  },
  {
    key: 'capital',
    header: words('accounts.capital'),
    align: 'end',
    cell: ({ capital, currency }) => figure(capital, currency),
  },
  {
    key: 'opening',
    header: words('accounts.opening'),
    cell: ({ takesOpeningBalance }) =>
      words(takesOpeningBalance ? 'accounts.takesOpening' : 'accounts.hasPostings'),
  },
]

/** Each account of the operator's own money, with its balance and the capital of its currency. */
export function AccountsTable({ accounts }: { accounts: readonly CapitalAccountWire[] }) {
  return (
    <Section title={words('accounts.title')}>
      {accounts.length === 0 ? (
        <EmptyState
          icon={<BankIcon aria-hidden />}
          title={words('accounts.empty')}
          message={words('accounts.emptyMessage')}
        />
      ) : (
        <DataTable
          caption={words('accounts.title')}
          columns={columns}
          rows={accounts}
          rowKey={({ account, currency }) => `${account} ${currency}`}
        />
      )}
    </Section>
  )
}
