import { gather, transaction, type GroupCommitOptions, type Pool } from '@puente/postgres'
import type { Journal, Verdict } from './journal.ts'
import { post } from './post.ts'
import { assertWellFormed } from './well-formed.ts'

/** Posts journals that are alone in their transaction. */
export interface Poster {
  /**
   * The verdict of the journal, once it is committed. Concurrent callers share a commit; a journal of another caller
   * cannot make it fail. Rejects when PostgreSQL is unavailable: retry with the same id. Throws as `post` does.
   */
  post(journal: Journal): Promise<Verdict>
}

export interface PosterOptions extends GroupCommitOptions {
  /** The recording time of each transaction. */
  readonly now: () => Date
}

/** A poster over the pool. The pool should be `prepared`, because all transactions run the same few statements. */
export function poster(pool: Pool, { now, ...options }: PosterOptions): Poster {
  const ask = gather<Journal, Verdict>(
    (journals) => transaction(pool, (tx) => post({ tx, now: now() }, journals)),
    options,
  )
  return {
    post: async (journal) => {
      assertWellFormed(journal)
      return ask(journal)
    },
  }
}
