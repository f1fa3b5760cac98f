import type { BusinessFiguresWire, FiguresOfCorridorWire } from '@puente/contract/staff'
import { Amount, BarPlot } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { grouped, lastDay, type Bar } from './grouped.ts'
import { Panel } from './panel.tsx'
import { barName, clp, clpTick } from './plot-text.ts'
import { RowsLink } from './rows-link.tsx'
import { changeText, corridorText, revenueOf, type ComparedWith } from './shown.ts'
import { words } from './words.ts'

interface MoneyPanelProps {
  figures: BusinessFiguresWire
  than: ComparedWith
  /** The period as the page of figures takes it. */
  search: object
}

/** What was delivered, by day. */
export function VolumePanel({ figures: { total, before, days }, than, search }: MoneyPanelProps) {
  const bars = grouped(days)
  const rows = (text: (bar: Bar) => string) => (bar: Bar) => (
    <RowsLink days={{ from: bar.from, to: lastDay(bar, than.to) }} happened="delivered">
      {text(bar)}
    </RowsLink>
  )
  return (
    <Panel
      title={words('home.volume')}
      actions={<More search={search} />}
      figure={
        <RowsLink days={than} happened="delivered">
          <Amount value={format.clp(total.deliveredAmount)} currency="CLP" />
        </RowsLink>
      }
      lines={[
        changeText(BigInt(total.deliveredAmount), BigInt(before.deliveredAmount), than),
        words('tiles.deliveredCount', { count: total.delivered }),
      ]}
    >
      <BarPlot
        title={words('volume')}
        titled={false}
        rows={bars}
        rowKey={({ from }) => from}
        rowName={barName}
        tick={clpTick}
        texts={{ table: words('table'), row: words(`rows.${bars[0]?.span ?? 'day'}`) }}
        series={[
          {
            key: 'amount',
            name: words('amount'),
            value: ({ deliveredAmount }) => Number(deliveredAmount),
            text: ({ deliveredAmount }) => clp(deliveredAmount),
            cell: rows(({ deliveredAmount }) => clp(deliveredAmount)),
          },
        ]}
        more={[
          {
            key: 'count',
            name: words('corridors.delivered'),
            text: ({ delivered }) => format.count(delivered),
            cell: rows(({ delivered }) => format.count(delivered)),
          },
        ]}
      />
    </Panel>
  )
}

/** Fee and spread by corridor. */
export function RevenuePanel({ figures: { total, before, corridors }, than, search }: MoneyPanelProps) {
  const revenue = revenueOf(total)
  const rows = (text: (row: FiguresOfCorridorWire) => string) => (row: FiguresOfCorridorWire) => (
    <RowsLink days={than} happened="delivered" corridor={row.corridorId}>
      {text(row)}
    </RowsLink>
  )
  return (
    <Panel
      title={words('home.revenue')}
      actions={<More search={search} />}
      figure={
        <RowsLink days={than} happened="delivered">
          <Amount value={clp(revenue)} currency="CLP" />
        </RowsLink>
      }
      lines={[
        changeText(revenue, revenueOf(before), than),
        words('tiles.revenueParts', { fee: format.clp(total.fee), spread: format.clp(total.spread) }),
      ]}
    >
      <BarPlot<FiguresOfCorridorWire>
        title={words('home.revenueBy')}
        titled={false}
        layout="lines"
        rows={corridors}
        rowKey={({ corridorId }) => corridorId}
        rowName={({ corridorId }) => corridorText(corridorId)}
        tick={clpTick}
        texts={{ table: words('table'), row: words('corridors.corridor') }}
        series={(['fee', 'spread'] as const).map((key) => ({
          key,
          name: words(`corridors.${key}`),
          value: (row) => Number(row[key]),
          text: (row) => format.clp(row[key]),
          cell: rows((row) => format.clp(row[key])),
        }))}
        more={[
          {
            key: 'revenue',
            name: words('corridors.revenue'),
            text: (row) => clp(revenueOf(row)),
            cell: rows((row) => clp(revenueOf(row))),
          },
          {
            key: 'delivered',
            name: words('corridors.delivered'),
            text: ({ delivered }) => format.count(delivered),
            cell: rows(({ delivered }) => format.count(delivered)),
          },
        ]}
      />
    </Panel>
  )
}

const More = ({ search }: { search: object }) => (
  <RouteLink to={paths.figures()} search={search}>
    {words('home.more')}
  </RouteLink>
)
