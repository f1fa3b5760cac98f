import { setImmediate } from 'node:timers/promises'

/** Yields a long list in parts and lets the event loop run between them. */
export async function* inPieces<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) {
    yield items.slice(at, at + size)
    await setImmediate()
  }
}
