/** How many runs a queue admits. */
export interface QueueLimits {
  readonly atOnce: number
  /** Of one key at the same time; fewer than `atOnce` keeps a place for everybody else. */
  readonly perKey: number
  /** Of one key waiting; who comes then is turned away. */
  readonly waitingPerKey: number
  /** Who waited so long is turned away. */
  readonly patienceMs: number
}

/** Runs work in turn; 'busy' when its turn did not come. */
export type FairQueue = <T>(key: string, run: () => Promise<T>) => Promise<T | 'busy'>

interface Waiting {
  readonly key: string
  readonly start: () => void
}

const HALF_LIFE_MS = 30_000

/** The time that each key's runs took, counted half as much every half-life. */
class Spent {
  private readonly kept = new Map<string, { readonly ms: number; readonly at: number }>()

  of(key: string): number {
    const { ms, at } = this.kept.get(key) ?? { ms: 0, at: 0 }
    return ms * 2 ** ((at - performance.now()) / HALF_LIFE_MS)
  }

  /** Adds one run, which counts a millisecond at least. */
  add(key: string, ms: number): void {
    const total = this.of(key) + 1 + ms
    this.kept.set(key, { ms: total, at: performance.now() })
    for (const other of this.kept.keys()) if (this.of(other) < 0.5) this.kept.delete(other)
  }
}

/**
 * A queue in which no key's work waits behind another key's: a free place goes to the key whose runs took the least time
 * lately, and among those to the one that came first.
 */
export function fairQueue({ atOnce, perKey, waitingPerKey, patienceMs }: QueueLimits): FairQueue {
  const spent = new Spent()
  const running = new Map<string, number>()
  let waiting: readonly Waiting[] = []
  const runningOf = (key: string): number => running.get(key) ?? 0
  const total = (): number => [...running.values()].reduce((sum, count) => sum + count, 0)
  const mayStart = (key: string): boolean => total() < atOnce && runningOf(key) < perKey

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
