import type { CompanyDocument, OwnerDifference, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { lockCustomer } from '../../customers/index.ts'
import { companyRules, declaredOwners, type DeclaredOwners } from '../../onboarding/index.ts'
import { differencesOf } from './company-compare.ts'
import { dropCompared, setCompared } from './company-owners.store.ts'
import { companyDocumentRules, type OwnerRead } from './company-paper.ts'
import { companyDocumentsOf } from './company-papers.store.ts'

/** The owners declared by the company, and those on its latest accepted document with owners. */
export interface OwnersCompared {
  readonly declared: DeclaredOwners
  readonly read: PaperOwners | undefined
  readonly differences: ReadonlyMap<string, OwnerDifference>
}

interface PaperOwners {
  readonly paper: CompanyDocument
  readonly documentId: Id<'document'>
  readonly at: Date
  readonly owners: readonly OwnerRead[]
}

/** Declared and documented owners with their differences; undefined for a company without an application. */
export async function ownersSides(
  work: Work,
  customerId: Id<'customer'>,
): Promise<OwnersCompared | undefined> {
  const declared = await declaredOwners(work, customerId)
  if (declared === undefined) return undefined
  const read = (await companyDocumentsOf(work, customerId))
    .flatMap(({ paper, accepted }) =>
      accepted?.owners === undefined ? [] : [{ ...accepted, paper, owners: accepted.owners }],
    )
    .toSorted(
      (one, other) => other.at.getTime() - one.at.getTime() || (one.paper === 'shareholders' ? -1 : 1),
    )
    .at(0)
  const [{ ownerFromBps }, { shareToleranceBps }] = [
    await companyRules(work),
    await companyDocumentRules(work),
  ]
  const differences =
    read === undefined
      ? new Map<string, OwnerDifference>()
      : differencesOf(declared.owners, read.owners, { ownerFromBps, shareToleranceBps })
  return { declared, read, differences }
}

/** Compares the owners and stores the result, on which the pending item depends. */
export async function compareOwners(work: Work, customerId: Id<'customer'>): Promise<void> {
  // Serializes a verdict and a concurrent correction.
  await lockCustomer(work, customerId)
  const sides = await ownersSides(work, customerId)
  if (sides?.read === undefined) return dropCompared(work, customerId)
  const { declared, read, differences } = sides
  await setCompared(work, customerId, {
    declaredVersion: declared.version,
    documentId: read.documentId,
    differences: [...new Set(differences.values())].toSorted(),
  })
}
