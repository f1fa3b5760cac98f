import {
  bytesOf,
  coloursOf,
  contentWidth,
  heightOf,
  ink,
  openDocument,
  page,
  part,
  say,
  type Colours,
  type Doc,
  type Element,
  type Typed,
} from './canvas.ts'
import type { DataDocument, DataTable } from './data-document.ts'
import { BAND, drawBand } from './draw-receipt.ts'
import { drawPageNumbers, PAGE_NUMBER } from './page-numbers.ts'
import { drawTable, type TableColumn } from './table.ts'

const { margin } = page
const BOTTOM = PAGE_NUMBER - 16
/** Below this height a heading goes to the next page, so that a part of its content stands under it. */
const HEADING_ROOM = 70

const columns: readonly TableColumn[] = [
  { heading: '', width: 150 },
  { heading: '', width: contentWidth - 150 },
]

/** Draws the data of a person as PDF: whose they are, the purposes, and every group with its rows. */
export function drawData(paper: DataDocument): Promise<Uint8Array> {
  const doc = openDocument(paper.title, paper.brand, paper.issuedAtDate)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const colours = coloursOf[paper.kind]
  drawBand(doc, root, paper, colours)
  let y = BAND + 26
  y = paragraph(doc, root, paper.holderLabel, y, { size: 9, colour: ink.muted })
  y = paragraph(doc, root, paper.holder, y, { size: 17, weight: 'bold', colour: colours.primary }) + 6
  for (const note of paper.notes) y = paragraph(doc, root, note, y, { size: 7.8, colour: ink.muted }) + 4
  for (const { title, tables } of paper.groups) {
    y = heading(doc, root, 'H2', title, y + 14, 12, colours)
    if (tables.length === 0) y = paragraph(doc, root, paper.none, y, { size: 8.5, colour: ink.muted })
    for (const table of tables) y = drawRows(doc, root, table, y, colours)
  }
  drawPageNumbers(doc)
  return bytesOf(doc, root)
}

/** Writes a paragraph; returns the position below it. */
function paragraph(
  doc: Doc,
  root: Element,
  text: string,
  top: number,
  how: Pick<Typed, 'size' | 'weight' | 'colour'>,
): number {
  const place = { x: margin, y: top, width: contentWidth, ...how }
  const height = heightOf(doc, text, place)
  const y = top + height > BOTTOM ? nextPage(doc) : top
  part(doc, root, 'P', () => void say(doc, text, { ...place, y }))
  return y + height
}

function nextPage(doc: Doc): number {
  doc.addPage()
  return margin
}

function heading(
  doc: Doc,
  root: Element,
  type: 'H2' | 'H3',
  text: string,
  top: number,
  size: number,
  { primary }: Colours,
): number {
  const y = top + HEADING_ROOM > BOTTOM ? nextPage(doc) : top
  part(doc, root, type, () => {
    say(doc, text, { x: margin, y, width: contentWidth, size, weight: 'bold', colour: primary })
  })
  return y + size + 6
}

/** Draws the rows of one kind of data, each as a table of labels and values. */
function drawRows(doc: Doc, root: Element, table: DataTable, top: number, colours: Colours): number {
  let y = heading(doc, root, 'H3', table.title, top + 4, 9.5, colours)
  for (const row of table.rows) {
    if (y + HEADING_ROOM > BOTTOM) y = nextPage(doc)
    const cells = row.map(({ label, value }) => [{ text: label }, { text: value }])
    y = drawTable(doc, root, columns, cells, { top: y, bottom: BOTTOM }) + 8
  }
  return table.remark === undefined
    ? y
    : paragraph(doc, root, table.remark, y, { size: 7.8, colour: ink.muted })
}
