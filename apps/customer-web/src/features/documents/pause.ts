const FIRST_MS = 1000
const LONGEST_MS = 15_000

/**
 * Waits before the next attempt, longer after each failure, but at most until the browser is online again or
 * `hurry` fires. Rejects with the signal's reason when it aborts first.
 */
export function pause(failures: number, signal: AbortSignal, hurry: EventTarget): Promise<void> {
  const waitMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer)
      window.removeEventListener('online', online)
      hurry.removeEventListener('now', online)
      signal.removeEventListener('abort', stop)
      then()
    }
    const online = end(resolve)
    const stop = end(() => reject(signal.reason as Error))
    const timer = setTimeout(online, waitMs)
    window.addEventListener('online', online)
    hurry.addEventListener('now', online)
    signal.addEventListener('abort', stop)
  })
}
