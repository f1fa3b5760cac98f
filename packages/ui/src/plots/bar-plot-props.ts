import { v } from '../theme/vars.ts'

export interface PlotSeries<Row> {
  readonly key: string
  readonly name: string
  /** The height; the text is shown by `text`. */
  readonly value: (row: Row) => number
  readonly text: (row: Row) => string
}

export interface BarPlotProps<Row> {
  title: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The name of a row on the axis and in the table. */
  rowName: (row: Row) => string
  /** At most three series, stacked. */
  series: readonly PlotSeries<Row>[]
  /** The text of a value on the axis. */
  tick: (value: number) => string
  texts: { readonly table: string; readonly row: string }
}

/** In px. */
export const PLOT_HEIGHT = 220

/** The colours of the series, in their order. */
export const seriesColors = [v.primary, v.accent, v.inkMuted] as const
