import sharp from 'sharp'
import { drawn, seeded, type DrawnDocument, type Raster } from './drawn-documents.ts'

/** What disturbs a photograph, and how strongly. */
export interface Disturbance {
  readonly name: string
  readonly strength: number
}

type Random = () => number

/** Every disturbance with its strengths, from weak to strong. */
export const disturbances: readonly Disturbance[] = [
  { name: 'none', strengths: [0] },
  { name: 'turned', strengths: [90, 180, 270] },
  { name: 'skewed', strengths: [-12, 4, 9, 33] },
  { name: 'blurred', strengths: [2, 3, 4.5, 6] },
  { name: 'glare', strengths: [0.5, 0.75, 0.92] },
  { name: 'dark', strengths: [0.4, 0.15, 0.06] },
  { name: 'small', strengths: [0.5, 0.35, 0.25] },
  { name: 'cropped', strengths: [0.5, 0.9] },
  { name: 'perspective', strengths: [0.1, 0.2, 0.3] },
  { name: 'noise', strengths: [20, 40, 65] },
  { name: 'compressed', strengths: [30, 15, 6] },
  { name: 'shadow', strengths: [0.4, 0.65] },
  { name: 'faded', strengths: [0.5, 0.75] },
  { name: 'combined', strengths: [1, 2, 3] },
].flatMap(({ name, strengths }) => strengths.map((strength) => ({ name, strength })))

const WIDTH = 2000
const HEIGHT = 1500

/** Four corners of the document in the photograph: top left, top right, bottom right, bottom left. */
type Corners = readonly (readonly [number, number])[]

/** Draws the document into a photograph of a table, as a camera sees it: its corners lie at `corners`. */
function photograph(flat: Raster, corners: Corners, random: Random): Uint8Array {
  const out = new Uint8Array(WIDTH * HEIGHT * 3)
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const den = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / den, (dx1 * dy3 - dx3 * dy1) / den]
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  const inverse = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [i0 = 0, i1 = 0, i2 = 0, i3 = 0, i4 = 0, i5 = 0, i6 = 0, i7 = 0, i8 = 1] = inverse
      const w = i6 * x + i7 * y + i8
      const u = ((i0 * x + i1 * y + i2) / w) * (flat.width - 1)
      const v = ((i3 * x + i4 * y + i5) / w) * (flat.height - 1)
      const at = (y * WIDTH + x) * 3
      const isInside = u >= 0 && v >= 0 && u < flat.width - 1 && v < flat.height - 1
      const [left, top] = [Math.floor(u), Math.floor(v)]
      const [fx, fy] = [u - left, v - top]
      const table = isInside ? 0 : 70 + 18 * Math.sin(y / 23 + Math.sin(x / 90)) + random() * 10
      for (let channel = 0; channel < 3; channel++) {
        if (!isInside) {
          out[at + channel] = table + channel * -12 + 30
          continue
        }
        const p = (dx: number, dy: number) =>
          flat.data[((top + dy) * flat.width + left + dx) * 3 + channel] ?? 0
        out[at + channel] =
          (p(0, 0) * (1 - fx) + p(1, 0) * fx) * (1 - fy) + (p(0, 1) * (1 - fx) + p(1, 1) * fx) * fy
      }
    }
  return out
}

function cornersOf(flat: Raster, { name, strength }: Disturbance, random: Random): Corners {
  const fill = name === 'small' ? strength : 0.82
  const scale = Math.min((WIDTH * fill) / flat.width, (HEIGHT * fill) / flat.height)
  const isAcross = name === 'turned' && strength % 180 !== 0
  const size =
    isAcross || (name === 'skewed' && Math.abs(strength) > 20)
      ? Math.min((HEIGHT * 0.9) / flat.width, scale)
      : scale
  const [w, h] = [flat.width * size, flat.height * size]
  const angle =
    name === 'turned' || name === 'skewed'
      ? strength
      : name === 'combined'
        ? 2 + 3 * strength
        : (random() - 0.5) * 3
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const lean = name === 'perspective' ? strength : name === 'combined' ? 0.05 * strength : 0.01
  const shapes: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  const shift = name === 'cropped' ? strength * (HEIGHT / 2 - (h / 2) * 0.86) : 0
  return shapes.map(([sx, sy]) => {
    const bend = 1 - lean * (sy < 0 ? 1.2 : 0.1) * (1 + 0.5 * sx)
    const [x, y] = [(sx * w * bend) / 2, (sy * h * (1 - lean * 0.6 * (sx + 1))) / 2]
    return [WIDTH / 2 + x * cos - y * sin, HEIGHT / 2 + shift + x * sin + y * cos]
  })
}

function light(data: Uint8Array, { name, strength }: Disturbance, random: Random): void {
  const gauss = () => random() + random() + random() + random() - 2
  const noise = name === 'noise' ? strength : name === 'combined' ? 8 * strength : name === 'dark' ? 5 : 3
  const gain = name === 'dark' ? strength : name === 'combined' ? 1 / (1 + strength) : 1
  const fading = name === 'faded' ? strength : 0
  const [cx, cy] = [WIDTH * (0.3 + random() * 0.4), HEIGHT * 0.62]
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const far = ((x - cx) / 420) ** 2 + ((y - cy) / 260) ** 2
      const glare = name === 'glare' ? strength * Math.exp(-far) : 0
      const shade = name === 'shadow' && x + y * 0.6 > WIDTH * 0.75 ? 1 - strength : 1
      const by = gauss() * noise
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * WIDTH + x) * 3 + channel
        const print = data[at] ?? 0
        const lit = (print + (215 - print) * fading) * gain * shade
        data[at] = Math.max(0, Math.min(255, lit + (255 - lit) * glare + by))
      }
    }
}

/** The photograph of a document with one disturbance, as a JPEG. The same seed gives the same picture. */
export async function photographed(
  document: DrawnDocument,
  disturbance: Disturbance,
  seed: number,
): Promise<Buffer> {
  const random = seeded(seed)
  const flat = await drawn(document, random)
  const data = photograph(flat, cornersOf(flat, disturbance, random), random)
  light(data, disturbance, random)
  const { name, strength } = disturbance
  const blur = name === 'blurred' ? strength : name === 'combined' ? 0.7 + 0.8 * strength : 0.7
  const quality = name === 'compressed' ? strength : name === 'combined' ? 80 - 18 * strength : 82
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(blur)
    .jpeg({ quality })
    .toBuffer()
}
