/** A queue of processor-bound tasks that alternates between askers. */
export interface FairQueue {
  /** Runs a task when it is this asker's turn. */
  run<T>(asker: string, task: () => Promise<T>): Promise<T>
  /** Number of waiting tasks of this asker. */
  waiting(asker: string): number
}

/** Runs at most `batchedQuery` tasks concurrently. Waiting askers take turns, one task each. */
export function createFairQueue(batchedQuery: number): FairQueue {
  /** In order of turns: an asker moves to the end after a turn. */
  const askers = new Map<string, (() => void)[]>()
  let running = 0

  function next(): void {
    const [first] = askers
    if (first === undefined || running >= batchedQuery) return
    const [asker, tasks] = first
    askers.delete(asker)
    const start = tasks.shift()
    if (tasks.length > 0) askers.set(asker, tasks)
    running += 1
    start?.()
  }

  return {
    run: async (asker, task) => {
      await new Promise<void>((start) => {
        const tasks = askers.get(asker)
        if (tasks === undefined) askers.set(asker, [start])
        else tasks.push(start)
        next()
      })
      try {
        return await task()
      } finally {
        running -= 1
        next()
      }
    },
    waiting: (asker) => askers.get(asker)?.length ?? 0,
  }
}
