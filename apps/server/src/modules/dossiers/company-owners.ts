import type { CompanyPaper, OwnerDifference } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { lockCustomer } from '../customers/index.ts'
import { companyRules, declaredOwners, type DeclaredOwners } from '../onboarding/index.ts'
import { differencesOf } from './company-compare.ts'
import { dropCompared, setCompared } from './company-owners.store.ts'
import { companyPaperRules, type OwnerRead } from './company-paper.ts'
import { papersKept } from './company-papers.store.ts'

/** The owners that a company declared beside those that the last accepted paper with owners names. */
export interface OwnersSides {
  readonly declared: DeclaredOwners
  readonly read: PaperOwners | undefined
  readonly differences: ReadonlyMap<string, OwnerDifference>
}

interface PaperOwners {
  readonly paper: CompanyPaper
  readonly documentId: string
  readonly at: Date
  readonly owners: readonly OwnerRead[]
}

/** Both sides as they stand; undefined for a company without a file. */
export async function ownersSides(work: Work, customerId: string): Promise<OwnersSides | undefined> {
  const declared = await declaredOwners(work, customerId)
  if (declared === undefined) return undefined
  const read = (await papersKept(work, customerId))
    .flatMap(({ paper, accepted }) =>
      accepted?.owners === undefined ? [] : [{ ...accepted, paper, owners: accepted.owners }],
    )
    .toSorted(
      (one, other) => other.at.getTime() - one.at.getTime() || (one.paper === 'shareholders' ? -1 : 1),
    )
    .at(0)
  const [{ ownerFromBps }, { shareToleranceBps }] = [await companyRules(work), await companyPaperRules(work)]
  const differences =
    read === undefined
      ? new Map<string, OwnerDifference>()
      : differencesOf(declared.owners, read.owners, { ownerFromBps, shareToleranceBps })
  return { declared, read, differences }
}

/** Compares both sides anew and keeps what came of it: the item follows from that. */
export async function compareOwners(work: Work, customerId: string): Promise<void> {
  // A verdict and a correction at once see each other.
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
