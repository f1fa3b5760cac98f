import { BarChart } from '@mui/x-charts/BarChart'
import { v } from '../theme/vars.ts'
import { PLOT_HEIGHT, seriesColors, type BarPlotProps } from './bar-plot-props.ts'

const look = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: v.line },
  '& .MuiChartsAxis-tickLabel': { fill: v.inkMuted, fontFamily: 'inherit' },
  '& .MuiChartsGrid-line': { stroke: v.line },
}

/** The drawing of a BarPlot. */
export function BarPlotInner<Row>({ rows, rowName, series, tick }: BarPlotProps<Row>) {
  return (
    <BarChart
      height={PLOT_HEIGHT}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      sx={look}
      xAxis={[{ scaleType: 'band', data: rows.map((_row, nth) => nth), valueFormatter: nameAt }]}
      yAxis={[{ width: 64, valueFormatter: (value: number) => tick(value), disableLine: true }]}
      series={series.map(({ name, value, text }, nth) => ({
        label: name,
        stack: 'all',
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
