import { blobsOf } from './blobs.ts'
import { inkOf, type Gray } from './gray.ts'
import type { Glyph } from './glyphs.ts'
import { gridsOf, neighbouringRows, upsideDown, zoneShapes, type Grid, type ZoneShape } from './grids.ts'
import { bestOf, scoresOf, type CellScores } from './read-cells.ts'
import { rowsOf, textDirections, turned, type Row } from './text-rows.ts'

/** The scores of every cell of a zone, by line and column, and their mean. */
export interface ReadZone {
  readonly shape: ZoneShape
  readonly cells: readonly (readonly CellScores[])[]
  readonly score: number
}

/** How the ink is separated from the ground: radius of the surroundings in pixels, and how much darker it is. */
const thresholds = [
  { radius: 24, darker: 0.18 },
  { radius: 16, darker: 0.08 },
  { radius: 30, darker: 0.3 },
] as const
const DIRECTIONS = 3
const ZONES_MAX = 6
/** Below this mean the cells contain no text in OCR-B. */
const SCORE_MIN = 0.45
/** Above this mean no further threshold is tried. */
const SCORE_GOOD = 0.8

const cellsOf = (gray: Gray, grid: Grid, glyphs: readonly Glyph[], shift?: number): CellScores[][] =>
  [...Array(grid.shape.lines).keys()].map((line) =>
    [...Array(grid.shape.columns).keys()].map((column) =>
      scoresOf(gray, grid.map, [column, line], grid.tall, glyphs, shift),
    ),
  )

const meanOf = (cells: readonly (readonly CellScores[])[]): number => {
  const all = cells.flat()
  return all.reduce((sum, scores) => sum + bestOf(scores).score, 0) / all.length
}

/** How well a sample of a grid's cells fits any character. */
function quickScore(gray: Gray, grid: Grid, glyphs: readonly Glyph[]): number {
  let [sum, count] = [0, 0]
  for (let line = 0; line < grid.shape.lines; line++)
    for (const column of [0, 2, 5, 9, 13, grid.shape.columns - 1]) {
      sum += bestOf(scoresOf(gray, grid.map, [column, line], grid.tall, glyphs, 1)).score
      count += 1
    }
  return sum / count
}

/** The zones of a picture, the best first. */
export function findZones(gray: Gray, glyphs: readonly Glyph[]): ReadZone[] {
  const zones: ReadZone[] = []
  const middle = glyphs.slice(glyphs.length / 3, (2 * glyphs.length) / 3)
  for (const { radius, darker } of thresholds) {
    const ink = inkOf(gray, radius, darker)
    const size = Math.max(gray.width, gray.height)
    const blobs = blobsOf(ink, gray.width, { least: 6, most: size / 20 })
    const grids = textDirections(blobs, DIRECTIONS).flatMap((direction) =>
      gridsIn(rowsOf(turned(blobs, direction))),
    )
    const ranked = grids
      .flatMap((grid) => [grid, upsideDown(grid)])
      .map((grid) => ({ grid, score: quickScore(gray, grid, middle) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, ZONES_MAX)
    for (const { grid, score } of ranked) {
      if (score < SCORE_MIN) continue
      const [best] = [0.92, 1, 1.08]
        .map((factor) => ({ ...grid, tall: grid.tall * factor }))
        .map((each) => ({ each, score: quickScore(gray, each, middle) }))
        .toSorted((one, other) => other.score - one.score)
      const cells = cellsOf(gray, best?.each ?? grid, glyphs)
      zones.push({ shape: grid.shape, cells, score: meanOf(cells) })
    }
    if (zones.some((zone) => zone.score >= SCORE_GOOD)) break
  }
  return zones.toSorted((one, other) => other.score - one.score)
}

const gridsIn = (rows: readonly Row[]): Grid[] =>
  zoneShapes.flatMap((shape) => neighbouringRows(rows, shape.lines).flatMap((group) => gridsOf(group, shape)))
