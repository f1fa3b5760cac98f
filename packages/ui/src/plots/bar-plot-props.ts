import type { ReactNode } from 'react'
import { v } from '../theme/vars.ts'

export interface PlotSeries<Row> {
  readonly key: string
  readonly name: string
  /** The length of the bar; the text is shown by `text`. */
  readonly value: (row: Row) => number
  readonly text: (row: Row) => string
  /** The cell of the table, where it leads somewhere; otherwise the text. */
  readonly cell?: (row: Row) => ReactNode
}

export interface BarPlotProps<Row> {
  title: string
  /** The panel around shows the title already. */
  titled?: boolean
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The name of a row on the axis and in the table. */
  rowName: (row: Row) => string
  /** At most three series. */
  series: readonly PlotSeries<Row>[]
  /** Further columns of the table, after the series. */
  more?: readonly Omit<PlotSeries<Row>, 'value'>[]
  /** Columns over time, or lines of bars with long names. */
  layout?: 'columns' | 'lines'
  /** Side by side, when the series do not add up. */
  apart?: boolean
  /** The text of a value on the axis. */
  tick: (value: number) => string
  texts: { readonly table: string; readonly row: string }
}

/** In px. */
const PLOT_HEIGHT = 220
const LINE_HEIGHT = 32
const AXIS_HEIGHT = 36

/** The height of a plot in px, known before its code has loaded. */
export const plotHeight = <Row>({ layout, rows, apart, series }: BarPlotProps<Row>): number =>
  layout === 'lines'
    ? AXIS_HEIGHT + rows.length * LINE_HEIGHT * (apart === true ? Math.max(1, series.length * 0.7) : 1)
    : PLOT_HEIGHT

/** The colours of the series, in their order. */
export const seriesColors = [v.primary, v.accent, v.inkMuted] as const
