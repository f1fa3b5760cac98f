import { setTimeout as sleep } from 'node:timers/promises'
import { foldBalances } from '@puente/ledger'
import { transaction, type Pool } from '@puente/postgres'

/** The worker's interval when nothing waits. */
const PAUSE_MS = 1000

/** Deferred work of postings: numbering the entries of system accounts. */
export interface Fold {
  /** Waits until no entries are left. */
  drain(): Promise<void>
  /** Total entries numbered, and the seconds of draining after the windows. */
  readonly spent: { sides: number; drainSeconds: number }
  stop(): Promise<void>
}

/**
 * Numbers entries continuously, as the worker process does beside the API. A figure without this work would
 * count half of the cost.
 */
export function startFold(pool: Pool): Fold {
  const ending = new AbortController()
  const spent = { sides: 0, drainSeconds: 0 }
  const once = async (): Promise<number> => {
    const folded = await transaction(pool, (tx) => foldBalances({ tx }))
    spent.sides += folded
    return folded
  }
  const keepFolding = async (): Promise<void> => {
    while (!ending.signal.aborted)
      if ((await once()) === 0)
        await sleep(PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined)
  }
  const folding = keepFolding()
  folding.catch(() => undefined)
  return {
    spent,
    drain: async () => {
      const began = performance.now()
      // Two empty rounds: another worker may hold entries that it has not committed.
      for (let empty = 0; empty < 2;) empty = (await once()) === 0 ? empty + 1 : 0
      spent.drainSeconds += (performance.now() - began) / 1000
    },
    stop: async () => {
      ending.abort()
      await folding
    },
  }
}
