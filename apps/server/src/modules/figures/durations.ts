/**
 * The bounds in minutes of the classes of duration from payment to delivery. Class 0 is below the first bound, the last
 * class has no upper bound. Stored figures use the numbers of the classes: bounds are never changed.
 */
export const durationBounds = [5, 15, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 7200, 10_080] as const

/** The bounds in milliseconds of the duration classes of partner calls. They must not change, because stored counts use them. */
export const callBounds = [25, 50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600] as const

/**
 * The duration, in the unit of the bounds, that this share of the events does not exceed, interpolated within its class;
 * undefined without events. In the last class it is the lower bound.
 */
export function quantileOf(
  counts: ReadonlyMap<number, number>,
  share: number,
  bounds: readonly number[],
): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  let below = 0
  for (const [nth, upper] of bounds.entries()) {
    const count = counts.get(nth) ?? 0
    if (count > 0 && below + count >= share * total) {
      const lower = bounds[nth - 1] ?? 0
      return Math.round(lower + ((share * total - below) / count) * (upper - lower))
    }
    below += count
  }
  return bounds.at(-1)
}
