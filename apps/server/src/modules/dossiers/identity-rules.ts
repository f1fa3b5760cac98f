import { inSantiago } from '../corridors/index.ts'
import type { PendingRule } from '../pending-items/index.ts'
import { dossierClock } from './dossier-rules.ts'
import { endedDocuments, endingDocuments, faultyDocuments } from './identity-owed.store.ts'

const ended = <Kind extends 'id-expired-chilean' | 'id-expired-foreign' | 'id-expired'>(
  kind: Kind,
): PendingRule<Kind> => ({
  kind,
  owed: (_work, { now, only }) => endedDocuments(kind, inSantiago(now).day, only),
  clock: dossierClock,
})

/**
 * A person owes another identity document when theirs has ended (by whose card it was, one of three), when staff found a
 * side of it unusable, or, without being stopped, when it ends soon. Never two of these for one document. Who has none
 * on file owes nothing here.
 */
export const identityRules = [
  ended('id-expired-chilean'),
  ended('id-expired-foreign'),
  ended('id-expired'),
  {
    kind: 'id-illegible',
    owed: (_work, { now, only }) => faultyDocuments(inSantiago(now).day, only),
    clock: dossierClock,
  },
  {
    kind: 'id-expiring',
    owed: (_work, { now, only }) => endingDocuments(inSantiago(now).day, only),
    clock: dossierClock,
  },
] as const satisfies readonly PendingRule[]
