import type { Point } from './gray.ts'

/** A projective map of the plane: eight coefficients, the ninth is 1. */
export type Homography = readonly number[]

/** A position in the grid of characters, and where it lies in the picture. */
export interface Correspondence {
  readonly column: number
  readonly line: number
  readonly at: Point
}

/** The position in the picture of a position in the grid. */
export function project(map: Homography, column: number, line: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = map
  const scale = g * column + h * line + 1
  return { x: (a * column + b * line + c) / scale, y: (d * column + e * line + f) / scale }
}

/** The map with the least squared error over these correspondences; undefined when they determine none. */
export function fitHomography(points: readonly Correspondence[]): Homography | undefined {
  const normal = Array.from({ length: 8 }, () => new Float64Array(9))
  const add = (row: readonly number[], value: number): void => {
    for (let i = 0; i < 8; i++) {
      const target = normal[i]
      if (target === undefined) continue
      for (let j = 0; j < 8; j++) target[j]! += (row[i] ?? 0) * (row[j] ?? 0)
      target[8]! += (row[i] ?? 0) * value
    }
  }
  for (const { column, line, at } of points) {
    add([column, line, 1, 0, 0, 0, -column * at.x, -line * at.x], at.x)
    add([0, 0, 0, column, line, 1, -column * at.y, -line * at.y], at.y)
  }
  return solve(normal)
}

/** Gaussian elimination with pivots over eight rows of nine values. */
function solve(rows: Float64Array[]): number[] | undefined {
  for (let pivot = 0; pivot < 8; pivot++) {
    let best = pivot
    for (let row = pivot + 1; row < 8; row++)
      if (Math.abs(rows[row]?.[pivot] ?? 0) > Math.abs(rows[best]?.[pivot] ?? 0)) best = row
    const chosen = rows[best]
    const other = rows[pivot]
    if (chosen === undefined || other === undefined || Math.abs(chosen[pivot] ?? 0) < 1e-9) return undefined
    rows[best] = other
    rows[pivot] = chosen
    for (let row = 0; row < 8; row++) {
      const target = rows[row]
      if (row === pivot || target === undefined) continue
      const factor = (target[pivot] ?? 0) / (chosen[pivot] ?? 1)
      for (let column = pivot; column < 9; column++) target[column]! -= factor * (chosen[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[8] ?? 0) / (row[at] ?? 1))
}
