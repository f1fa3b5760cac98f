import { BarChart } from '@mui/x-charts/BarChart'
import { v } from '../theme/vars.ts'
import { plotHeight, seriesColors, type BarPlotProps } from './bar-plot-props.ts'

const look = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: v.line },
  '& .MuiChartsAxis-tickLabel': { fill: v.inkMuted, fontFamily: 'inherit' },
  '& .MuiChartsGrid-line': { stroke: v.line },
  '@media (forced-colors: active)': {
    '& .MuiChartsAxis-tickLabel': { fill: 'CanvasText' },
    '& .MuiBarElement-root, & .MuiBarChart-element': { stroke: 'CanvasText' },
  },
}

/** In px: room for values, and for the names of rows by the longest one. */
const VALUES_WIDTH = 64
const namesWidth = (names: readonly string[]): number =>
  Math.min(230, Math.max(72, 12 + 7 * Math.max(0, ...names.map(({ length }) => length))))

/** The drawing of a BarPlot. */
export function BarPlotInner<Row>(props: BarPlotProps<Row>) {
  const { rows, rowName, series, tick, layout, apart } = props
  const isLines = layout === 'lines'
  const names = {
    scaleType: 'band' as const,
    data: rows.map((_row, nth) => nth),
    valueFormatter: nameAt,
  }
  const values = {
    valueFormatter: (value: number) => tick(value),
    disableLine: true,
    min: 0,
    // Counts and pesos have no halves.
    ...(series.every(({ value }) => rows.every((row) => Number.isInteger(value(row))))
      ? { tickMinStep: 1 }
      : {}),
  }
  return (
    <BarChart
      layout={isLines ? 'horizontal' : 'vertical'}
      height={plotHeight(props)}
      margin={{ left: 0, right: isLines ? 20 : 8, top: isLines ? 0 : 8, bottom: 0 }}
      grid={isLines ? { vertical: true } : { horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      sx={look}
      xAxis={isLines ? [{ ...values, tickNumber: 4 }] : [names]}
      yAxis={
        isLines
          ? [{ ...names, width: namesWidth(rows.map(rowName)), disableTicks: true }]
          : [{ ...values, width: VALUES_WIDTH }]
      }
      series={series.map(({ name, value, text }, nth) => ({
        label: name,
        ...(apart === true ? {} : { stack: 'all' }),
        color: seriesColors[nth] ?? v.primary,
        data: rows.map(value),
        valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
          textAt(text, dataIndex),
      }))}
    />
  )

  function nameAt(nth: number): string {
    const row = rows[nth]
    return row === undefined ? '' : rowName(row)
  }
  function textAt(text: (row: Row) => string, nth: number): string {
    const row = rows[nth]
    return row === undefined ? '' : text(row)
  }
}
