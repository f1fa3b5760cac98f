import { isPassing } from './problem.ts'

export interface GatherOptions {
  /** At most so many in one run. */
  readonly batchMax?: number
  /** At most so many waiting; whoever comes then is refused at once, as when PostgreSQL itself is full. */
  readonly waitingMax?: number
  /** Runs under way at once: while one commits, the next one is being written. */
  readonly lanes?: number
}

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const CROWDED = '53000'

/**
 * Many callers, one transaction: what is asked while a run is under way is gathered into the next one, so that a quiet
 * moment answers at once and a busy one shares its commits. No timer: nobody waits for company. `run` does all items
 * in one transaction of its own and answers one for each, in their order.
 *
 * Each caller hears of its own item after that commit. What fails for a reason of its own fails alone: the run is tried
 * again in halves until it stands by itself. What passes (PostgreSQL away or full, a lost connection, a deadlock that
 * outlived its attempts) fails every caller of the run with the same error, and each may ask again: so must `run` be
 * one that knows an item it has done before.
 */
export function gather<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { batchMax = 500, waitingMax = 20_000, lanes = 2 }: GatherOptions = {},
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let running = 0
  let isWoken = false

  async function answer(asked: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(asked.map(({ item }) => item))
      if (answers.length !== asked.length)
        throw new Error(`${asked.length} were gathered and ${answers.length} answered`)
      asked.forEach(({ resolve }, nth) => resolve(answers[nth] as Answer))
    } catch (error) {
      if (asked.length === 1 || isPassing(error)) {
        for (const { reject } of asked) reject(error)
        return
      }
      const half = Math.ceil(asked.length / 2)
      await answer(asked.slice(0, half))
      await answer(asked.slice(half))
    }
  }

  async function lane(): Promise<void> {
    running += 1
    while (waiting.length > 0) {
      const asked = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      await answer(asked)
      await oneTurn()
    }
    running -= 1
  }

  /** Whoever asks in this turn of the event loop goes together. */
  function wake(): void {
    if (isWoken || running >= lanes) return
    isWoken = true
    setImmediate(() => {
      isWoken = false
      lane().catch(() => undefined)
    })
  }

  return (item) =>
    new Promise<Answer>((resolve, reject) => {
      if (waiting.length >= waitingMax) {
        reject(Object.assign(new Error(`more than ${waitingMax} wait already`), { code: CROWDED }))
        return
      }
      waiting.push({ item, resolve, reject })
      wake()
    })
}

/** Those who were just answered may have more to ask: they go with the next run, not with the one after. */
const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
