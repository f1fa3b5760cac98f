import { receiptMessages as words } from '../messages.es.ts'
import type { Paper, PaperFoot, VerifiedFoot } from '../paper.ts'
import { BRIDGE_HEIGHT, drawBridge } from './bridge.ts'
import {
  bytesOf,
  coloursOf,
  contentWidth,
  decorate,
  group,
  ink,
  openDocument,
  page,
  part,
  say,
  widthOf,
  type Colours,
  type Doc,
  type Element,
} from './canvas.ts'
import { drawPageNumbers } from './page-numbers.ts'
import { drawQr } from './qr.ts'
import { blockHeight, drawBlock } from './sections.ts'

export const BAND = 84
const GAP = 20
const { margin } = page
const right = page.width - margin
const FOOT_HEIGHT = 104
const LEGAL = page.height - 34
/** The top of the foot: nothing else is drawn below. */
export const FOOT = LEGAL - 12 - FOOT_HEIGHT

/** Draws a receipt as PDF, on as many pages as it needs. The same content gives the same bytes. */
export async function drawReceipt(paper: Paper): Promise<Uint8Array> {
  const doc = openDocument(`${paper.title} ${paper.folio}`, paper.brand, paper.issuedAtDate)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const colours = coloursOf[paper.kind]
  drawBand(doc, root, paper, colours)
  let y = drawAmounts(doc, root, paper, colours)
  for (const block of paper.blocks) {
    // Long names may not fit above the foot: the block then goes to another page.
    if (y + GAP + blockHeight(doc, block) > FOOT - 8) {
      doc.addPage()
      y = margin
    }
    y = drawBlock(doc, root, block, y + GAP, colours.primary)
  }
  drawFoot(doc, root, paper.foot, colours)
  if (doc.bufferedPageRange().count > 1) drawPageNumbers(doc)
  return bytesOf(doc, root)
}

/** The head of a document: brand, title and number. */
export function drawBand(
  doc: Doc,
  root: Element,
  paper: Pick<Paper, 'brand' | 'title' | 'issuedAt'> & { readonly folio?: string },
  { primary }: Colours,
): void {
  decorate(doc, () => {
    doc.rect(0, 0, page.width, BAND).fill(primary)
    doc.rect(0, BAND, page.width, 3).fill(ink.accent)
  })
  const light = { colour: ink.onPrimary }
  part(doc, root, 'P', () => {
    say(doc, paper.brand, { x: margin, y: 29, width: 200, size: 21, weight: 'bold', ...light })
  })
  const place = { x: right - 280, width: 280, align: 'right' as const, ...light }
  part(doc, root, 'H1', () => {
    say(doc, paper.title, { ...place, y: 22, size: 12.5, weight: 'semibold' })
  })
  part(doc, root, 'P', () => {
    if (paper.folio !== undefined) say(doc, `${words.folio} ${paper.folio}`, { ...place, y: 40, size: 8.5 })
    say(doc, `${words.issuedAt} ${paper.issuedAt}`, { ...place, y: 53, size: 8.5 })
  })
}

/** The two main amounts, and the outcome. */
function drawAmounts(doc: Doc, root: Element, paper: Paper, colours: Colours): number {
  const top = BAND + 27
  const half = contentWidth / 2
  const rightAt = margin + half + 14
  let y = top
  group(doc, root, 'Div', (div) => {
    for (const [x, { label, amount }] of [
      [margin, paper.from],
      [rightAt, paper.to],
    ] as const) {
      part(doc, div, 'P', () => {
        const width = half - 28
        const below = top + say(doc, label, { x, y: top, width, size: 9, colour: ink.muted })
        const size = amount.length > 18 ? 17 : 22
        const height = say(doc, amount, {
          x,
          y: below + 2,
          width,
          size,
          weight: 'bold',
          colour: colours.primary,
        })
        y = Math.max(y, below + 2 + height)
      })
    }
  })
  drawArrow(doc, margin + half - 12, top + 26)
  const stateEnd = drawState(doc, root, paper, colours, y + 10)
  if (paper.bridge === undefined) return stateEnd
  drawBridge(doc, paper.bridge, colours, { right, y: y + 10 })
  return Math.max(stateEnd, y + 10 + BRIDGE_HEIGHT)
}

function drawArrow(doc: Doc, x: number, y: number): void {
  decorate(doc, () => {
    doc.lineWidth(1.6).lineCap('round').lineJoin('round').strokeColor(ink.accent)
    doc
      .moveTo(x - 9, y)
      .lineTo(x + 9, y)
      .stroke()
    doc
      .moveTo(x + 4, y - 5)
      .lineTo(x + 9, y)
      .lineTo(x + 4, y + 5)
      .stroke()
  })
}

function drawState(doc: Doc, root: Element, paper: Paper, { soft }: Colours, y: number): number {
  const [fill, colour] = paper.good ? ['#edf5f1', '#1b7f4b'] : [soft, ink.text]
  const width = widthOf(doc, paper.state, 9, 'semibold') + 28
  decorate(doc, () => {
    doc.roundedRect(margin, y, width, 22, 11).fill(fill)
    doc.circle(margin + 12, y + 11, 2.6).fill(colour)
  })
  part(doc, root, 'P', () => {
    say(doc, paper.state, {
      x: margin + 20,
      y: y + 5.6,
      width: width + 20,
      size: 9,
      weight: 'semibold',
      colour,
    })
  })
  return y + 22
}

/** The foot: how to verify the document. */
export function drawFoot(doc: Doc, root: Element, foot: PaperFoot | VerifiedFoot, colours: Colours): void {
  if ('url' in foot) drawVerification(doc, root, foot, colours)
  part(doc, root, 'P', () => {
    const legal = `${foot.legal} ${words.zone}.`
    say(doc, legal, { x: margin, y: LEGAL, width: contentWidth, size: 6.8, colour: ink.muted })
  })
}

function drawVerification(doc: Doc, root: Element, foot: VerifiedFoot, { primary, soft }: Colours): void {
  const top = FOOT
  decorate(doc, () => doc.roundedRect(margin, top, contentWidth, FOOT_HEIGHT, 8).fill(soft))
  drawQr(doc, root, foot.url, { x: margin + 12, y: top + 12, size: 80, alt: words.qr(foot.url) })
  const x = margin + 110
  const width = contentWidth - 122
  part(doc, root, 'H2', () => {
    say(doc, words.verify, { x, y: top + 14, width, size: 10, weight: 'bold', colour: primary })
  })
  part(doc, root, 'P', () => {
    say(doc, `${words.verifyHow} ${foot.url}`, { x, y: top + 31, width, size: 7.5 })
    say(doc, foot.what, { x, y: top + 43, width, size: 7.5, colour: ink.muted })
  })
  for (const [left, label, value] of [
    [x, words.code, foot.code],
    [x + 190, words.fingerprint, foot.fingerprint],
  ] as const)
    part(doc, root, 'P', () => {
      say(doc, label, { x: left, y: top + 62, width: 180, size: 7, colour: ink.muted })
      say(doc, value, { x: left, y: top + 73, width: 210, size: 11, weight: 'bold', spacing: 0.4 })
    })
}
