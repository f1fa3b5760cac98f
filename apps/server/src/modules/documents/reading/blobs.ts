import type { Point } from './gray.ts'

/** A connected area of ink: its centre, and its extent in pixels. */
export interface Blob extends Point {
  readonly width: number
  readonly height: number
  readonly area: number
}

/** The connected areas of ink whose larger side is between `least` and `most` pixels. */
export function blobsOf(
  ink: Uint8Array,
  width: number,
  { least, most }: { readonly least: number; readonly most: number },
): Blob[] {
  const seen = Uint8Array.from(ink)
  const stack = new Int32Array(ink.length)
  const blobs: Blob[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 1) continue
    let [depth, area] = [0, 0]
    let [left, right, top, bottom] = [width, 0, ink.length, 0]
    stack[depth++] = start
    seen[start] = 0
    while (depth > 0) {
      const at = stack[--depth] ?? 0
      const [x, y] = [at % width, Math.floor(at / width)]
      area += 1
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy + dx
          if (seen[next] !== 1 || (x === 0 && dx < 0) || (x === width - 1 && dx > 0)) continue
          seen[next] = 0
          stack[depth++] = next
        }
    }
    const size = Math.max(right - left, bottom - top) + 1
    if (size < least || size > most) continue
    blobs.push({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      width: right - left + 1,
      height: bottom - top + 1,
      area,
    })
  }
  return blobs
}
