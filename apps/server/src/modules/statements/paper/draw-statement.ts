import { accountMessages as words } from '../accounts/messages-account.es.ts'
import type { StatementDocument } from '../accounts/statement-paper.ts'
import {
  bytesOf,
  coloursOf,
  contentWidth,
  group,
  heightOf,
  ink,
  openDocument,
  page,
  part,
  say,
  type Colours,
  type Doc,
  type Element,
} from './canvas.ts'
import { BAND, drawBand, drawFoot, FOOT } from './draw-receipt.ts'
import { drawPageNumbers, PAGE_NUMBER } from './page-numbers.ts'
import { drawTable, type TableColumn } from './table.ts'

const { margin } = page

const totalsColumns: readonly TableColumn[] = [
  { heading: words.totals.group, width: 116 },
  { heading: words.totals.transfers, width: 60, align: 'right' },
  { heading: words.totals.ordered, width: 92, align: 'right' },
  { heading: words.totals.fee, width: 84, align: 'right' },
  { heading: words.totals.iva, width: 72, align: 'right' },
  { heading: words.totals.refunded, width: 92, align: 'right' },
]
const lineColumns: readonly TableColumn[] = [
  { heading: words.paper.ordered, width: 62 },
  { heading: words.paper.recipient, width: 124 },
  { heading: words.paper.state, width: 72 },
  { heading: words.paper.amount, width: 62, align: 'right' },
  { heading: words.paper.fee, width: 56, align: 'right' },
  { heading: words.paper.received, width: 84, align: 'right' },
  { heading: words.paper.refunded, width: 56, align: 'right' },
]

/** Draws a statement as PDF: customer and period, totals, every line, and how to verify it. */
export function drawStatement(paper: StatementDocument): Promise<Uint8Array> {
  const doc = openDocument(`${paper.title} ${paper.folio}`, paper.brand, paper.issuedAtDate)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const colours = coloursOf[paper.kind]
  drawBand(doc, root, paper, colours)
  let y = drawHolder(doc, root, paper, BAND + 26, colours)
  y = heading(doc, root, words.summary, y + 20, colours)
  const totals = paper.totals.map((cells) => cells.map((text) => ({ text })))
  y = drawTable(doc, root, totalsColumns, totals, { top: y, bottom: FOOT, strongLast: true })
  y = drawReceived(doc, root, paper, y + 8)
  y = heading(doc, root, words.lines, y + 20, colours)
  y =
    paper.lines.length === 0
      ? y + sentence(doc, root, words.none, y)
      : drawTable(doc, root, lineColumns, paper.lines, { top: y, bottom: PAGE_NUMBER - 16 })
  if (y > FOOT - 12) doc.addPage()
  drawFoot(doc, root, paper.foot, colours)
  drawPageNumbers(doc)
  return bytesOf(doc, root)
}

function drawHolder(
  doc: Doc,
  root: Element,
  paper: StatementDocument,
  top: number,
  colours: Colours,
): number {
  let y = top
  group(doc, root, 'Div', (div) => {
    part(doc, div, 'P', () => {
      y += say(doc, words.holder, { x: margin, y, width: contentWidth, size: 9, colour: ink.muted })
      const named = {
        x: margin,
        y: y + 2,
        width: contentWidth,
        weight: 'bold',
        colour: colours.primary,
      } as const
      y += 2 + say(doc, paper.holder, { ...named, size: 17 })
    })
    part(doc, div, 'P', () => {
      y +=
        2 + say(doc, paper.period, { x: margin, y: y + 2, width: contentWidth, size: 10, weight: 'semibold' })
    })
  })
  return y
}

function heading(doc: Doc, root: Element, text: string, y: number, { primary }: Colours): number {
  part(doc, root, 'H2', () => {
    say(doc, text, { x: margin, y, width: contentWidth, size: 10, weight: 'bold', colour: primary })
  })
  return y + 18
}

/** Writes a sentence below the content; returns its height. */
function sentence(doc: Doc, root: Element, text: string, y: number): number {
  const place = { x: margin, y, width: contentWidth, size: 7.5, colour: ink.muted }
  part(doc, root, 'P', () => void say(doc, text, place))
  return heightOf(doc, text, place)
}

function drawReceived(doc: Doc, root: Element, { received }: StatementDocument, top: number): number {
  let y = top
  if (received.length > 0) y += sentence(doc, root, `${words.received}: ${received.join(' · ')}`, y) + 2
  return y + sentence(doc, root, words.noBalance, y)
}
