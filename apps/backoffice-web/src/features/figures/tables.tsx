import type { BusinessFiguresWire, FiguresOfCorridorWire } from '@puente/contract/staff'
import { Amount, DataTable, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import type { Days, PeriodChosen } from './period-days.ts'
import { RowsLink } from './rows-link.tsx'
import { corridorText, durationText, revenueOf, shareText } from './shown.ts'
import { words } from './words.ts'

const clp = (minor: string) => <Amount value={format.clp(minor)} currency="CLP" />

const columnsOf = (chosen: PeriodChosen, days: Days): readonly TableColumn<FiguresOfCorridorWire>[] => [
  {
    key: 'corridor',
    header: words('corridors.corridor'),
    cell: ({ corridorId }) => (
      <RouteLink to={paths.figures()} search={{ ...chosen, corridor: corridorId }}>
        {corridorText(corridorId)}
      </RouteLink>
    ),
  },
  {
    key: 'delivered',
    header: words('corridors.delivered'),
    align: 'end',
    cell: ({ corridorId, delivered }) => (
      <RowsLink days={days} happened="delivered" corridor={corridorId}>
        {format.count(delivered)}
      </RowsLink>
    ),
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
  chosen: PeriodChosen
  days: Days
}

/** The figures of each corridor; its name shows it alone. */
export const Corridors = ({ corridors, chosen, days }: CorridorsProps) => (
  <DataTable
    caption={words('corridors.caption')}
    columns={columnsOf(chosen, days)}
    rows={corridors}
    rowKey={({ corridorId }) => corridorId}
  />
)

const ends = ['returned', 'refunded', 'rejected', 'cancelled', 'expired'] as const
type End = (typeof ends)[number]

interface EndsProps {
  figures: BusinessFiguresWire
  days: Days
}

/** Orders that did not end in a delivery, beside the period before; each number leads to its orders. */
export function Ends({ figures: { total, before, beforeFrom, beforeTo }, days }: EndsProps) {
  const rows = (end: End, count: number, range: Days) => (
    <RowsLink days={range} happened={end}>
      {format.count(count)}
    </RowsLink>
  )
  const columns: readonly TableColumn<End>[] = [
    { key: 'what', header: words('ends.what'), cell: (end) => words(`ends.${end}`) },
    { key: 'count', header: words('ends.count'), align: 'end', cell: (end) => rows(end, total[end], days) },
    {
      key: 'before',
      header: words('ends.before'),
      align: 'end',
      cell: (end) => rows(end, before[end], { from: beforeFrom, to: beforeTo }),
    },
  ]
  return <DataTable caption={words('ends.caption')} columns={columns} rows={ends} rowKey={(end) => end} />
}
