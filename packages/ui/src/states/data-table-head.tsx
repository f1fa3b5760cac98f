import { styled } from '@mui/material/styles'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { v } from '../theme/vars.ts'
import { OnPhones } from './on-phones.ts'
import { SelectAll, type Selection } from './data-table-selection.tsx'
import type { Column } from './data-table.tsx'

export type Direction = 'ascending' | 'descending'

/** The order of the rows, and what a press on the head of a column does. */
export interface Sorting {
  readonly columns: ReadonlySet<string>
  readonly current: { readonly key: string; readonly direction: Direction } | undefined
  readonly onSort: (key: string) => void
}

/** Widths that the reader sets. */
export interface Resizing {
  /** The name of the handle of a column. */
  readonly label: (header: string) => string
  /** Called once a width is set, in CSS pixels. */
  readonly onResize: (key: string, width: number) => void
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sorting: Sorting | undefined
  resizing: Resizing | undefined
  selection: Selection<Row> | undefined
}

const WIDTH_MIN = 48
const WIDTH_MAX = 1200
const KEY_STEP = 16

/** The head of a table: a press sorts by a column; a handle on its edge, or the arrow keys there, set its width. */
export function TableHead<Row>({ columns, sorting, resizing, selection }: HeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection === undefined ? null : <SelectAll selection={selection} />}
        {columns.map((column) => {
          const direction = sorting?.current?.key === column.key ? sorting.current.direction : undefined
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-align={column.align}
              style={{ width: column.width }}
              aria-sort={direction}
            >
              {sorting?.columns.has(column.key) === true ? (
                <>
                  <OnPhones>{column.header}</OnPhones>
                  <SortButton
                    type="button"
                    data-align={column.align}
                    onClick={() => sorting.onSort(column.key)}
                  >
                    {column.header}
                    <span aria-hidden data-shown={direction !== undefined}>
                      {direction === 'ascending' ? '↑' : '↓'}
                    </span>
                  </SortButton>
                </>
              ) : (
                column.header
              )}
              {resizing === undefined ? null : <Handle column={column} resizing={resizing} />}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const SortButton = styled('button')({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  minHeight: 24,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: v.ink, textDecoration: 'underline' },
  // The arrow stands on the inner side, so that the word is aligned with its column.
  '&[data-align="end"]': { flexDirection: 'row-reverse' },
  '& span': { visibility: 'hidden' },
  '& span[data-shown="true"], &:hover span': { visibility: 'visible' },
})

const HandleLine = styled('span')({
  position: 'absolute',
  top: 0,
  right: -4,
  zIndex: 2,
  width: 8,
  height: '100%',
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: 8,
    left: 3,
    borderLeft: `2px solid transparent`,
  },
  '&:hover::after, &:focus-visible::after': { borderColor: v.primary },
})

const sayWidth = (handle: HTMLElement | null): void =>
  handle?.setAttribute('aria-valuenow', String(within(handle.parentElement?.offsetWidth ?? 0)))

const within = (width: number): number => Math.round(Math.min(Math.max(width, WIDTH_MIN), WIDTH_MAX))

function Handle<Row>({ column, resizing }: { column: Column<Row>; resizing: Resizing }) {
  const from = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined)
  const headOf = (element: HTMLElement): HTMLElement => element.parentElement ?? element
  const set = (head: HTMLElement, width: number) => {
    head.style.width = `${within(width)}px`
  }
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: headOf(event.currentTarget).offsetWidth }
  }
  const onPointerMove = (event: PointerEvent<HTMLSpanElement>) => {
    if (from.current !== undefined)
      set(headOf(event.currentTarget), from.current.width + event.clientX - from.current.x)
  }
  const onPointerUp = (event: PointerEvent<HTMLSpanElement>) => {
    if (from.current === undefined) return
    const moved = event.clientX - from.current.x
    const width = within(from.current.width + moved)
    from.current = undefined
    if (moved !== 0) resizing.onResize(column.key, width)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const head = headOf(event.currentTarget)
    const width = within(head.offsetWidth + step)
    set(head, width)
    resizing.onResize(column.key, width)
  }
  return (
    <HandleLine
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={resizing.label(column.header)}
      aria-valuemin={WIDTH_MIN}
      aria-valuemax={WIDTH_MAX}
      // The width is known once the table is laid out.
      aria-valuenow={WIDTH_MIN}
      ref={sayWidth}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    />
  )
}
