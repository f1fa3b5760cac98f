import { bound } from './telemetry/tracing.ts'
import type { Runtime, OneWork } from './work.ts'

interface Waiting {
  readonly work: OneWork<unknown>
  readonly settle: (result: PromiseSettledResult<unknown>) => void
}

/** How many works share a transaction, and how many such transactions run concurrently. */
export interface BatchLimits {
  readonly atMost: number
  readonly groups: number
}

const usual: BatchLimits = { atMost: 32, groups: 2 }

/** Runs one work in a batch with those that arrive at the same time. A refusal is returned as a value. */
export type Gather = <T>(work: OneWork<T>) => Promise<T>

/**
 * Group commit: works about different things share transactions. Works that arrive while others run are batched into
 * the next transaction; no timer delays them. Two works about the same thing never run concurrently.
 */
export function createBatcher(
  runtime: Pick<Runtime, 'together'>,
  { atMost, groups }: BatchLimits = usual,
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
      // The group runs in the context of whichever work began it.
      waiting.push({ work: { ...work, body: bound(work.body) }, settle })
      // Works that arrive in the same tick form one batch.
      setImmediate(next)
    })
    if (result.status === 'rejected') throw result.reason
    return result.value as T
  }
}

/** A runtime that batches works of different customers. Works of other actors run as usual. */
export function batchingRuntime(runtime: Runtime, gathering: BatchLimits = usual): Runtime {
  const gather = createBatcher(runtime, gathering)
  return {
    ...runtime,
    work: (actor, body, cause) =>
      actor.kind === 'customer'
        ? gather({ about: actor.customerId, actor, body, ...(cause === undefined ? {} : { cause }) })
        : runtime.work(actor, body, cause),
  }
}
