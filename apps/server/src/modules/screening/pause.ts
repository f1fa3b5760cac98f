/** Pause before the next request, by the number of requests without an answer. */
const PAUSES_SECONDS = [1, 5, 15, 60, 300] as const

/** When to request a screening again after so many requests without an answer. Real time. */
export function pausedFrom(now: Date, asks: number): Date {
  const seconds = PAUSES_SECONDS[Math.min(asks, PAUSES_SECONDS.length) - 1] ?? 300
  return new Date(now.getTime() + seconds * 1000)
}
