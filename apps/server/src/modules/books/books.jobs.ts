import { expirePendings, foldBalances } from '@puente/ledger'
import type { Job } from '../../platform/jobs/jobs.ts'

const BOOKS = { kind: 'system', name: 'books' } as const

/** What the worker does for the books behind the hot path. */
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
    // Whoever holds money with a time limit may go away: the hold ends all the same, by a void that stands in the books.
    name: 'books.expire',
    everyMs: 5000,
    round: async (runtime) => {
      const verdicts = await runtime.work(BOOKS, (work) => expirePendings(work))
      return verdicts.filter(({ code }) => code === 'done').length
    },
  },
]
