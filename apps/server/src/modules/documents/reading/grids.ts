import { fitHomography, project, type Correspondence, type Homography } from './homography.ts'
import { median, type Row, type Turned } from './text-rows.ts'

/** Lines and characters per line of a machine-readable zone. */
export interface ZoneShape {
  readonly format: 'TD1' | 'TD3'
  readonly lines: number
  readonly columns: number
}

/** The zones of ICAO Doc 9303 that are read: cards (part 5) and passports (part 4). */
export const zoneShapes: readonly ZoneShape[] = [
  { format: 'TD1', lines: 3, columns: 30 },
  { format: 'TD3', lines: 2, columns: 44 },
]

/** A zone's cells in the picture: the cell of column k in line j is centred at the projection of (k, j). */
export interface Grid {
  readonly shape: ZoneShape
  readonly map: Homography
  /** The distance of characters over the distance of lines. */
  readonly tall: number
}

interface Numbered {
  readonly column: number
  readonly one: Turned
}

/** Numbers the characters of a row by their equal distances. A gap counts as the characters that fit into it. */
function numbered({ blobs }: Row): { readonly cells: readonly Numbered[]; readonly pitch: number } {
  const steps = blobs.slice(1).map((one, at) => one.along - (blobs[at]?.along ?? 0))
  const whole = steps.filter((step) => step > 0.35 * median(blobs.map(({ size }) => size)))
  const pitch = median(whole)
  let local = pitch
  let column = 0
  let last = blobs[0]
  if (last === undefined || pitch === 0) return { cells: [], pitch: 0 }
  const cells: Numbered[] = [{ column, one: last }]
  for (const one of blobs.slice(1)) {
    const step = one.along - last.along
    const count = Math.round(step / local)
    if (count === 0) continue
    column += count
    if (Math.abs(step / count - pitch) < 0.3 * pitch) local = 0.8 * local + 0.2 * (step / count)
    cells.push({ column, one })
    last = one
  }
  return { cells, pitch }
}

const levelAt = ({ blobs }: Row, along: number): number =>
  blobs.reduce((best, one) => (Math.abs(one.along - along) < Math.abs(best.along - along) ? one : best))
    .across

/** Rows that may be the lines of one zone: near each other, of the same pitch, and one below the other. */
export function neighbouringRows(rows: readonly Row[], count: number): Row[][] {
  const below = (upper: Row, lower: Row): boolean => {
    const [a, b] = [numbered(upper), numbered(lower)]
    if (a.pitch === 0 || b.pitch === 0 || a.pitch / b.pitch > 1.25 || b.pitch / a.pitch > 1.25) return false
    const [from, to] = [
      Math.max(upper.blobs[0]?.along ?? 0, lower.blobs[0]?.along ?? 0),
      Math.min(upper.blobs.at(-1)?.along ?? 0, lower.blobs.at(-1)?.along ?? 0),
    ]
    if (to - from < 8 * a.pitch) return false
    const distance = levelAt(lower, (from + to) / 2) - levelAt(upper, (from + to) / 2)
    return distance > 1.1 * a.pitch && distance < 2.6 * a.pitch
  }
  let groups: Row[][] = rows.map((row) => [row])
  for (let size = 1; size < count; size++)
    groups = groups.flatMap((group) =>
      rows.filter((row) => below(group.at(-1) ?? row, row)).map((row) => [...group, row]),
    )
  return groups
}

/** The possible grids of a zone whose lines are these rows: each position of its first column. */
export function gridsOf(rows: readonly Row[], shape: ZoneShape): Grid[] {
  const lines = rows.map(numbered)
  const pitch = median(lines.map((line) => line.pitch))
  const starts = lines.map(({ cells }) => cells[0]?.one.along ?? 0)
  const left = Math.min(...starts)
  const placed = lines.flatMap(({ cells }, line) => {
    const offset = Math.round(((starts[line] ?? 0) - left) / pitch)
    return cells.map(({ column, one }) => ({ line, column: column + offset, at: one.blob }))
  })
  const map = robust(placed)
  if (map === undefined) return []
  const used = placed.map(({ column }) => column)
  const spare = shape.columns - 1 - Math.max(...used)
  if (spare < -3 || spare > 14) return []
  const [one, next] = [project(map, shape.columns / 2, 0), project(map, shape.columns / 2, shape.lines - 1)]
  const side = project(map, shape.columns / 2 + 1, 0)
  const distance = Math.hypot(next.x - one.x, next.y - one.y) / (shape.lines - 1)
  const tall = Math.hypot(side.x - one.x, side.y - one.y) / distance
  const shifts = [...Array(Math.abs(spare) + 1).keys()].map((by) => (spare < 0 ? by : -by))
  return shifts.flatMap((shift) => {
    const moved = robust(placed.map((each) => ({ ...each, column: each.column - shift })))
    return moved === undefined ? [] : [{ shape, map: moved, tall }]
  })
}

/** Fits a grid, then once more without the characters that are far from it. */
function robust(points: readonly Correspondence[]): Homography | undefined {
  const first = fitHomography(points)
  if (first === undefined) return undefined
  const misses = points.map((point) => {
    const at = project(first, point.column, point.line)
    return Math.hypot(at.x - point.at.x, at.y - point.at.y)
  })
  const bound = 2.5 * median(misses) + 0.5
  return fitHomography(points.filter((_, at) => (misses[at] ?? 0) <= bound)) ?? first
}

/** The same zone read after half a turn. */
export const upsideDown = ({ shape, map, tall }: Grid): Grid => {
  const points = [0, shape.columns - 1].flatMap((column) =>
    [0, shape.lines - 1].map((line) => ({
      column: shape.columns - 1 - column,
      line: shape.lines - 1 - line,
      at: project(map, column, line),
    })),
  )
  return { shape, map: fitHomography(points) ?? map, tall }
}
