import { BarPlot, LinePlot, Meter } from '@puente/ui'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const months = say.plot.months.map((name, at) => ({
  name,
  fee: (at + 2) * 310_000,
  spread: (at + 1) * 170_000,
}))
const pesos = (value: number) => `$${value.toLocaleString('es-CL')}`

const plot = (rows: typeof months) => (
  <BarPlot
    title={say.plot.title}
    rows={rows}
    rowKey={({ name }) => name}
    rowName={({ name }) => name}
    tick={pesos}
    texts={{ table: say.plot.table, row: say.plot.month }}
    series={[
      { key: 'fee', name: say.plot.fee, value: ({ fee }) => fee, text: ({ fee }) => pesos(fee) },
      {
        key: 'spread',
        name: say.plot.spread,
        value: ({ spread }) => spread,
        text: ({ spread }) => pesos(spread),
      },
    ]}
  />
)

export const plots: readonly Exhibit[] = [
  {
    name: 'BarPlot',
    show: () => [
      { state: 'filled', node: plot(months) },
      { state: 'empty', node: plot([]) },
    ],
  },
  {
    name: 'LinePlot',
    show: () => [
      {
        state: 'filled',
        node: (
          <LinePlot
            title={say.plot.title}
            texts={{ table: say.plot.table, row: say.plot.month, value: say.plot.fee }}
            points={months.map(({ name, fee }, nth) => ({
              name,
              value: nth % 2 === 0 ? fee : fee / 2,
              text: pesos(fee),
            }))}
          />
        ),
      },
    ],
  },
  {
    name: 'Meter',
    show: () => [
      { state: 'usual', node: <Meter share={0.35} /> },
      { state: 'empty', node: <Meter share={0} /> },
      { state: 'filled', node: <Meter share={1} /> },
    ],
  },
]
