import { styled } from '@mui/material/styles'
import { lazy, Suspense, type ReactElement } from 'react'
import { Disclosure } from '../states/disclosure.tsx'
import { DataTable } from '../states/data-table.tsx'
import { Muted } from '../states/text.tsx'
import { rem, v } from '../theme/vars.ts'
import { useUiWords } from '../words.ts'
import { plotHeight, seriesColors, type BarPlotProps } from './bar-plot-props.ts'

const Figure = styled('figure')({
  margin: 0,
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > figcaption': { fontSize: rem(14), fontWeight: 600 },
})
const Room = styled('div')({ minWidth: 0 })
const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: v.inkMuted,
  fontSize: rem(12),
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': { width: 10, height: 10, borderRadius: 2, forcedColorAdjust: 'none' },
})

const Inner = lazy(async () => ({ default: (await import('./bar-plot-inner.tsx')).BarPlotInner }))

/**
 * Bars by row, stacked by series, with the same figures as a table below. The plot is for sight only: a screen reader
 * reads the table. Its room is kept while its code loads.
 */
export function BarPlot<Row>(props: BarPlotProps<Row>) {
  const { title, titled = true, rows, rowKey, rowName, series, more = [], texts } = props
  const { noFigures } = useUiWords()
  // The library's own text for no rows is English.
  if (rows.length === 0) return <Muted>{noFigures}</Muted>
  const Plot = Inner as unknown as (inner: BarPlotProps<Row>) => ReactElement
  return (
    <Figure>
      {titled ? <figcaption>{title}</figcaption> : null}
      {series.length === 1 && !titled ? null : (
        <Legend aria-hidden>
          {series.map(({ key, name }, nth) => (
            <li key={key}>
              <i style={{ backgroundColor: seriesColors[nth] }} />
              {name}
            </li>
          ))}
        </Legend>
      )}
      <Room aria-hidden style={{ height: plotHeight(props) }}>
        <Suspense fallback={null}>
          <Plot {...props} />
        </Suspense>
      </Room>
      <Disclosure summary={texts.table}>
        <DataTable
          caption={title}
          columns={[
            { key: 'row', header: texts.row, cell: rowName },
            ...[...series, ...more].map(({ key, name, text, cell = text }) => ({
              key,
              header: name,
              align: 'end' as const,
              cell,
            })),
          ]}
          rows={rows}
          rowKey={rowKey}
        />
      </Disclosure>
    </Figure>
  )
}
