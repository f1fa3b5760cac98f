import { setTimeout as sleep } from 'node:timers/promises'

/** When the next attempt of each network may run, in ms of real time. */
const freeAt = new Map<string, number>()
const LANES_MAX = 10_000

/**
 * Runs the attempts of a network one after another, `delayMs` apart. Returns 0 once this one may run, or the number of
 * seconds to wait when the queue is longer than `longestQueueMs`.
 */
export async function waitForTurn(
  network: string,
  now: Date,
  { delayMs, longestQueueMs }: { readonly delayMs: number; readonly longestQueueMs: number },
): Promise<number> {
  if (delayMs === 0) return 0
  const nowMs = now.getTime()
  const waitMs = Math.max(0, (freeAt.get(network) ?? 0) - nowMs) + delayMs
  if (waitMs > longestQueueMs + delayMs) return Math.ceil((waitMs - longestQueueMs) / 1000)
  if (freeAt.size >= LANES_MAX) for (const [key, at] of freeAt) if (at < nowMs) freeAt.delete(key)
  freeAt.set(network, nowMs + waitMs)
  await sleep(waitMs)
  return 0
}
