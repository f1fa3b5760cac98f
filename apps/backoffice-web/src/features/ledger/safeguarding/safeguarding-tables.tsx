import type { SafeguardingCurrencyWire } from '@puente/contract/staff'
import { Amount, DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { chosenIn } from '../../../shell/list/filters.ts'
import { AccountsOf } from '../accounts-of.tsx'
import { safeguardingFilters } from '../filters.ts'
import { proofRows, type ProofRow } from './proof-rows.ts'
import { words } from './words.ts'

function Figure({ minor, currency }: { minor: string; currency: string }) {
  return <Amount value={format.amount({ amount: minor, currency })} currency={currency} />
}

/** Less than what is due is red. */
function Difference({ minor, currency }: { minor: string; currency: string }) {
  if (BigInt(minor) >= 0n) return <Figure minor={minor} currency={currency} />
  return <StatusChip tone="bad">{format.money({ amount: minor, currency })}</StatusChip>
}

const columnsOf = (day: string | undefined): readonly TableColumn<SafeguardingCurrencyWire>[] => [
  {
    key: 'currency',
    header: words('currencies.currency'),
    cell: ({ currency }) => (
      <RouteLink to="/safeguarding" search={{ ...chosenIn(safeguardingFilters, { day, currency }) }}>
        {currency}
      </RouteLink>
    ),
  },
  ...(['held', 'owed'] as const).map((key): TableColumn<SafeguardingCurrencyWire> => ({
    key,
    header: words(`currencies.${key}`),
    align: 'end',
    cell: (row) => <Figure minor={row[key]} currency={row.currency} />,
  })),
  {
    key: 'difference',
    header: words('currencies.difference'),
    align: 'end',
    cell: ({ difference, currency }) => <Difference minor={difference} currency={currency} />,
  },
]

interface CurrenciesProps {
  currencies: readonly SafeguardingCurrencyWire[]
  day: string | undefined
}

/** What is held, what is due and their difference in each currency; its name shows the proof. */
export const CurrenciesTable = ({ currencies, day }: CurrenciesProps) => (
  <DataTable
    caption={words('currencies.title')}
    columns={columnsOf(day)}
    rows={currencies}
    rowKey={({ currency }) => currency}
  />
)

/** The lines of the equation in one currency; each account leads to its entries. */
export function ProofTable({ equation }: { equation: SafeguardingCurrencyWire }) {
  const { currency } = equation
  const columns: readonly TableColumn<ProofRow>[] = [
    {
      key: 'account',
      header: words('account'),
      cell: (row) =>
        'code' in row ? (
          <AccountsOf code={row.code} currency={currency} />
        ) : (
          <strong>{words(`sums.${row.key}`)}</strong>
        ),
    },
    {
      key: 'class',
      header: words('class'),
      cell: (row) => ('code' in row ? words(`classes.${row.class}`) : null),
    },
    {
      key: 'balance',
      header: words('balance'),
      align: 'end',
      cell: (row) => {
        if ('code' in row) return <Figure minor={row.minor} currency={currency} />
        return (
          <strong>
            {row.key === 'difference' ? (
              <Difference minor={row.minor} currency={currency} />
            ) : (
              <Figure minor={row.minor} currency={currency} />
            )}
          </strong>
        )
      },
    },
  ]
  return (
    <DataTable
      caption={words('proof', { currency })}
      columns={columns}
      rows={proofRows(equation)}
      rowKey={({ key }) => key}
    />
  )
}
