/** What a photograph shows before anybody looks at it; hints only. */
const photoDoubts = ['small', 'dark', 'bright', 'blurry'] as const
export type PhotoDoubt = (typeof photoDoubts)[number]

/** Fewer pixels than this on the longer side leave print unreadable. */
const LEAST_PIXELS = 1000
const DARKEST = 60
const BRIGHTEST = 225
/** The variance of the Laplacian of a photograph in focus lies far above. */
const LEAST_SHARPNESS = 40

/** What is doubtful about a picture, from its grey values row by row, as it was scaled down. */
export function doubtsOf(
  grey: Uint8Array,
  width: number,
  { longerSide }: { readonly longerSide: number },
): PhotoDoubt[] {
  const mean = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length)
  return [
    ...(longerSide < LEAST_PIXELS ? (['small'] as const) : []),
    ...(mean < DARKEST ? (['dark'] as const) : mean > BRIGHTEST ? (['bright'] as const) : []),
    ...(sharpness(grey, width) < LEAST_SHARPNESS ? (['blurry'] as const) : []),
  ]
}

function sharpness(grey: Uint8Array, width: number): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let at = width + 1; at < grey.length - width - 1; at += 1) {
    // The ends of a row are no neighbours of the next one's.
    if (at % width === 0 || at % width === width - 1) continue
    const value =
      4 * (grey[at] ?? 0) -
      (grey[at - 1] ?? 0) -
      (grey[at + 1] ?? 0) -
      (grey[at - width] ?? 0) -
      (grey[at + width] ?? 0)
    sum += value
    squares += value * value
    count += 1
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
