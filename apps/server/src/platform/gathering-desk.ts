import type { Actor } from './actor.ts'
import type { Desk, OneWork } from './work.ts'

interface Waiting {
  readonly about: string
  readonly work: OneWork<unknown>
  readonly settle: (result: PromiseSettledResult<unknown>) => void
}

/** How many works share a transaction, and how many such transactions run at once. */
export interface Gathering {
  readonly atMost: number
  readonly groups: number
}

const usual: Gathering = { atMost: 32, groups: 2 }

const aboutOf = (actor: Actor): string | undefined =>
  actor.kind === 'customer' ? actor.customerId : undefined

/**
 * A desk whose works for different customers share transactions: what comes while others are done waits for the next,
 * and nobody waits for company. Two works of one customer are never in the same one, nor at the same time.
 */
export function gatheringDesk(desk: Desk, { atMost, groups }: Gathering = usual): Desk {
  let waiting: Waiting[] = []
  let running = 0
  const busy = new Set<string>()

  function takeGroup(): Waiting[] {
    const taken: Waiting[] = []
    waiting = waiting.filter((one) => {
      if (taken.length === atMost || busy.has(one.about)) return true
      busy.add(one.about)
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
      void run(group)
    }
  }

  async function run(group: readonly Waiting[]): Promise<void> {
    const results = await desk
      .together(group.map(({ work }) => work))
      .catch((reason: unknown) => group.map(() => ({ status: 'rejected' as const, reason })))
    running -= 1
    for (const [at, { about, settle }] of group.entries()) {
      busy.delete(about)
      const result = results[at]
      if (result !== undefined) settle(result)
    }
    next()
  }

  return {
    ...desk,
    work: async <T>(actor: Actor, body: OneWork<T>['body'], requestId?: string): Promise<T> => {
      const about = aboutOf(actor)
      if (about === undefined) return desk.work(actor, body, requestId)
      const result = await new Promise<PromiseSettledResult<unknown>>((settle) => {
        waiting.push({
          about,
          work: { actor, body, ...(requestId === undefined ? {} : { requestId }) },
          settle,
        })
        // What arrived in the same turn goes together.
        setImmediate(next)
      })
      if (result.status === 'rejected') throw result.reason
      return result.value as T
    },
  }
}
