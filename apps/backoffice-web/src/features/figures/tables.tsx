import type { BusinessFiguresWire, FiguresOfCorridorWire } from '@puente/contract/staff'
import { Amount, DataTable, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/links.ts'
import type { Period } from './filters.ts'
import { corridorText, durationText, revenueOf, shareText } from './shown.ts'
import { words } from './words.ts'

const clp = (minor: string) => <Amount value={format.clp(minor)} currency="CLP" />

const columnsOf = (period: Period | undefined): readonly TableColumn<FiguresOfCorridorWire>[] => [
  {
    key: 'corridor',
    header: words('corridors.corridor'),
    cell: ({ corridorId }) => (
      <RouteLink
        to={paths.figures()}
        search={{ corridor: corridorId, ...(period === undefined ? {} : { period }) }}
      >
        {corridorText(corridorId)}
      </RouteLink>
    ),
  },
  {
    key: 'delivered',
    header: words('corridors.delivered'),
    align: 'end',
    cell: ({ delivered }) => format.count(delivered),
  },
  {
    key: 'amount',
    header: words('corridors.amount'),
    align: 'end',
    cell: ({ deliveredAmount }) => clp(deliveredAmount),
  },
  { key: 'fee', header: words('corridors.fee'), align: 'end', cell: ({ fee }) => clp(fee) },
  { key: 'spread', header: words('corridors.spread'), align: 'end', cell: ({ spread }) => clp(spread) },
  {
    key: 'revenue',
    header: words('corridors.revenue'),
    align: 'end',
    cell: (row) => clp(String(revenueOf(row))),
  },
  {
    key: 'median',
    header: words('corridors.median'),
    align: 'end',
    cell: ({ medianMinutes }) => durationText(medianMinutes),
  },
  {
    key: 'ninth',
    header: words('corridors.ninth'),
    align: 'end',
    cell: ({ ninthDecileMinutes }) => durationText(ninthDecileMinutes),
  },
  {
    key: 'inTime',
    header: words('corridors.inTime'),
    align: 'end',
    cell: ({ inTime, delivered }) => shareText(inTime, delivered),
  },
]

interface CorridorsProps {
  corridors: readonly FiguresOfCorridorWire[]
  period: Period | undefined
}

/** The figures of each corridor; its name shows it alone. */
export const Corridors = ({ corridors, period }: CorridorsProps) => (
  <DataTable
    caption={words('corridors.caption')}
    columns={columnsOf(period)}
    rows={corridors}
    rowKey={({ corridorId }) => corridorId}
  />
)

const ends = ['returned', 'refunded', 'rejected', 'cancelled', 'expired'] as const
type End = (typeof ends)[number]

/** Orders that did not end in a delivery, beside the period before; each name leads to the transfers now in that state. */
export function Ends({ figures: { total, before } }: { figures: BusinessFiguresWire }) {
  const columns: readonly TableColumn<End>[] = [
    {
      key: 'what',
      header: words('ends.what'),
      cell: (end) => (
        <RouteLink to={paths.transfers()} search={{ state: end }}>
          {words(`ends.${end}`)}
        </RouteLink>
      ),
    },
    { key: 'count', header: words('ends.count'), align: 'end', cell: (end) => format.count(total[end]) },
    { key: 'before', header: words('ends.before'), align: 'end', cell: (end) => format.count(before[end]) },
  ]
  return <DataTable caption={words('ends.caption')} columns={columns} rows={ends} rowKey={(end) => end} />
}
