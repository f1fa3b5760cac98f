import { bridgeShape as shape, bridgeX, type BridgeMark } from '@puente/contract/bridge'
import type { PaperBridge } from '../paper.ts'
import { decorate, ink, say, widthOf, type Colours, type Doc } from './canvas.ts'

const WIDTH = 132
const SCALE = WIDTH / shape.width
/** The height of the bridge line in points. */
export const BRIDGE_HEIGHT = shape.height * SCALE
const LABEL = 8
const GAP = 6

const marks: Readonly<Record<BridgeMark, string>> = {
  waiting: '#8a5a00',
  moving: '#074f71',
  held: '#8a5a00',
  back: '#01579b',
  problem: '#b3261e',
  done: '#1b7f4b',
  ended: ink.muted,
}

/**
 * Draws the bridge line with its right end at `right`: from Chile to the country, with the place of the money. It is
 * decoration, because the state and the country are texts of the document.
 */
export function drawBridge(
  doc: Doc,
  bridge: PaperBridge,
  { primary }: Colours,
  at: { readonly right: number; readonly y: number },
): void {
  const countryWidth = widthOf(doc, bridge.to, LABEL, 'semibold') + 1
  const fromWidth = widthOf(doc, bridge.from, LABEL, 'semibold') + 1
  const left = at.right - countryWidth - GAP - WIDTH
  const label = {
    y: at.y + BRIDGE_HEIGHT / 2 - 1,
    size: LABEL,
    weight: 'semibold',
    colour: ink.muted,
  } as const
  decorate(doc, () => {
    say(doc, bridge.from, { ...label, x: left - GAP - fromWidth, width: fromWidth + 4 })
    say(doc, bridge.to, { ...label, x: at.right - countryWidth, width: countryWidth + 4 })
    doc.translate(left, at.y).scale(SCALE).lineCap('round').lineJoin('round')
    doc.lineWidth(1.6).path(shape.ropes).stroke(ink.line)
    doc.lineWidth(3).path(shape.cable).stroke(ink.accent)
    drawDeck(doc, shape.start, shape.end, ink.line)
    for (const x of shape.towers)
      doc.lineWidth(3.5).moveTo(x, shape.towerTop).lineTo(x, shape.towerFoot).stroke(primary)
    drawMark(doc, bridge)
  })
}

function drawDeck(doc: Doc, start: number, end: number, colour: string): void {
  doc.lineWidth(5).moveTo(start, shape.deckY).lineTo(end, shape.deckY).stroke(colour)
}

function drawMark(doc: Doc, { place }: PaperBridge): void {
  const colour = marks[place.mark]
  const x = bridgeX(place)
  if (place.percent > 0 && place.mark !== 'ended') drawDeck(doc, shape.start, x, colour)
  doc.circle(x, shape.deckY, 9).lineWidth(3.5)
  if (place.mark === 'done') doc.fill(colour)
  else doc.fillAndStroke('#ffffff', colour)
}
