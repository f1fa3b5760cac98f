import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { HiddenText } from './live-region.tsx'
import { Room, Scroller, Table } from './data-table-styles.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly align?: 'start' | 'end'
  readonly width?: number | string
  /** One line, truncated with an ellipsis; the full text is a tooltip. Needs a width. */
  readonly truncate?: boolean
  /** The text wraps when the table has no room for it in one line. Cells without it never wrap. */
  readonly wrap?: boolean
  readonly cell: (row: Row) => ReactNode
}

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
}

/**
 * A dense table: rows of 36 px, figures on the right, a sticky head. On phones each row is a block of names
 * and values. Roles are explicit because a table with another display loses them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, onOpen, isCurrent }: DataTableProps<Row>) {
  return (
    <Room>
      <Scroller tabIndex={0} role="group" aria-label={caption}>
        <Table role="table">
          <caption>
            <HiddenText>{caption}</HiddenText>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  data-align={column.align}
                  style={{ width: column.width }}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                aria-current={isCurrent?.(row) === true ? 'true' : undefined}
                {...(onOpen === undefined ? {} : opening(row, onOpen))}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Room>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  const truncated = column.truncate === true
  return (
    <td
      role="cell"
      data-label={column.header}
      data-align={column.align}
      data-truncate={truncated || undefined}
      data-wrap={column.wrap === true || undefined}
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
      const onControl = event.target instanceof Element && event.target.closest('a, button') !== null
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
