import { useEventCallback } from '@mui/material/utils'
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { TableHead, type Resizing, type Sorting } from './data-table-head.tsx'
import { SelectRow, type Selection } from './data-table-selection.tsx'
import { HiddenText } from './live-region.tsx'
import { Room, Scroller, Table } from './data-table-styles.ts'
import { useTableFit } from './use-table-fit.ts'

/** A column without a width is as narrow as its cells allow, so a truncated one needs a width. */
type Sized =
  | { readonly width?: number | string; readonly truncate?: false }
  /** One line, truncated with an ellipsis; the full text is a tooltip. */
  | { readonly width: number | string; readonly truncate: true }

interface Described<Row> {
  readonly key: string
  readonly header: string
  readonly align?: 'start' | 'end'
  /** The text wraps when the table has no room for it in one line. Cells without it never wrap. */
  readonly wrap?: boolean
  /** The reader set the width: content that is longer is truncated. */
  readonly fixed?: true
  /** A text or one element: on phones a cell is a flex row, which separates several. */
  readonly cell: (row: Row) => ReactNode
}

export type Column<Row> = Described<Row> & Sized

interface DataTableProps<Row> {
  /** The contents of the table, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Opens a row, by click or by Enter; rows are then focusable, and j and k move the focus. */
  onOpen?: ((row: Row) => void) | undefined
  /** The row whose case is open beside the table. */
  isCurrent?: ((row: Row) => boolean) | undefined
  sorting?: Sorting | undefined
  resizing?: Resizing | undefined
  selection?: Selection<Row> | undefined
  /** Rows of 28 px instead of 36. */
  dense?: boolean | undefined
}

/**
 * A dense table: rows of 36 px, figures on the right, a sticky head. On phones each row is a block of names
 * and values. Roles are explicit because a table with another display loses them.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  isCurrent,
  sorting,
  resizing,
  selection,
  dense = false,
}: DataTableProps<Row>) {
  const room = useTableFit(
    [...columns.map((column) => column.key), dense, rows.length, ...ends(rows).map(rowKey)].join(),
  )
  const open = useEventCallback((row: Row) => onOpen?.(row))
  const toggle = useEventCallback((row: Row) => selection?.onToggle(row))
  return (
    <Room ref={room}>
      <Scroller tabIndex={0} role="group" aria-label={caption}>
        <Table role="table" data-dense={dense || undefined}>
          <caption>
            <HiddenText>{caption}</HiddenText>
          </caption>
          <TableHead columns={columns} sorting={sorting} resizing={resizing} selection={selection} />
          <tbody role="rowgroup">
            {rows.map((row, at) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                isCurrent={isCurrent?.(row) === true}
                onOpen={onOpen === undefined ? undefined : open}
                selectLabel={selection === undefined ? undefined : `${selection.label} ${at + 1}`}
                isSelected={selection?.isSelected(row) === true}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Room>
  )
}

const ends = <Row,>(rows: readonly Row[]): readonly Row[] => [...rows.slice(0, 1), ...rows.slice(-1)]

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  isCurrent: boolean
  onOpen: ((row: Row) => void) | undefined
  /** The name of its box, in a table whose rows can be selected. */
  selectLabel: string | undefined
  isSelected: boolean
  onToggle: (row: Row) => void
}

/** One row, memoized because a list may have thousands: it is rendered again only when its data or the columns change. */
const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, isCurrent, onOpen, selectLabel, isSelected, onToggle } = props
  return (
    <tr
      role="row"
      aria-current={isCurrent ? 'true' : undefined}
      {...(onOpen === undefined ? {} : opening(row, onOpen))}
    >
      {selectLabel === undefined ? null : (
        <SelectRow label={selectLabel} isSelected={isSelected} onToggle={() => onToggle(row)} />
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  const truncated = column.truncate === true || column.fixed === true
  return (
    <td
      role="cell"
      data-label={column.header}
      data-align={column.align}
      data-truncate={truncated || undefined}
      data-fixed={column.fixed}
      data-wrap={(column.wrap === true && column.fixed !== true) || undefined}
      title={truncated && typeof content === 'string' ? content : undefined}
    >
      {content}
    </td>
  )
}

function opening<Row>(row: Row, open: (row: Row) => void) {
  return {
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onRowKey(event, row, open),
    onClick: (event: MouseEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('a, button, input') !== null
      const selecting = window.getSelection()?.isCollapsed === false
      if (!onControl && !selecting) open(row)
    },
  }
}

function onRowKey<Row>(event: KeyboardEvent<HTMLTableRowElement>, row: Row, open: (row: Row) => void): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
  const neighbour = {
    j: event.currentTarget.nextElementSibling,
    k: event.currentTarget.previousElementSibling,
  }[event.key]
  if (neighbour instanceof HTMLElement) neighbour.focus()
  else if (event.key === 'Enter') open(row)
  else return
  event.preventDefault()
}
