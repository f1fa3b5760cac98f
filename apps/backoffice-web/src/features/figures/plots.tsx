import type { FiguresOfDayWire } from '@puente/contract/staff'
import { styled } from '@mui/material/styles'
import { BarPlot, from } from '@puente/ui'
import { grouped, type Bar } from './grouped.ts'
import { barName, clp, clpTick } from './plot-text.ts'
import { words } from './words.ts'

const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** The amount delivered and the revenue by day, week or month. */
export function Plots({ days }: { days: readonly FiguresOfDayWire[] }) {
  const bars = grouped(days)
  const shared = {
    rows: bars,
    rowKey: ({ from: day }: Bar) => day,
    rowName: barName,
    tick: clpTick,
    texts: { table: words('table'), row: words(`rows.${bars[0]?.span ?? 'day'}`) },
  }
  return (
    <Pair>
      <BarPlot
        {...shared}
        title={words('volume')}
        series={[
          {
            key: 'amount',
            name: words('amount'),
            value: ({ deliveredAmount }) => Number(deliveredAmount),
            text: ({ deliveredAmount }) => clp(deliveredAmount),
          },
        ]}
      />
      <BarPlot
        {...shared}
        title={words('income')}
        series={[
          { key: 'fee', name: words('fee'), value: ({ fee }) => Number(fee), text: ({ fee }) => clp(fee) },
          {
            key: 'spread',
            name: words('spread'),
            value: ({ spread }) => Number(spread),
            text: ({ spread }) => clp(spread),
          },
        ]}
      />
    </Pair>
  )
}
