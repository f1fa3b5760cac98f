import { seedNextVersion } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

const AGE_MS = 7 * 24 * 3_600_000

/**
 * Seeds a second version of the terms of use, in force since a week before the first seeding, with these changes
 * (Markdown) at its end. Returns since when it is in force. For seeds only.
 */
export const seedNewerTerms = (work: Work, changes: string): Promise<Date> =>
  seedNextVersion(work, 'terms', 'terms-of-use', {
    version: 2,
    from: new Date(work.now.getTime() - AGE_MS),
    data: ({ text }: { readonly text: string }) => ({ text: `${text.trimEnd()}\n\n${changes}`, changes }),
  })
