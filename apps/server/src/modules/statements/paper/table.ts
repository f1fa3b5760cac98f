import type { PaperCell } from '../accounts/statement-paper.ts'
import {
  group,
  hairline,
  heightOf,
  ink,
  page,
  part,
  say,
  type Doc,
  type Element,
  type Typed,
} from './canvas.ts'

export interface TableColumn {
  readonly heading: string
  readonly width: number
  readonly align?: 'left' | 'right'
}

export interface TablePlace {
  readonly top: number
  /** The bottom limit: further rows go to another page, with the headings repeated. */
  readonly bottom: number
  readonly strongLast?: boolean
}

const GUTTER = 8
const PADDING = 4.5
const text = { size: 7.8 } as const
const note = { size: 6.6, colour: ink.muted } as const
const head = { size: 6.8, weight: 'semibold', colour: ink.muted } as const

/** The columns from left to right with their positions. */
function placed(
  columns: readonly TableColumn[],
): { readonly heading: string; readonly at: Omit<Typed, 'y' | 'size'> }[] {
  let x: number = page.margin
  return columns.map(({ heading, width, align = 'left' }, index) => {
    const at = { x, width: width - (index === columns.length - 1 ? 0 : GUTTER), align }
    x += width
    return { heading, at }
  })
}

/** Draws a table on as many pages as it needs; returns the position below it. */
export function drawTable(
  doc: Doc,
  root: Element,
  columns: readonly TableColumn[],
  rows: readonly (readonly PaperCell[])[],
  { top, bottom, strongLast = false }: TablePlace,
): number {
  const places = placed(columns)
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  let y = top
  group(doc, root, 'Table', (table) => {
    y = drawHead(doc, table, places, y)
    rows.forEach((row, index) => {
      const height = rowHeight(doc, row, places)
      if (y + height > bottom) {
        doc.addPage()
        y = drawHead(doc, table, places, page.margin)
      }
      hairline(doc, page.margin, y, width)
      drawRow(doc, table, row, places, y + PADDING, strongLast && index === rows.length - 1)
      y += height
    })
  })
  hairline(doc, page.margin, y, width)
  return y
}

type Placed = ReturnType<typeof placed>

function drawHead(doc: Doc, table: Element, places: Placed, y: number): number {
  group(doc, table, 'TR', (line) => {
    for (const { heading, at } of places)
      part(doc, line, 'TH', () => void say(doc, heading, { ...at, ...head, y }))
  })
  return y + Math.max(...places.map(({ heading, at }) => heightOf(doc, heading, { ...at, ...head, y }))) + 3
}

const noteOf = ({ note: said }: PaperCell): string => said ?? ''

function rowHeight(doc: Doc, row: readonly PaperCell[], places: Placed): number {
  const heights = row.map((cell, index) => {
    const at = places[index]?.at
    if (at === undefined) return 0
    const below = noteOf(cell) === '' ? 0 : heightOf(doc, noteOf(cell), { ...at, ...note, y: 0 })
    return heightOf(doc, cell.text === '' ? ' ' : cell.text, { ...at, ...text, y: 0 }) + below
  })
  return Math.max(...heights) + 2 * PADDING
}

function drawRow(
  doc: Doc,
  table: Element,
  row: readonly PaperCell[],
  places: Placed,
  y: number,
  strong: boolean,
): void {
  const weight = strong ? 'bold' : 'regular'
  group(doc, table, 'TR', (line) => {
    row.forEach((cell, index) => {
      const at = places[index]?.at
      if (at === undefined) return
      part(doc, line, 'TD', () => {
        const height =
          cell.text === ''
            ? heightOf(doc, ' ', { ...at, ...text, y })
            : say(doc, cell.text, { ...at, ...text, weight, y })
        if (noteOf(cell) !== '') say(doc, noteOf(cell), { ...at, ...note, y: y + height })
      })
    })
  })
}
