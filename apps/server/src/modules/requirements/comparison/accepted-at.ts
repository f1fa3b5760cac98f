import { toWireId, type Id } from '@puente/contract'
import type { ComparisonWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { documentFor } from '../../documents/index.ts'

/** Which document stated what was accepted before, and when it was accepted. */
export async function acceptedAt(work: Work, documentId: Id<'document'>): Promise<ComparisonWire['before']> {
  const document = await documentFor(work, documentId)
  return document === undefined
    ? {}
    : {
        documentId: toWireId('document', documentId),
        ...(document.decidedAt === undefined ? {} : { at: document.decidedAt.toISOString() }),
      }
}
