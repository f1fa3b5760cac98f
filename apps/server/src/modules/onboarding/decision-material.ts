import type { Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { profileFor } from '../customers/index.ts'
import type { Material, UsedDocument } from '../decisions/index.ts'
import { openingsOf, standingDocuments, type Document } from '../documents/index.ts'
import { latestCheck } from '../screening/index.ts'

const DOCUMENTS_MAX = 200

/** A document as a decision records it. */
export const usedDocument = ({ id, kind, side, page, sha256, scan }: Document): UsedDocument => ({
  id,
  kind,
  ...(side === undefined ? {} : { side }),
  page,
  sha256: sha256.toString('hex'),
  scan,
})

/** Adds who of staff opened each of the files on hand. */
export async function withOpenings(work: Work, material: Material): Promise<Material> {
  const openings = await openingsOf(
    work,
    material.documents.map(({ id }) => id),
  )
  return { ...material, opened: openings.map((one) => ({ ...one, at: one.at.toISOString() })) }
}

/** What is on hand about a customer now: files, the latest screening, and the risk. */
export async function materialOf(work: Work, customerId: Id<'customer'>): Promise<Material> {
  const documents = await standingDocuments(work, customerId, DOCUMENTS_MAX)
  const screening = await latestCheck(work, customerId)
  const profile = await profileFor(work, customerId)
  return withOpenings(work, {
    documents: documents.map(usedDocument),
    ...(screening === undefined ? {} : { screening }),
    ...(profile === undefined
      ? {}
      : {
          risk: {
            risk: profile.risk,
            ...(profile.riskAssessment === undefined ? {} : { assessmentId: profile.riskAssessment }),
          },
        }),
  })
}
