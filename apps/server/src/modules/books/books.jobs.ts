import { expirePendings, foldBalances } from '@puente/ledger'
import type { Job } from '../../platform/jobs/jobs.ts'

const BOOKS = { kind: 'system', name: 'books' } as const

/** Background work of the ledger: folding balances and expiring pending legs. */
export const bookJobs: readonly Job[] = [
  {
    name: 'books.fold',
    everyMs: 1000,
    round: async (runtime) => {
      await runtime.work(BOOKS, (work) => foldBalances(work))
      return 0
    },
  },
  {
    // The caller that made a pending leg may never post or void it. An expiry journal voids it after its timeout.
    name: 'books.expire',
    everyMs: 5000,
    round: async (runtime) => {
      const verdicts = await runtime.work(BOOKS, (work) => expirePendings(work))
      return verdicts.filter(({ code }) => code === 'done').length
    },
  },
]
