import { gather, transaction, type GatherOptions, type Pool } from '@puente/postgres'
import type { Journal, Verdict } from './journal.ts'
import { post } from './post.ts'
import { assertWellFormed } from './well-formed.ts'

/** Posts journals that stand alone in their work. */
export interface Poster {
  /**
   * What became of the journal, once it is durable. Callers at the same time share one commit, and none is failed by
   * another's journal. Rejects when PostgreSQL is away: then ask again, under the same id. Throws as `post` does.
   */
  post(journal: Journal): Promise<Verdict>
}

export interface PosterOptions extends GatherOptions {
  /** The moment of each work. */
  readonly now: () => Date
}

/** A poster over the pool, whose transactions should be `prepared`: each says the same few statements. */
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
