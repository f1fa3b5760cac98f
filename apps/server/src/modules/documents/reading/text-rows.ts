import type { Blob } from './blobs.ts'

/** Characters of one printed line, from left to right along the direction of the text. */
export interface Row {
  readonly blobs: readonly Turned[]
}

/** A blob with its centre in coordinates whose x axis is the direction of the text. */
export interface Turned {
  readonly along: number
  readonly across: number
  readonly size: number
  readonly blob: Blob
}

const DEGREES = 180
const LEAST_CHARACTERS = 12
const NEIGHBOURS = 6

const sizeOf = ({ width, height }: Blob): number => Math.max(width, height)

/** The `count` most frequent directions between neighbouring blobs of similar size, in radians from 0 to pi. */
export function textDirections(blobs: readonly Blob[], count: number): number[] {
  const votes = new Float64Array(DEGREES)
  const sorted = blobs.toSorted((one, other) => one.x - other.x)
  sorted.forEach((one, at) => {
    const near: { readonly distance: number; readonly angle: number }[] = []
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next]
      if (other === undefined || other.x - one.x > 3 * sizeOf(one)) break
      const ratio = sizeOf(other) / sizeOf(one)
      const distance = Math.hypot(other.x - one.x, other.y - one.y)
      if (ratio < 0.5 || ratio > 2 || distance > 3 * sizeOf(one)) continue
      near.push({ distance, angle: Math.atan2(other.y - one.y, other.x - one.x) })
    }
    near.sort((a, b) => a.distance - b.distance)
    for (const { angle } of near.slice(0, NEIGHBOURS))
      votes[Math.round((angle * DEGREES) / Math.PI + 2 * DEGREES) % DEGREES]! += 1
  })
  const smooth = votes.map((_, at) =>
    [-2, -1, 0, 1, 2].reduce((sum, by) => sum + (votes[(at + by + DEGREES) % DEGREES] ?? 0), 0),
  )
  const found: number[] = []
  for (const at of [...smooth.keys()].toSorted((a, b) => (smooth[b] ?? 0) - (smooth[a] ?? 0))) {
    const isNew = found.every((other) => {
      const apart = Math.abs(at - other)
      return Math.min(apart, DEGREES - apart) > 12
    })
    if (isNew) found.push(at)
    if (found.length === count) break
  }
  return found.map((degrees) => (degrees * Math.PI) / DEGREES)
}

/** Turns the coordinates of blobs so that text of this direction runs along the first axis. */
export const turned = (blobs: readonly Blob[], direction: number): Turned[] => {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  return blobs.map((blob) => ({
    along: blob.x * cos + blob.y * sin,
    across: -blob.x * sin + blob.y * cos,
    size: sizeOf(blob),
    blob,
  }))
}

/** The level at which a row continues, from the slope of its last characters. */
function expected(row: readonly Turned[], along: number): number {
  const last = row.slice(-10)
  const mean = (of: (one: Turned) => number) => last.reduce((sum, one) => sum + of(one), 0) / last.length
  const [x, y] = [mean((one) => one.along), mean((one) => one.across)]
  const spread = last.reduce((sum, one) => sum + (one.along - x) ** 2, 0)
  const together = last.reduce((sum, one) => sum + (one.along - x) * (one.across - y), 0)
  const slope = last.length < 4 || spread === 0 ? 0 : Math.max(-0.2, Math.min(0.2, together / spread))
  return y + slope * (along - x)
}

/** Median of numbers; 0 without any. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Rows of at least twelve characters of similar size, found from left to right. */
export function rowsOf(all: readonly Turned[]): Row[] {
  const open: Turned[][] = []
  for (const one of all.toSorted((a, b) => a.along - b.along)) {
    let best: Turned[] | undefined
    let bestGap = Infinity
    for (const row of open) {
      const last = row.at(-1)
      if (last === undefined) continue
      const size = median(row.slice(-9).map((each) => each.size))
      const step = one.along - last.along
      if (step > 5 * size || one.size < 0.35 * size || one.size > 1.7 * size) continue
      const gap = Math.abs(one.across - expected(row, one.along)) / size
      if (gap < 0.45 && gap + step / size / 20 < bestGap) [best, bestGap] = [row, gap + step / size / 20]
    }
    if (best === undefined) open.push([one])
    else best.push(one)
  }
  return open.filter((row) => row.length >= LEAST_CHARACTERS).map((blobs) => ({ blobs }))
}
