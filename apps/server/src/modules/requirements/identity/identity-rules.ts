import { inSantiago } from '../../corridors/index.ts'
import type { PendingRule } from '../../pending-items/index.ts'
import { requirementClock } from '../requirement-rules.ts'
import { endedDocuments, endingDocuments, faultyDocuments } from './identity-outstanding.store.ts'

const ended = <Kind extends 'id-expired-chilean' | 'id-expired-foreign' | 'id-expired'>(
  kind: Kind,
): PendingRule<Kind> => ({
  kind,
  owed: (_work, { now, only }) => endedDocuments(kind, inSantiago(now).day, only),
  clock: requirementClock,
})

/**
 * Pending when an identity document has expired (one of three kinds, by type of document), when staff found a side
 * unusable, or, without blocking, when it expires soon. At most one of these applies to a document, and none to a
 * person without a document on file.
 */
export const identityRules = [
  ended('id-expired-chilean'),
  ended('id-expired-foreign'),
  ended('id-expired'),
  {
    kind: 'id-illegible',
    owed: (_work, { now, only }) => faultyDocuments(inSantiago(now).day, only),
    clock: requirementClock,
  },
  {
    kind: 'id-expiring',
    owed: (_work, { now, only }) => endingDocuments(inSantiago(now).day, only),
    clock: requirementClock,
  },
] as const satisfies readonly PendingRule[]
