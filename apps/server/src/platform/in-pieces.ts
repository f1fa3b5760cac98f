import { setImmediate } from 'node:timers/promises'

/** The items of a long list in pieces, between which the event loop answers what else has come. */
export async function* inPieces<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) {
    yield items.slice(at, at + size)
    await setImmediate()
  }
}
