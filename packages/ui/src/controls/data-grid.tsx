import { lazy, Suspense, type ReactElement, type ReactNode } from 'react'
import { SkeletonRows } from '../states/skeleton.tsx'

export interface GridColumn<Row> {
  readonly key: string
  readonly header: string
  /** What the column is sorted and filtered by. */
  readonly value: (row: Row) => string | number
  /** What is shown, where that is more than the value. */
  readonly cell?: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  readonly width?: number
}

export interface DataGridProps<Row> {
  /** What the grid holds, for whoever lands in it without seeing the heading. */
  label: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  loading?: boolean
  /** Opens a row, by press or by Enter on any of its cells. */
  onOpen?: (row: Row) => void
  pageSize?: number
  rowCount?: number
}

const Inner = lazy(async () => ({ default: (await import('./data-grid-inner.tsx')).DataGridInner }))

/** Rows to sort, filter and page where they stand, all of them here at once. A list that is read on is a DataTable. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const Grid = Inner as unknown as (inner: DataGridProps<Row>) => ReactElement
  return (
    <Suspense fallback={<SkeletonRows rows={props.pageSize ?? 6} columns={props.columns.length} />}>
      <Grid {...props} />
    </Suspense>
  )
}
