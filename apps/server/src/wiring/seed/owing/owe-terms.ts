import { acceptTerms, seedNewerTerms, type Publisher } from '../../../modules/terms/index.ts'
import { readTermsChanges } from '../demo-data.ts'
import { inPast } from '../history/past.ts'
import type { Owe } from './owing.ts'

const DAY_MS = 24 * 3_600_000

/** Accepted the texts before the newer ones came into force. */
export const oweTerms =
  (publisher: Publisher): Owe =>
  async (work, { userId }) => {
    const before = new Date((await seedNewerTerms(work, await readTermsChanges())).getTime() - DAY_MS)
    const first = { 'terms-of-use': 1, 'privacy-notice': 1 }
    await inPast(work, { at: before, word: `terms of ${userId}` }, work.actor, (then) =>
      acceptTerms(then, publisher, { userId }, first, undefined),
    )
  }
