import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A drawn document: its machine-readable zone, and what a reader has to find. */
export interface DrawnDocument {
  readonly kind: 'chilean-id' | 'foreign-id' | 'passport'
  readonly lines: readonly string[]
}

/** A picture of raw pixels in three channels. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const font = fileURLToPath(new URL('../fonts/OCRB7.ttf', import.meta.resolve('bwip-js/node')))
const WEIGHTS = [7, 3, 1]

const valueOf = (character: string): number => (character === '<' ? 0 : Number.parseInt(character, 36))

/** The check digit of ICAO Doc 9303, part 3. */
export const checkDigit = (text: string): string =>
  String([...text].reduce((sum, one, at) => sum + valueOf(one) * (WEIGHTS[at % 3] ?? 0), 0) % 10)

/** The check digit of a RUN by modulo 11. */
export function runDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, one, at) => total + Number(one) * (2 + (at % 6)), 0)
  return ['0', 'K'][[11, 10].indexOf(11 - (sum % 11))] ?? String(11 - (sum % 11))
}

const padded = (text: string, length: number): string => text.padEnd(length, '<').slice(0, length)

/** A source of random numbers from 0 to 1 that repeats for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const surnames = [
  'PEREZ<SOTO',
  'GONZALEZ<MUNOZ',
  'FERNANDEZ<OYARZUN',
  'QUISPE<MAMANI',
  'VALDES<BRAVO',
  'ROJAS<KUNZ',
]
const givenNames = ['MARIA<JOSE', 'JUAN<PABLO', 'XIMENA', 'WALTER<HUGO', 'KARLA<BELEN', 'FELIPE']
const countries = ['PER', 'VEN', 'COL', 'BOL', 'HTI', 'ARG']

/** The machine-readable zone of a plainly fictitious person. */
export function documentOf(kind: DrawnDocument['kind'], random: () => number): DrawnDocument {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const two = (least: number, most: number): string =>
    String(least + Math.floor(random() * (most - least + 1))).padStart(2, '0')
  const birth = `${two(50, 99)}${two(1, 12)}${two(1, 28)}`
  const end = `${two(27, 36)}${two(1, 12)}${two(1, 28)}`
  const dates = `${birth}${checkDigit(birth)}${pick(['M', 'F'])}${end}${checkDigit(end)}`
  const name = `${pick(surnames)}<<${pick(givenNames)}`
  const run = digits(7).padStart(8, pick(['1', '2', '']))
  if (kind === 'passport') {
    const state = pick(['CHL', ...countries])
    const number = `${pick(['P', 'F', 'AB'])}${digits(7)}`.padEnd(9, '<').slice(0, 9)
    const optional = padded(state === 'CHL' ? `${run}${runDigit(run)}` : '', 14)
    const second = `${number}${checkDigit(number)}${state}${dates}${optional}${checkDigit(optional)}`
    const checked = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43)
    return { kind, lines: [padded(`P<${state}${name}`, 44), second + checkDigit(checked)] }
  }
  const number = random() < 0.5 ? digits(9) : `${pick(['A', 'B', 'C'])}${digits(8)}`
  const first = padded(
    `${pick(['IN', 'ID'])}CHL${number}${checkDigit(number)}${pick(['S', 'E'])}${digits(2)}`,
    30,
  )
  const nationality = kind === 'chilean-id' ? 'CHL' : pick(countries)
  const second = `${dates}${nationality}${padded(`${run}<${runDigit(run)}`, 11)}`
  const checked = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18)
  return { kind, lines: [first, second + checkDigit(checked), padded(name, 30)] }
}

/** Millimetres of the documents' sides (ISO/IEC 7810 ID-1 and ID-3), and of the zone's parts (ICAO Doc 9303). */
const sizes = {
  card: { width: 85.6, height: 54, left: 4.7, top: 34.5 },
  passport: { width: 125, height: 88, left: 6.6, top: 69.5 },
} as const
const PITCH_MM = 2.54
const LINE_MM = 4.23
const CAPITAL_MM = 2.4
const DOTS_PER_MM = 16

async function drawnLine(
  text: string,
): Promise<{ readonly png: Buffer; readonly width: number; readonly height: number }> {
  const whole = `H${text}H`.replaceAll('<', '&lt;')
  const image = sharp({
    text: {
      text: `<span letter_spacing="7400" foreground="#262a33">${whole}</span>`,
      font: 'OCRB 40',
      fontfile: font,
      dpi: 72,
      rgba: true,
    },
  })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  // Two letters H mark the ends and the height of capitals, and are cut away afterwards.
  const step = info.width / (text.length + 1 + 0.62)
  const cut = {
    left: Math.round(step * 0.81),
    top: 0,
    width: Math.round(step * text.length),
    height: info.height,
  }
  const width = Math.round(text.length * PITCH_MM * DOTS_PER_MM)
  const height = Math.round(CAPITAL_MM * DOTS_PER_MM)
  const png = await sharp(data).extract(cut).resize(width, height, { fit: 'fill' }).png().toBuffer()
  return { png, width, height }
}

/** The back of a card or the data page of a passport, flat, at 16 dots per millimetre. */
export async function drawn({ kind, lines }: DrawnDocument, random: () => number): Promise<Raster> {
  const size = kind === 'passport' ? sizes.passport : sizes.card
  const [width, height] = [Math.round(size.width * DOTS_PER_MM), Math.round(size.height * DOTS_PER_MM)]
  const waves = Array.from({ length: 26 }, (_, at) => {
    const y = (at * height) / 24
    const bend = 30 + random() * 60
    return `<path d="M0 ${y} Q ${width / 4} ${y - bend} ${width / 2} ${y} T ${width} ${y}" stroke="#b9cdd8" stroke-width="2" fill="none"/>`
  })
  const words = Array.from({ length: 7 }, (_, at) => {
    const y = 70 + at * 62
    return y > size.top * DOTS_PER_MM - 60
      ? ''
      : `<rect x="${width * 0.4}" y="${y - 18}" width="${120 + random() * 380}" height="16" fill="#7d8890"/><text x="${width * 0.4}" y="${y + 30}" font-size="30" font-family="sans-serif" fill="#30343c">REPUBLICA ${Math.floor(random() * 1e6)} NACIDO EN ${Math.floor(random() * 1e4)}</text>`
  })
  const print = Array.from(
    { length: 14 },
    (_, at) =>
      `<ellipse cx="${width * 0.18}" cy="${height * 0.3}" rx="${10 + at * 11}" ry="${14 + at * 13}" fill="none" stroke="#555" stroke-width="4"/>`,
  )
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e3ecef"/>${waves.join('')}${print.join('')}${words.join('')}</svg>`
  const rendered = await Promise.all(lines.map(drawnLine))
  const { data } = await sharp(Buffer.from(ground))
    .composite(
      rendered.map(({ png }, line) => ({
        input: png,
        left: Math.round(size.left * DOTS_PER_MM),
        top: Math.round((size.top + line * LINE_MM) * DOTS_PER_MM),
      })),
    )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}
