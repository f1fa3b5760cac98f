/**
 * The bounds in minutes of the classes of duration from payment to delivery. Class 0 is below the first bound, the last
 * class has no upper bound. Stored figures use the numbers of the classes: bounds are never changed.
 */
export const durationBounds = [5, 15, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 7200, 10_080] as const

/**
 * The duration in minutes that this share of the deliveries does not exceed, interpolated within its class; undefined
 * without deliveries. In the last class it is the lower bound.
 */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  let below = 0
  for (const [nth, upper] of durationBounds.entries()) {
    const count = counts.get(nth) ?? 0
    if (count > 0 && below + count >= share * total) {
      const lower = durationBounds[nth - 1] ?? 0
      return Math.round(lower + ((share * total - below) / count) * (upper - lower))
    }
    below += count
  }
  return durationBounds.at(-1)
}
