import { DataGrid as MuiDataGrid, type GridColDef } from '@mui/x-data-grid'
import { esES } from '@mui/x-data-grid/locales'
import useMediaQuery from '@mui/material/useMediaQuery'
import { rem, v } from '../theme/vars.ts'
import type { DataGridProps } from './data-grid.tsx'
import { gridWords } from './messages-grid.es.ts'

/** All texts of the grid: the library's Spanish ones, overridden by ours. */
export const gridWordsInUse = { ...esES.components.MuiDataGrid.defaultProps.localeText, ...gridWords }

const look = {
  borderRadius: '10px',
  borderColor: v.line,
  fontSize: rem(13),
  '--DataGrid-rowBorderColor': v.line,
  '--DataGrid-t-color-interactive-focus': v.primaryDark,
  '& .MuiDataGrid-columnHeader': { backgroundColor: v.canvas, color: v.inkMuted, fontSize: rem(12) },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '& .MuiDataGrid-row': { cursor: 'default' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `2px solid ${v.primaryDark}`,
    outlineOffset: -2,
  },
  '&& .MuiTablePagination-select:focus-visible': {
    outline: `2px solid ${v.primaryDark}`,
    outlineOffset: 2,
    borderRadius: '4px',
  },
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-displayedRows': { margin: 0, fontSize: rem(13) },
  '@media (pointer: coarse)': { '& .MuiIconButton-root': { width: 44, height: 44 } },
} as const

/** The grid itself; a separate file because its size exceeds the budget of a screen. */
export function DataGridInner<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, pageSize = 25 } = props
  const touched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const rowHeight = touched ? 44 : 36
  return (
    <MuiDataGrid
      label={label}
      rows={rows as readonly object[]}
      columns={columns.map(columnOf)}
      getRowId={(row) => rowKey(row as Row)}
      loading={loading}
      rowHeight={rowHeight}
      columnHeaderHeight={rowHeight}
      localeText={gridWordsInUse}
      sx={[look, { '--DataGrid-overlayHeight': `${loading ? pageSize * rowHeight : 3 * rowHeight}px` }]}
      disableRowSelectionOnClick
      autoHeight
      pageSizeOptions={[...new Set([10, 25, 50, 100, pageSize])].toSorted((one, other) => one - other)}
      initialState={{ pagination: { paginationModel: { pageSize } } }}
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
    />
  )
}

function columnOf<Row>(column: DataGridProps<Row>['columns'][number]): GridColDef {
  const { key, header, align = 'start', width, value, cell } = column
  const side = align === 'end' ? 'right' : 'left'
  return {
    field: key,
    headerName: header,
    align: side,
    headerAlign: side,
    ...(width === undefined ? { flex: 1, minWidth: 120 } : { width }),
    // Sorting and filtering use the value; the cell may show something else.
    valueGetter: (_: unknown, row: object) => value(row as Row),
    ...(cell === undefined ? {} : { renderCell: ({ row }) => cell(row as Row) }),
  }
}
