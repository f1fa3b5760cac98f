import { Amount, DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { useMayOpen } from '../../../shell/navigation/use-may-open.ts'
import type { Noun } from '../../../shell/navigation/nouns.ts'
import { shellWords } from '../../../shell/words.ts'
import { AccountLink } from '../account-link.tsx'
import { AccountsOf } from '../accounts-of.tsx'
import { OPERATOR } from '../account-asked.ts'
import type { AccountRow, ForecastRow } from './account-rows.ts'
import { words } from './words.ts'

interface FigureProps {
  minor: string
  currency: string
  isLow?: boolean
}

function Figure({ minor, currency, isLow = false }: FigureProps) {
  if (isLow) return <StatusChip tone="bad">{format.money({ amount: minor, currency })}</StatusChip>
  return <Amount value={format.amount({ amount: minor, currency })} currency={currency} />
}

const accountColumns: readonly TableColumn<AccountRow>[] = [
  { key: 'currency', header: words('accounts.currency'), cell: ({ currency }) => currency },
  {
    key: 'account',
    header: words('accounts.account'),
    cell: ({ code, currency }) => <AccountLink code={code} currency={currency} owner={undefined} />,
  },
  {
    key: 'balance',
    header: words('accounts.balance'),
    align: 'end',
    cell: ({ balance, currency, isLow }) => <Figure minor={balance} currency={currency} isLow={isLow} />,
  },
  {
    key: 'floor',
    header: words('accounts.floor'),
    align: 'end',
    cell: ({ floor, currency }) => <Figure minor={floor} currency={currency} />,
  },
  {
    key: 'position',
    header: words('accounts.position'),
    align: 'end',
    cell: ({ position, currency }) =>
      position === undefined ? (
        shellWords('empty')
      ) : (
        <RouteLink
          to="/ledger-accounts/$code/$currency/$owner"
          params={{ code: 'fx-position', currency, owner: OPERATOR }}
        >
          <Figure minor={position} currency={currency} />
        </RouteLink>
      ),
  },
]

/** Every bank account with its floor, and the position of each currency. */
export const AccountsTable = ({ rows }: { rows: readonly AccountRow[] }) => (
  <DataTable
    caption={words('accounts.title')}
    columns={accountColumns}
    rows={rows}
    rowKey={({ code, currency }) => `${code} ${currency}`}
  />
)

interface LeavingProps {
  minor: string
  count: number
  currency: string
  /** The list with its rows. */
  noun: Extract<Noun, 'payouts' | 'suspense'>
}

/** An amount that leaves, linked to its rows. */
function Leaving({ minor, count, currency, noun }: LeavingProps) {
  const mayOpen = useMayOpen(noun)
  if (count === 0) return shellWords('empty')
  const text = words('forecast.count', {
    amount: format.money({ amount: minor, currency }),
    count: format.count(count),
  })
  return mayOpen ? <RouteLink to={paths[noun]()}>{text}</RouteLink> : text
}

const forecastColumns: readonly TableColumn<ForecastRow>[] = [
  {
    key: 'account',
    header: words('accounts.account'),
    cell: ({ code, currency }) => <AccountsOf code={code} currency={currency} />,
  },
  { key: 'day', header: words('forecast.day'), cell: ({ day }) => format.date(day) },
  {
    key: 'payouts',
    header: words('forecast.payouts'),
    align: 'end',
    cell: ({ payouts, payoutCount, currency }) => (
      <Leaving minor={payouts} count={payoutCount} currency={currency} noun="payouts" />
    ),
  },
  {
    key: 'returns',
    header: words('forecast.returns'),
    align: 'end',
    cell: ({ returns, returnCount, currency }) => (
      <Leaving minor={returns} count={returnCount} currency={currency} noun="suspense" />
    ),
  },
  {
    key: 'balance',
    header: words('forecast.balance'),
    align: 'end',
    cell: ({ balance, currency, isLow }) => <Figure minor={balance} currency={currency} isLow={isLow} />,
  },
]

/** What leaves each account day by day, and what stays on it. */
export const ForecastTable = ({ rows }: { rows: readonly ForecastRow[] }) => (
  <DataTable
    caption={words('forecast.title')}
    columns={forecastColumns}
    rows={rows}
    rowKey={({ currency, day }) => `${currency} ${day}`}
  />
)
