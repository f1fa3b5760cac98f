import { lazy, Suspense, type ReactElement, type ReactNode } from 'react'
import { SkeletonRows } from '../states/skeleton.tsx'

export interface GridColumn<Row> {
  readonly key: string
  readonly header: string
  /** The value for sorting and filtering. */
  readonly value: (row: Row) => string | number
  /** The content of the cell, if it differs from the value. */
  readonly cell?: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  readonly width?: number
}

export interface DataGridProps<Row> {
  /** The contents of the grid, for screen readers. */
  label: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  loading?: boolean
  pageSize?: number
}

const Inner = lazy(async () => ({ default: (await import('./data-grid-inner.tsx')).DataGridInner }))

/**
 * A grid with sorting, filtering and paging in the browser; it needs all rows at once. Use DataTable for
 * lists with further pages on the server.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const Grid = Inner as unknown as (inner: DataGridProps<Row>) => ReactElement
  const { columns, rows, loading = false, pageSize = 6 } = props
  const awaited = loading ? pageSize : Math.min(rows.length, pageSize)
  return (
    <Suspense fallback={<SkeletonRows rows={awaited} columns={columns.length} />}>
      <Grid {...props} />
    </Suspense>
  )
}
