import type { PositionsWire, SafeguardingCurrencyWire, SafeguardingWire } from '@puente/contract/staff'
import { Card, DataTable, Muted, StatusChip, type TableColumn } from '@puente/ui'
import { createWords, format } from '@puente/web'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { chosenIn } from '../../shell/list/filters.ts'
import { safeguardingFilters } from './filters.ts'
import { fundsMessages } from './messages-funds.es.ts'

const words = createWords(fundsMessages)
interface FundsPanelProps {
  safeguarding: SafeguardingWire
  positions: PositionsWire
}

/** The equation of safeguarding by currency, and the accounts below their floors. */
export function FundsPanel({ safeguarding: { currencies }, positions }: FundsPanelProps) {
  const short = currencies.filter(({ difference }) => difference.startsWith('-')).length
  const low = positions.currencies.flatMap(({ accounts }) => accounts.filter(({ isLow }) => isLow)).length
  const cell = (name: 'owed' | 'held' | 'difference') => (row: SafeguardingCurrencyWire) =>
    format.amount({ amount: row[name], currency: row.currency })
  const columns: readonly TableColumn<SafeguardingCurrencyWire>[] = [
    {
      key: 'currency',
      header: words('currency'),
      cell: ({ currency }) => (
        <RouteLink to={paths.safeguarding()} search={chosenIn(safeguardingFilters, { currency })}>
          {currency}
        </RouteLink>
      ),
    },
    { key: 'owed', header: words('owed'), align: 'end', cell: cell('owed') },
    { key: 'held', header: words('held'), align: 'end', cell: cell('held') },
    { key: 'difference', header: words('difference'), align: 'end', cell: cell('difference') },
  ]
  return (
    <Card title={words('title')} actions={<RouteLink to={paths.positions()}>{words('positions')}</RouteLink>}>
      <p>
        <StatusChip tone={short === 0 ? 'ok' : 'bad'}>{words('short', { count: short })}</StatusChip>{' '}
        <StatusChip tone={low === 0 ? 'ok' : 'bad'}>{words('low', { count: low })}</StatusChip>
      </p>
      {currencies.length === 0 ? (
        <Muted>{words('nothing')}</Muted>
      ) : (
        <DataTable
          caption={words('caption')}
          columns={columns}
          rows={currencies}
          rowKey={({ currency }) => currency}
        />
      )}
    </Card>
  )
}
