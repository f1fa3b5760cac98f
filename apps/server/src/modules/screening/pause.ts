/** How long nobody is asked again after so many asks without an answer. */
const PAUSES_SECONDS = [1, 5, 15, 60, 300] as const

/** When those who know names or people are asked again, after so many asks that nobody answered. Real time. */
export function pausedFrom(now: Date, asks: number): Date {
  const seconds = PAUSES_SECONDS[Math.min(asks, PAUSES_SECONDS.length) - 1] ?? 300
  return new Date(now.getTime() + seconds * 1000)
}
