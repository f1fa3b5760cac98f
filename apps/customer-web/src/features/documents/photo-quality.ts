/** Possible faults of a photograph before review; they are only hints. */
const photoDoubts = ['small', 'dark', 'bright', 'blurry'] as const
export type PhotoDoubt = (typeof photoDoubts)[number]

/** Fewer pixels than this on the longer side make print unreadable. */
const LEAST_PIXELS = 1000
const DARKEST = 60
const BRIGHTEST = 225
/** The variance of the Laplacian of a focused photograph is far above this value. */
const LEAST_SHARPNESS = 40

/** The possible faults of an image, from the grey values of its scaled-down rows. */
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
    // The pixels at both ends of a row have no neighbour on one side.
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
