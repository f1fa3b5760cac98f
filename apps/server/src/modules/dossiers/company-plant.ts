import { companyPapers, type CompanyPaper } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { setJointPowers } from '../customers/index.ts'
import { plantDocument } from '../documents/index.ts'
import { compareOwners } from './company-owners.ts'
import { companyPaperRules, type OwnerRead } from './company-paper.ts'
import { papersKept, setPaperAccepted } from './company-papers.store.ts'

/** What a company of the demo world has shown. */
export interface PlantedPapers {
  readonly customerId: string
  /** Who sent them. */
  readonly userId: string
  /** The deed, the powers and the certificate, unless said otherwise. */
  readonly papers?: readonly CompanyPaper[]
  /** As its deed names them; without them there is nothing to compare. */
  readonly owners?: readonly OwnerRead[] | undefined
  /** So many days before now was its certificate given out. */
  readonly issuedDaysAgo?: number
  /** The paper as a PDF. */
  readonly pdfOf: (paper: CompanyPaper, customerId: string, day: string) => Uint8Array
  readonly files?: FilesPort | undefined
}

const USUAL = companyPapers.filter((paper) => paper !== 'shareholders')

/**
 * Gives a company of the demo world papers that were accepted, with powers to sign alone. What it has shown stays, until
 * a certificate has but half of its time left. Whoever plants settles what is owed. For seeds only.
 */
export async function plantCompanyPapers(
  work: Work,
  { customerId, userId, papers = USUAL, owners, issuedDaysAgo = 10, pdfOf, files }: PlantedPapers,
): Promise<void> {
  const today = inSantiago(work.now).day
  const { holdsDays } = await companyPaperRules(work)
  const oldest = addDays(today, -Math.floor(holdsDays / 2))
  const kept = new Map((await papersKept(work, customerId)).map(({ paper, accepted }) => [paper, accepted]))
  const lacking = papers.filter((paper) => {
    const accepted = kept.get(paper)
    return accepted === undefined || (accepted.issuedOn ?? today) < oldest
  })
  if (lacking.length === 0) return
  for (const paper of lacking) {
    const issuedOn = paper === 'validity-certificate' ? addDays(today, -issuedDaysAgo) : undefined
    const document = await plantDocument(work, {
      customerId,
      userId,
      kind: paper,
      fileName: `${paper}.pdf`,
      bytes: pdfOf(paper, customerId, today),
      files,
    })
    await setPaperAccepted(work, customerId, paper, {
      documentId: document.id,
      at: work.now,
      issuedOn,
      powers: paper === 'powers' ? { mode: 'single' } : undefined,
      owners: paper === 'constitution-deed' || paper === 'shareholders' ? owners : undefined,
    })
    if (paper === 'powers') await setJointPowers(work, customerId, false)
  }
  await compareOwners(work, customerId)
}
