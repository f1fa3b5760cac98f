import { encode } from 'uqr'
import { decorate, part, type Doc, type Element } from './canvas.ts'

const QUIET = 2

/** Draws a URL as a QR code of vectors; screen readers read `alt`. */
export function drawQr(
  doc: Doc,
  root: Element,
  address: string,
  {
    x,
    y,
    size,
    alt,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly alt: string },
): void {
  const { data } = encode(address, { ecc: 'M', border: QUIET })
  const side = size / data.length
  decorate(doc, () => doc.rect(x, y, size, size).fill('#ffffff'))
  part(
    doc,
    root,
    'Figure',
    () => {
      data.forEach((row, line) => {
        for (const { from, to } of darkIn(row))
          doc.rect(x + from * side, y + line * side, (to - from) * side, side)
      })
      doc.fill('#16242c')
    },
    alt,
  )
}

/** Adjacent dark modules are one stroke: fewer vectors, and no gaps between them. */
function darkIn(row: readonly boolean[]): { readonly from: number; readonly to: number }[] {
  const strokes: { from: number; to: number }[] = []
  row.forEach((dark, at) => {
    const last = strokes.at(-1)
    if (!dark) return
    if (last?.to === at) last.to = at + 1
    else strokes.push({ from: at, to: at + 1 })
  })
  return strokes
}
