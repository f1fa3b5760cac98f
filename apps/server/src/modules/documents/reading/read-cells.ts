import type { Gray } from './gray.ts'
import { sample } from './gray.ts'
import { mrzAlphabet, normalised, PATCH, type Glyph } from './glyphs.ts'
import { project, type Homography } from './homography.ts'

/** How well each character of the alphabet fits a cell, from -1 to 1, in the order of the alphabet. */
export type CellScores = Float64Array

const MARGIN = 2
const WIDE = PATCH.width + 2 * MARGIN
const HIGH = PATCH.height + 2 * MARGIN

/** The brightness of a cell and a margin around it. `tall` stretches it; `flip` turns it by half a turn. */
function patchOf(
  gray: Gray,
  map: Homography,
  [column, line]: readonly [number, number],
  tall: number,
): Float64Array {
  const values = new Float64Array(WIDE * HIGH)
  for (let v = 0; v < HIGH; v++)
    for (let u = 0; u < WIDE; u++) {
      let sum = 0
      for (const dv of [0.25, 0.75])
        for (const du of [0.25, 0.75])
          sum += sample(
            gray,
            project(
              map,
              column + (u + du - WIDE / 2) / PATCH.width,
              line + ((v + dv - HIGH / 2) / PATCH.width) * tall,
            ),
          )
      values[v * WIDE + u] = sum / 4
    }
  return values
}

/** Scores of one cell: the best correlation over small shifts. */
export function scoresOf(
  gray: Gray,
  map: Homography,
  position: readonly [number, number],
  tall: number,
  glyphs: readonly Glyph[],
  shift = MARGIN,
): CellScores {
  const patch = patchOf(gray, map, position, tall)
  const scores = new Float64Array(mrzAlphabet.length).fill(-1)
  for (let dy = MARGIN - shift; dy <= MARGIN + shift; dy++)
    for (let dx = MARGIN - shift; dx <= MARGIN + shift; dx++) {
      const window = new Float64Array(PATCH.width * PATCH.height)
      for (let v = 0; v < PATCH.height; v++)
        window.set(patch.subarray((v + dy) * WIDE + dx, (v + dy) * WIDE + dx + PATCH.width), v * PATCH.width)
      const values = normalised(window)
      glyphs.forEach((glyph, at) => {
        let sum = 0
        for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (glyph.values[i] ?? 0)
        const character = at % mrzAlphabet.length
        if (sum > (scores[character] ?? -1)) scores[character] = sum
      })
    }
  return scores
}

/** The character that fits best, its score, and how much worse the second one fits. */
export function bestOf(
  scores: CellScores,
  among: string = mrzAlphabet,
): { readonly character: string; readonly score: number; readonly margin: number } {
  let [best, second, character] = [-1, -1, '<']
  for (const one of among) {
    const score = scores[mrzAlphabet.indexOf(one)] ?? -1
    if (score > best) [second, best, character] = [best, score, one]
    else if (score > second) second = score
  }
  return { character, score: best, margin: best - second }
}
