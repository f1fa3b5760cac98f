import { companyDocuments, type CompanyDocument, type Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import type { Work } from '../../../platform/work.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { replaceSigningPowers } from '../../customers/index.ts'
import { seedDocument } from '../../documents/index.ts'
import { compareOwners } from './company-owners.ts'
import { companyDocumentRules, type OwnerRead } from './company-paper.ts'
import { companyDocumentsOf, setCompanyDocumentAccepted } from './company-papers.store.ts'

/** Company documents to seed. */
export interface SeededCompanyDocuments {
  readonly customerId: Id<'customer'>
  /** The user who sent them. */
  readonly userId: Id<'user'>
  /** Default: deed, powers and certificate. */
  readonly papers?: readonly CompanyDocument[]
  /** Owners named on the deed. Without them nothing is compared. */
  readonly owners?: readonly OwnerRead[] | undefined
  /** Age of the certificate in days. */
  readonly issuedDaysAgo?: number
  /** Renders a document as a PDF. */
  readonly pdfOf: (paper: CompanyDocument, customerId: Id<'customer'>, day: string) => Uint8Array
  readonly files?: FilesPort | undefined
}

const USUAL = companyDocuments.filter((paper) => paper !== 'shareholders')

/**
 * Seeds accepted company documents, with powers to sign alone. Existing ones stay, except a certificate with less than
 * half of its validity left. The caller updates the pending items. For seeds only.
 */
export async function seedCompanyDocuments(
  work: Work,
  { customerId, userId, papers = USUAL, owners, issuedDaysAgo = 10, pdfOf, files }: SeededCompanyDocuments,
): Promise<void> {
  const today = inSantiago(work.now).day
  const { holdsDays } = await companyDocumentRules(work)
  const oldest = addDays(today, -Math.floor(holdsDays / 2))
  const kept = new Map(
    (await companyDocumentsOf(work, customerId)).map(({ paper, accepted }) => [paper, accepted]),
  )
  const lacking = papers.filter((paper) => {
    const accepted = kept.get(paper)
    return accepted === undefined || (accepted.issuedOn ?? today) < oldest
  })
  if (lacking.length === 0) return
  for (const paper of lacking) {
    const issuedOn = paper === 'validity-certificate' ? addDays(today, -issuedDaysAgo) : undefined
    const document = await seedDocument(work, {
      customerId,
      userId,
      kind: paper,
      fileName: `${paper}.pdf`,
      bytes: pdfOf(paper, customerId, today),
      files,
    })
    await setCompanyDocumentAccepted(work, customerId, paper, {
      documentId: document.id,
      at: work.now,
      issuedOn,
      powers: paper === 'powers' ? { mode: 'single' } : undefined,
      owners: paper === 'constitution-deed' || paper === 'shareholders' ? owners : undefined,
    })
    if (paper === 'powers')
      await replaceSigningPowers(work, customerId, {
        documentId: document.id,
        signers: [],
        rules: [{ signers: null, signatures: 1 }],
      })
  }
  await compareOwners(work, customerId)
}
