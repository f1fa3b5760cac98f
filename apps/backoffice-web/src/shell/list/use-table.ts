import type { Resizing, Sorting } from '@puente/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { shellWords } from '../words.ts'
import { chosenIn, type Chosen, type Filters } from './filters.ts'
import { layoutOf, placedColumns, resized } from './layout.ts'
import type { List, ListColumn } from './list.ts'
import { ORDER, sortingOf } from './order.ts'
import { listViewsQuery, useKeepLayout } from './views.ts'

interface ShownTable<Row> {
  /** While it is pending no rows are shown, so that columns do not move; without it the list has its own layout. */
  readonly views: UseQueryResult
  readonly columns: readonly ListColumn<Row>[]
  readonly dense: boolean
  readonly sorting: Sorting | undefined
  readonly resizing: Resizing | undefined
}

/** The columns of a list as the reader keeps them. Beside an open case: its brief columns, which keep their order. */
export function useTable<Row extends { readonly id: string }, Of extends Filters>(
  list: List<Row, Of>,
  chosen: Chosen<Of>,
  isBeside: boolean,
): ShownTable<Row> {
  const navigate = useNavigate()
  const views = useQuery(listViewsQuery(list.name))
  const layout = views.data?.layout
  // The same columns until the layout changes: a row renders again when they do.
  const placed = useMemo(() => placedColumns(list.columns, layout), [list.columns, layout])
  const columns = useMemo(
    () =>
      isBeside
        ? list.columns.filter(({ brief }) => brief === true)
        : placed.flatMap(({ column, shown }) => (shown ? [column] : [])),
    [isBeside, list.columns, placed],
  )
  const keepLayout = useKeepLayout(list.name)
  const dense = layout?.dense === true
  if (isBeside) return { views, columns, dense, sorting: undefined, resizing: undefined }
  return {
    views,
    columns,
    dense,
    sorting: sortingOf(list, chosen, (order) => {
      void navigate({ to: list.path, search: chosenIn(list.filters, { ...chosen, [ORDER]: order }) })
    }),
    resizing: {
      label: (header) => shellWords('list.columnWidth', { column: header }),
      onResize: (key, width) => keepLayout.mutate(resized(layoutOf(placed, dense), key, width)),
    },
  }
}
