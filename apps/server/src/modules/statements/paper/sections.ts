import type { PaperRow, PaperSection } from '../paper.ts'
import {
  contentWidth,
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

const GUTTER = 32
const ROW_GAP = 5
const HEADING_HEIGHT = 18
const text = { size: 8.5 } as const
const small = { size: 7, colour: ink.muted } as const
const head = { size: 10, weight: 'bold' } as const

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Divides the width between the margins among sections side by side. */
const placesOf = (sections: readonly PaperSection[], y: number): Place[] => {
  const width = (contentWidth - GUTTER * (sections.length - 1)) / sections.length
  return sections.map((_section, index) => ({ x: page.margin + index * (width + GUTTER), y, width }))
}

/** The height of a block of sections side by side. */
export function blockHeight(doc: Doc, sections: readonly PaperSection[]): number {
  const [place] = placesOf(sections, 0)
  if (place === undefined) return 0
  return Math.max(
    ...sections.map(({ rows, remark, texts = [] }) => {
      const remarkHeight =
        remark === undefined ? 0 : ROW_GAP + 1 + heightOf(doc, remark, { ...place, ...small })
      const rowsHeight = rows.reduce((sum, row) => sum + rowHeight(doc, row, place) + 2 * ROW_GAP, 0)
      const textsHeight = texts.reduce(
        (sum, one) => sum + ROW_GAP + heightOf(doc, one, { ...place, ...text }),
        0,
      )
      return HEADING_HEIGHT + rowsHeight + textsHeight + remarkHeight
    }),
  )
}

/** Draws a block of sections side by side; returns the position below it. */
export function drawBlock(
  doc: Doc,
  root: Element,
  sections: readonly PaperSection[],
  top: number,
  colour: string,
): number {
  const places = placesOf(sections, top)
  const bottoms = sections.map((section, index) =>
    drawSection(doc, root, section, places[index] ?? { x: page.margin, y: top, width: contentWidth }, colour),
  )
  return Math.max(...bottoms)
}

function drawSection(doc: Doc, root: Element, section: PaperSection, place: Place, colour: string): number {
  const { heading, rows, remark, texts = [] } = section
  if (heading !== '') part(doc, root, 'H2', () => void say(doc, heading, { ...place, ...head, colour }))
  let y = place.y + HEADING_HEIGHT
  if (rows.length > 0)
    group(doc, root, 'Table', (table) => {
      for (const row of rows) {
        hairline(doc, place.x, y, place.width)
        y = drawRow(doc, table, row, { ...place, y: y + ROW_GAP }) + ROW_GAP
      }
    })
  hairline(doc, place.x, y, place.width)
  for (const sentence of texts) {
    y += ROW_GAP
    part(doc, root, 'P', () => {
      y += say(doc, sentence, { ...place, y, ...text })
    })
  }
  if (remark === undefined) return y
  y += ROW_GAP + 1
  part(doc, root, 'P', () => {
    y += say(doc, remark, { ...place, y, ...small })
  })
  return y
}

/** The cells of a row: label and note on the left, value on the right. */
function cellsOf(row: PaperRow, { x, y, width }: Place): { label: Typed; note: Typed; value: Typed } {
  const labelWidth = width * (width > contentWidth / 2 ? 0.5 : 0.44)
  const strong = row.strong === true
  const at = { x, y, width: labelWidth }
  return {
    label: { ...at, ...text, colour: strong ? ink.text : ink.muted, weight: strong ? 'bold' : 'regular' },
    note: { ...at, width, ...small },
    value: {
      x: x + labelWidth + 8,
      y,
      width: width - labelWidth - 8,
      ...text,
      weight: strong ? 'bold' : 'semibold',
      align: 'right',
    },
  }
}

function rowHeight(doc: Doc, row: PaperRow, place: Place): number {
  const { label, note, value } = cellsOf(row, place)
  const noteHeight = row.note === undefined ? 0 : heightOf(doc, row.note, note)
  return Math.max(heightOf(doc, row.label, label), heightOf(doc, row.value, value)) + noteHeight
}

/** Draws a row as high as its higher cell and the note; returns the position below it. */
function drawRow(doc: Doc, table: Element, row: PaperRow, place: Place): number {
  const { label, note, value } = cellsOf(row, place)
  group(doc, table, 'TR', (line) => {
    let height = 0
    part(doc, line, 'TH', () => {
      height = say(doc, row.label, label)
    })
    part(doc, line, 'TD', () => {
      height = Math.max(height, say(doc, row.value, value))
      if (row.note !== undefined) say(doc, row.note, { ...note, y: place.y + height })
    })
  })
  return place.y + rowHeight(doc, row, place)
}
