import type { ListLayout } from '@puente/contract/staff'
import type { ListColumn } from './list.ts'

/** A column with what a layout says about it. */
export interface Placed<Row> {
  readonly column: ListColumn<Row>
  readonly shown: boolean
}

/** The layout of a list before anybody changes it: its columns, less those that are hidden at first. */
const ownLayout = <Row>(columns: readonly ListColumn<Row>[]): ListLayout => ({
  columns: columns.flatMap(({ key, atFirst }) => (atFirst === 'hidden' ? [] : [{ key }])),
  dense: false,
})

/**
 * Every column of a list in the order of the layout, those that it does not show at the end. A column that the list
 * does not have any more is left out; the first column always shows, because it leads to the row’s case.
 */
export function placedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout = ownLayout(columns),
): readonly Placed<Row>[] {
  const [first] = columns
  const keys = layout.columns.map(({ key }) => key)
  const shown = keys.flatMap((key) => columns.filter((column) => column.key === key))
  const withFirst = first === undefined || shown.includes(first) ? shown : [first, ...shown]
  return [
    ...withFirst.map((column) => ({ column: sized(column, layout), shown: true })),
    ...columns.filter((column) => !withFirst.includes(column)).map((column) => ({ column, shown: false })),
  ]
}

function sized<Row>(column: ListColumn<Row>, { columns }: ListLayout): ListColumn<Row> {
  const width = columns.find(({ key }) => key === column.key)?.width
  return width === undefined ? column : { ...column, width, fixed: true }
}

/** The layout of these columns; widths that the reader set stay. */
export const layoutOf = <Row>(placed: readonly Placed<Row>[], dense: boolean): ListLayout => ({
  columns: placed.flatMap(({ column: { key, width, fixed }, shown }) =>
    shown ? [{ key, ...(fixed === true && typeof width === 'number' ? { width } : {}) }] : [],
  ),
  dense,
})

/** The columns with the one at `from` moved by `by` positions. */
export function moved<Row>(placed: readonly Placed<Row>[], from: number, by: number): readonly Placed<Row>[] {
  const rest = placed.filter((_, at) => at !== from)
  const one = placed.slice(from, from + 1)
  return [...rest.slice(0, from + by), ...one, ...rest.slice(from + by)]
}

/** The layout with one column as wide as given. */
export const resized = (layout: ListLayout, key: string, width: number): ListLayout => ({
  ...layout,
  columns: layout.columns.map((column) => (column.key === key ? { ...column, width } : column)),
})
