import { isPassing } from './problem.ts'

export interface GroupCommitOptions {
  /** The maximum number of items in one run. */
  readonly batchMax?: number
  /** The maximum number of waiting items. More are refused at once, as by a full PostgreSQL. */
  readonly waitingMax?: number
  /** The number of concurrent runs: while one commits, the next one is being written. */
  readonly lanes?: number
}

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const CROWDED = '53000'

/**
 * Group commit: items of many callers are processed in one transaction. Items that arrive during a run form the next
 * batch, so an idle system responds at once and a busy one shares commits. There is no timer. `run` processes all
 * items in one transaction of its own and returns one result for each, in their order.
 *
 * Each caller gets the result of its item after the commit. When a run fails because of an item, it is repeated in
 * halves until the faulty item fails alone. A temporary failure (PostgreSQL unavailable or full, a lost connection, a
 * deadlock after all retries) fails every caller of the run with the same error, and each may retry. So `run` must
 * recognise items that it has already processed.
 */
export function gather<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { batchMax = 500, waitingMax = 20_000, lanes = 2 }: GroupCommitOptions = {},
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

  async function runBatches(): Promise<void> {
    running += 1
    while (waiting.length > 0) {
      const asked = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      await answer(asked)
      await oneTick()
    }
    running -= 1
  }

  /** Items that arrive in the same tick of the event loop form one batch. */
  function wake(): void {
    if (isWoken || running >= lanes) return
    isWoken = true
    setImmediate(() => {
      isWoken = false
      runBatches().catch(() => undefined)
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

/** Callers that just got a result may add more items in this tick: they join the next run, not the one after. */
const oneTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
