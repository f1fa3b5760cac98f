import type {
  OrderEvent,
  OrderFiguresWire,
  OrdersOfCorridorWire,
  ReasonWire,
  StandingWire,
} from '@puente/contract/staff'
import { BarPlot, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { reasonText } from '../transfers/reason-text.ts'
import { words as transferWords } from '../transfers/words.ts'
import { Panel } from './panel.tsx'
import { countTick } from './plot-text.ts'
import { RowsLink } from './rows-link.tsx'
import { changeText, corridorText, dayText, pointsText, shareText, type ComparedWith } from './shown.ts'
import { words } from './words.ts'

interface OrderPanelProps {
  figures: OrderFiguresWire
  than: ComparedWith
}

interface StatesPanelProps extends OrderPanelProps {
  /** Whether the period ends today: the rows are those of now. */
  isNow: boolean
}

const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0)

const changed = (now: number, before: number, than: ComparedWith): string =>
  changeText(BigInt(now), BigInt(before), than)

/** Orders that have not ended, by state. */
export function StatesPanel({ figures: { states }, than, isNow }: StatesPanelProps) {
  const rows = states.filter(({ count, before }) => count > 0 || before > 0)
  const before = states.reduce((sum, row) => sum + row.before, 0)
  return (
    <Panel
      title={words('home.states')}
      figure={format.count(sumOf(states))}
      lines={[
        words('home.stood', { count: format.count(before), day: dayText(than.to), isNow: String(isNow) }),
      ]}
    >
      {rows.length === 0 ? (
        <Muted>{words('home.noneOpen')}</Muted>
      ) : (
        <BarPlot<StandingWire>
          title={words('home.statesBy')}
          titled={false}
          layout="lines"
          rows={rows}
          rowKey={({ state }) => state}
          rowName={({ state }) => transferWords(`states.${state}`)}
          tick={countTick}
          texts={{ table: words('table'), row: words('home.state') }}
          series={[
            {
              key: 'count',
              name: words('home.orders'),
              value: ({ count }) => count,
              text: ({ count }) => format.count(count),
              ...(isNow
                ? {
                    cell: ({ state, count }: StandingWire) => (
                      <RouteLink to={paths.transfers()} search={{ state }}>
                        {format.count(count)}
                      </RouteLink>
                    ),
                  }
                : {}),
            },
          ]}
          more={[{ key: 'before', name: words('home.before'), text: (row) => format.count(row.before) }]}
        />
      )}
    </Panel>
  )
}

/** Orders made, by corridor. */
export function CorridorsPanel({ figures: { corridors, total, before }, than }: OrderPanelProps) {
  const cellOf = (happened: OrderEvent & keyof OrdersOfCorridorWire) => (row: OrdersOfCorridorWire) => (
    <RowsLink days={than} happened={happened} corridor={row.corridorId}>
      {format.count(row[happened])}
    </RowsLink>
  )
  return (
    <Panel
      title={words('home.corridors')}
      figure={
        <RowsLink days={than} happened="ordered">
          {format.count(total.ordered)}
        </RowsLink>
      }
      lines={[changed(total.ordered, before.ordered, than)]}
    >
      <BarPlot<OrdersOfCorridorWire>
        title={words('home.corridorsBy')}
        titled={false}
        layout="lines"
        rows={corridors}
        rowKey={({ corridorId }) => corridorId}
        rowName={({ corridorId }) => corridorText(corridorId)}
        tick={countTick}
        texts={{ table: words('table'), row: words('corridors.corridor') }}
        series={[
          {
            key: 'ordered',
            name: words('home.ordered'),
            value: ({ ordered }) => ordered,
            text: ({ ordered }) => format.count(ordered),
            cell: cellOf('ordered'),
          },
        ]}
        more={(['paid', 'delivered', 'returned'] as const).map((event) => ({
          key: event,
          name: words(`home.${event}`),
          text: (row) => format.count(row[event]),
          cell: cellOf(event),
        }))}
      />
    </Panel>
  )
}

interface Step {
  readonly step: 'quoted' | 'ordered' | 'paid' | 'delivered'
  readonly count: number
  readonly before: number
}

/** From the price shown to the payment. */
export function ConversionPanel({ figures: { total, before }, than }: OrderPanelProps) {
  const rows = (['quoted', 'ordered', 'paid', 'delivered'] as const).map((step): Step => ({
    step,
    count: total[step],
    before: before[step],
  }))
  return (
    <Panel
      title={words('home.conversion')}
      figure={shareText(total.paid, total.quoted)}
      lines={[
        pointsText(
          { part: total.paid, whole: total.quoted },
          { part: before.paid, whole: before.quoted },
          than,
        ),
        words('home.conversionLead'),
      ]}
    >
      <BarPlot<Step>
        title={words('home.conversionBy')}
        titled={false}
        layout="lines"
        rows={rows}
        rowKey={({ step }) => step}
        rowName={({ step }) => words(`home.steps.${step}`)}
        tick={countTick}
        texts={{ table: words('table'), row: words('home.step') }}
        series={[
          {
            key: 'count',
            name: words('ends.count'),
            value: ({ count }) => count,
            text: ({ count }) => format.count(count),
            cell: ({ step, count }) =>
              step === 'quoted' ? (
                format.count(count)
              ) : (
                <RowsLink days={than} happened={step}>
                  {format.count(count)}
                </RowsLink>
              ),
          },
        ]}
        more={[
          { key: 'share', name: words('home.ofQuoted'), text: ({ count }) => shareText(count, total.quoted) },
          { key: 'before', name: words('home.before'), text: (row) => format.count(row.before) },
        ]}
      />
    </Panel>
  )
}

const REASONS_MAX = 8

/** Why orders were returned, rejected or refunded. */
export function ReasonsPanel({ figures: { reasons, total, before }, than }: OrderPanelProps) {
  const now = total.returned + total.rejected + total.refunded
  const then = before.returned + before.rejected + before.refunded
  const rows = reasons.filter(({ count }) => count > 0).slice(0, REASONS_MAX)
  return (
    <Panel title={words('home.reasons')} figure={format.count(now)} lines={[changed(now, then, than)]}>
      {rows.length === 0 ? (
        <Muted>{words('home.noReasons')}</Muted>
      ) : (
        <BarPlot<ReasonWire>
          title={words('home.reasonsBy')}
          titled={false}
          layout="lines"
          rows={rows}
          rowKey={({ what, reason }) => `${what} ${reason}`}
          rowName={({ what, reason }) => words(`home.because.${what}`, { reason: reasonText(reason) })}
          tick={countTick}
          texts={{ table: words('table'), row: words('home.reason') }}
          series={[
            {
              key: 'count',
              name: words('home.orders'),
              value: ({ count }) => count,
              text: ({ count }) => format.count(count),
              cell: ({ what, reason, count }) => (
                <RowsLink days={than} happened={what} reason={reason}>
                  {format.count(count)}
                </RowsLink>
              ),
            },
          ]}
          more={[{ key: 'before', name: words('home.before'), text: (row) => format.count(row.before) }]}
        />
      )}
    </Panel>
  )
}
