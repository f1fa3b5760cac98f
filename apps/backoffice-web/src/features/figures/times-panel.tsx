import type { OrderFiguresWire, OrdersOfCorridorWire } from '@puente/contract/staff'
import { BarPlot, type PlotSeries } from '@puente/ui'
import { format } from '@puente/web'
import { Panel } from './panel.tsx'
import type { Days } from './period-days.ts'
import { RowsLink } from './rows-link.tsx'
import { corridorText, durationText, lowered, pointsText, shareText, type ComparedWith } from './shown.ts'
import { words } from './words.ts'

interface TimesPanelProps {
  figures: OrderFiguresWire
  than: ComparedWith
}

const units = [
  { name: 'minutes', minutes: 1, upTo: 180 },
  { name: 'hours', minutes: 60, upTo: 7200 },
  { name: 'days', minutes: 1440, upTo: Infinity },
] as const

/** The unit of the axis, so that its ticks are round. */
function unitOf(rows: readonly OrdersOfCorridorWire[]) {
  const longest = Math.max(
    0,
    ...rows.flatMap(({ ninthDecileMinutes = 0, promisedNinthDecileMinutes = 0 }) => [
      ninthDecileMinutes,
      promisedNinthDecileMinutes,
    ]),
  )
  return units.find(({ upTo }) => longest <= upTo) ?? units[2]
}

const seriesIn = (unit: number): readonly PlotSeries<OrdersOfCorridorWire>[] => [
  {
    key: 'ninth',
    name: words('home.took'),
    value: ({ ninthDecileMinutes = 0 }) => ninthDecileMinutes / unit,
    text: ({ ninthDecileMinutes }) => durationText(ninthDecileMinutes),
  },
  {
    key: 'promised',
    name: words('home.promised'),
    value: ({ promisedNinthDecileMinutes = 0 }) => promisedNinthDecileMinutes / unit,
    text: ({ promisedNinthDecileMinutes }) => durationText(promisedNinthDecileMinutes),
  },
]

const moreIn = (days: Days): readonly Omit<PlotSeries<OrdersOfCorridorWire>, 'value'>[] => [
  {
    key: 'median',
    name: words('corridors.median'),
    text: ({ medianMinutes }) => durationText(medianMinutes),
  },
  {
    key: 'inTime',
    name: words('corridors.inTime'),
    text: ({ inTime, delivered }) => shareText(inTime, delivered),
  },
  {
    key: 'delivered',
    name: words('corridors.delivered'),
    text: ({ delivered }) => format.count(delivered),
    cell: ({ corridorId, delivered }) => (
      <RowsLink days={days} happened="delivered" corridor={corridorId}>
        {format.count(delivered)}
      </RowsLink>
    ),
  },
]

/** How long deliveries took, beside what was promised. */
export function TimesPanel({ figures: { corridors, total, before }, than }: TimesPanelProps) {
  const rows = corridors.filter(({ delivered }) => delivered > 0)
  const share = shareText(total.inTime, total.delivered)
  const change = pointsText(
    { part: total.inTime, whole: total.delivered },
    { part: before.inTime, whole: before.delivered },
    than,
  )
  const unit = unitOf(rows)
  return (
    <Panel
      title={words('home.times')}
      figure={durationText(total.medianMinutes)}
      lines={[
        words('home.timesParts', { ninth: durationText(total.ninthDecileMinutes) }),
        words('home.timesPromised', {
          promised: durationText(total.promisedMedianMinutes),
          promisedNinth: durationText(total.promisedNinthDecileMinutes),
        }),
        change === undefined
          ? words('home.inTime', { share })
          : words('home.inTimeChange', { share, change: lowered(change) }),
      ]}
    >
      <BarPlot<OrdersOfCorridorWire>
        title={words('home.timesBy')}
        layout="lines"
        apart
        titled={false}
        rows={rows}
        rowKey={({ corridorId }) => corridorId}
        rowName={({ corridorId }) => corridorText(corridorId)}
        tick={(value) => words(`home.axis.${unit.name}`, { count: format.count(value) })}
        texts={{ table: words('table'), row: words('corridors.corridor') }}
        series={seriesIn(unit.minutes)}
        more={moreIn(than)}
      />
    </Panel>
  )
}
