/** Limits of a queue. */
export interface QueueLimits {
  readonly batchedQuery: number
  /** Most concurrent runs of one key. A value below `batchedQuery` keeps a slot for other keys. */
  readonly perKey: number
  /** Most waiting runs of one key. Further ones are refused. */
  readonly waitingPerKey: number
  /** Longest wait in ms. A run that waits longer is refused. */
  readonly patienceMs: number
}

/** Runs work in turn. Returns 'busy' when its turn did not come. */
export type FairQueue = <T>(key: string, run: () => Promise<T>) => Promise<T | 'busy'>

interface Waiting {
  readonly key: string
  readonly start: () => void
}

const HALF_LIFE_MS = 30_000

/** The time that each key's runs took, halved every half-life. */
class Spent {
  private readonly kept = new Map<string, { readonly ms: number; readonly at: number }>()

  of(key: string): number {
    const { ms, at } = this.kept.get(key) ?? { ms: 0, at: 0 }
    return ms * 2 ** ((at - performance.now()) / HALF_LIFE_MS)
  }

  /** Adds one run of at least one millisecond. */
  add(key: string, ms: number): void {
    const total = this.of(key) + 1 + ms
    this.kept.set(key, { ms: total, at: performance.now() })
    for (const other of this.kept.keys()) if (this.of(other) < 0.5) this.kept.delete(other)
  }
}

/**
 * A queue in which the work of one key does not delay another key. A free slot goes to the key with the least recent
 * run time; among equal keys, to the one that came first.
 */
export function fairQueue({ batchedQuery, perKey, waitingPerKey, patienceMs }: QueueLimits): FairQueue {
  const spent = new Spent()
  const running = new Map<string, number>()
  let waiting: readonly Waiting[] = []
  const runningOf = (key: string): number => running.get(key) ?? 0
  const total = (): number => [...running.values()].reduce((sum, count) => sum + count, 0)
  const mayStart = (key: string): boolean => total() < batchedQuery && runningOf(key) < perKey

  const startNext = (): void => {
    const [next] = waiting
      .filter(({ key }) => mayStart(key))
      .toSorted((one, other) => spent.of(one.key) - spent.of(other.key))
    if (next === undefined) return
    waiting = waiting.filter((one) => one !== next)
    next.start()
    startNext()
  }
  const turn = (key: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (waiting.filter((one) => one.key === key).length >= waitingPerKey) return resolve(false)
      const place: Waiting = {
        key,
        start: () => {
          clearTimeout(timer)
          running.set(key, runningOf(key) + 1)
          resolve(true)
        },
      }
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== place)
        resolve(false)
      }, patienceMs)
      waiting = [...waiting, place]
      startNext()
    })

  return async (key, run) => {
    if (!(await turn(key))) return 'busy'
    const began = performance.now()
    try {
      return await run()
    } finally {
      spent.add(key, performance.now() - began)
      if (runningOf(key) > 1) running.set(key, runningOf(key) - 1)
      else running.delete(key)
      startNext()
    }
  }
}
