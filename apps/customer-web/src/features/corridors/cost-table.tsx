import type { PriceWire } from '@puente/contract/customer'
import { DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { FailedPart } from '@puente/web/loading'
import { useQueries } from '@tanstack/react-query'
import { examplePrices, exampleSendMinors } from './example-prices.ts'
import { words } from './words.ts'

interface Row {
  readonly send: string
  readonly price: PriceWire | undefined
}

const unknown = '–'

const columns: readonly TableColumn<Row>[] = [
  { key: 'send', header: words('costs.send'), cell: ({ send }) => format.clp(send) },
  {
    key: 'fee',
    header: words('costs.fee'),
    align: 'end',
    cell: ({ price }) => (price === undefined ? unknown : format.amount(price.fee.gross)),
  },
  {
    key: 'spread',
    header: words('costs.spread'),
    align: 'end',
    cell: ({ price }) => (price === undefined ? unknown : format.amount(price.spread.amount)),
  },
  {
    key: 'total',
    header: words('costs.total'),
    align: 'end',
    cell: ({ price }) =>
      price === undefined
        ? unknown
        : `${format.amount(price.totalCost.amount)} (${format.percent(price.totalCost.bps)})`,
  },
  {
    key: 'receive',
    header: words('costs.receive'),
    align: 'end',
    cell: ({ price }) => (price === undefined ? unknown : format.money(price.receive)),
  },
]

/** What three sample transfers over a corridor cost and deliver now. */
export function CostTable({ corridorId }: { corridorId: string }) {
  const prices = useQueries({ queries: examplePrices(corridorId) })
  const rows = exampleSendMinors.map((send, at): Row => ({ send, price: prices[at]?.data }))
  const known = rows.find(({ price }) => price !== undefined)?.price
  if (known === undefined && prices.every(({ isError }) => isError))
    return (
      <FailedPart
        title={words('costs.failed')}
        error={prices[0]?.error}
        onRetry={() => Promise.all(prices.map(({ refetch }) => refetch()))}
      />
    )
  return (
    <>
      <DataTable caption={words('costs.caption')} columns={columns} rows={rows} rowKey={({ send }) => send} />
      <Muted style={{ minHeight: '1.55em' }}>
        {known === undefined
          ? null
          : words('costs.asOf', {
              source: known.rateSource,
              date: format.date(known.rateAsOf),
              time: format.time(known.rateAsOf),
            })}
      </Muted>
    </>
  )
}
