import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sample, type Gray } from './gray.ts'

/** The characters of a machine-readable zone (ICAO Doc 9303, part 3). */
export const mrzAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'

/** Size of a character's patch. Its width is the distance between characters. */
export const PATCH = { width: 20, height: 24 } as const
/** Height of capital letters in OCR-B size I over the distance of its characters: 2.4 mm and 2.54 mm. */
const CAPITAL = 0.945 * PATCH.width

/** The normalised picture of one character: mean 0, length 1. */
export interface Glyph {
  readonly character: string
  readonly values: Float64Array
}

const font = fileURLToPath(new URL('../fonts/OCRB7.ttf', import.meta.resolve('bwip-js/node')))

/** Mean 0 and length 1; all zeros for a patch without contrast. */
export function normalised(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = values.map((value) => value - mean)
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0))
  return length < 1e-6 ? centred.fill(0) : centred.map((value) => value / length)
}

async function drawn(): Promise<Gray> {
  const text = `H${mrzAlphabet}H`.replaceAll('<', '&lt;')
  const png = await sharp({
    text: {
      text: `<span letter_spacing="10000">${text}</span>`,
      font: 'OCRB 60',
      fontfile: font,
      dpi: 72,
      rgba: true,
    },
  })
    .flatten({ background: '#ffffff' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
    .png()
    .toBuffer()
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const isInk = ({ data, width, height }: Gray, x: number): boolean => {
  for (let y = 0; y < height; y++) if ((data[y * width + x] ?? 255) < 128) return true
  return false
}

/** The outlines of OCR-B as patches, in three widths of stroke and blur. */
export async function loadGlyphs(): Promise<Glyph[]> {
  const picture = await drawn()
  const columns = [...Array(picture.width).keys()].filter((x) => isInk(picture, x))
  const [first = 0, last = 0] = [columns[0], columns.at(-1)]
  const gap = columns.findIndex((x, at) => (columns[at + 1] ?? x) > x + 1)
  const stem = (columns[gap] ?? first) - first
  const step = (last - first - stem) / (mrzAlphabet.length + 1)
  const middle = Math.round(first + stem * 0.1)
  const rows = [...Array(picture.height).keys()].filter(
    (y) => (picture.data[y * picture.width + middle] ?? 255) < 128,
  )
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)]
  const scale = (bottom - top + 1) / CAPITAL
  const centreY = (top + bottom) / 2
  return [0.6, 1.1, 1.8].flatMap((blur) =>
    [...mrzAlphabet].map((character, at) => {
      const centreX = first + stem / 2 + step * (at + 1)
      const values = new Float64Array(PATCH.width * PATCH.height)
      for (let v = 0; v < PATCH.height; v++)
        for (let u = 0; u < PATCH.width; u++)
          values[v * PATCH.width + u] = blurred(
            picture,
            centreX + (u + 0.5 - PATCH.width / 2) * scale,
            centreY + (v + 0.5 - PATCH.height / 2) * scale,
            blur * scale,
          )
      return { character, values: normalised(values) }
    }),
  )
}

/** The mean around a position, over a square of `radius`. */
function blurred(picture: Gray, x: number, y: number, radius: number): number {
  let sum = 0
  const steps = [-1, -0.5, 0, 0.5, 1]
  for (const dy of steps)
    for (const dx of steps) sum += sample(picture, { x: x + dx * radius, y: y + dy * radius })
  return sum / steps.length ** 2
}
