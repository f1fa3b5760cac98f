import { inSantiago } from '../corridors/index.ts'
import type { PendingRule } from '../pending-items/index.ts'
import { requirementClock, rulesInForce } from './requirement-rules.ts'
import { lacking } from './requirements.store.ts'

const lackingOf = <About extends 'person' | 'company'>(kind: About): PendingRule<`${About}-documents`> => ({
  kind: `${kind}-documents`,
  owed: async (work, { now, only }) =>
    lacking({ kind, rules: await rulesInForce(work), today: inSantiago(now).day, only }),
  clock: requirementClock,
})

/**
 * Pending while a document required by the rules or requested by staff is missing. The rule or the request determines
 * whether it blocks sending.
 */
export const lackingDocuments = [lackingOf('person'), lackingOf('company')] as const
