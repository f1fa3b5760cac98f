import { toWireId } from '@puente/contract'
import type { CaseDecision } from '@puente/contract/staff'
import type { KeptApproval } from '../../approvals/index.ts'
import { HASH_SHOWN } from '../../decisions/index.ts'

/** The files of a decision, each with every member of staff who opened it. */
type UsedFiles = NonNullable<NonNullable<KeptApproval['used']>['files']>

/** The files on hand, each with the people of the decision who opened it. */
export const decidedFiles = (
  { documents, opened }: UsedFiles,
  people: readonly (string | undefined)[],
  names: ReadonlyMap<string, string>,
): CaseDecision['documents'] =>
  documents.map(({ id, sha256, ...document }) => ({
    ...document,
    id: toWireId('document', id),
    hash: sha256.slice(0, HASH_SHOWN),
    opened: opened
      .filter(({ documentId, staffId }) => documentId === id && people.includes(staffId))
      .map(({ staffId, at }) => ({
        by: { id: toWireId('staff', staffId), name: names.get(staffId) ?? '' },
        at,
      })),
  }))
