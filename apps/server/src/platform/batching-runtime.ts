import type { Runtime, OneWork } from './work.ts'

interface Waiting {
  readonly work: OneWork<unknown>
  readonly settle: (result: PromiseSettledResult<unknown>) => void
}

/** How many works share a transaction, and how many such transactions run at once. */
export interface Gathering {
  readonly atMost: number
  readonly groups: number
}

const usual: Gathering = { atMost: 32, groups: 2 }

/** Does one work together with those that come at the same time; a refusal comes out as the value it is. */
export type Gather = <T>(work: OneWork<T>) => Promise<T>

/**
 * Lets works about different things share transactions: what comes while others are done waits for the next, and nobody
 * waits for company. Two works about the same thing are never done at the same time.
 */
export function createGather(
  runtime: Pick<Runtime, 'together'>,
  { atMost, groups }: Gathering = usual,
): Gather {
  let waiting: Waiting[] = []
  let running = 0
  const busy = new Set<string>()

  function takeGroup(): Waiting[] {
    const taken: Waiting[] = []
    waiting = waiting.filter((one) => {
      if (taken.length === atMost || busy.has(one.work.about)) return true
      busy.add(one.work.about)
      taken.push(one)
      return false
    })
    return taken
  }

  function next(): void {
    while (running < groups) {
      const group = takeGroup()
      if (group.length === 0) return
      running += 1
      run(group).catch(() => undefined)
    }
  }

  async function run(group: readonly Waiting[]): Promise<void> {
    const results = await runtime
      .together(group.map(({ work }) => work))
      .catch((reason: unknown) => group.map(() => ({ status: 'rejected' as const, reason })))
    running -= 1
    for (const [at, { work, settle }] of group.entries()) {
      busy.delete(work.about)
      const result = results[at]
      if (result !== undefined) settle(result)
    }
    next()
  }

  return async <T>(work: OneWork<T>): Promise<T> => {
    const result = await new Promise<PromiseSettledResult<unknown>>((settle) => {
      waiting.push({ work, settle })
      // What arrived in the same turn goes together.
      setImmediate(next)
    })
    if (result.status === 'rejected') throw result.reason
    return result.value as T
  }
}

/** A runtime whose works for different customers are gathered; what others do, it does as any runtime. */
export function batchingRuntime(runtime: Runtime, gathering: Gathering = usual): Runtime {
  const gather = createGather(runtime, gathering)
  return {
    ...runtime,
    work: (actor, body, cause) =>
      actor.kind === 'customer'
        ? gather({ about: actor.customerId, actor, body, ...(cause === undefined ? {} : { cause }) })
        : runtime.work(actor, body, cause),
  }
}
