import { refuse, type CompanyDocument, type Refusal } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import {
  endSigningPowers,
  promisedBy,
  recordDocumentName,
  replaceSigningPowers,
} from '../../customers/index.ts'
import type { Document } from '../../documents/index.ts'
import { compareOwners } from './company-owners.ts'
import { readPaperFacts } from './company-paper-facts.ts'
import { companyDocumentRules, paperOf } from './company-paper.ts'
import {
  companyTypeOf,
  dropAccepted,
  hasOtherWaitingFiles,
  companyDocumentsOf,
  setCompanyDocumentAccepted,
  setCompanyDocumentDue,
} from './company-papers.store.ts'
import { powerSummary } from './power-facts.ts'
import { requirementEvents } from '../events.ts'
import { settleCompanyDocuments } from './company-rules.ts'

/** A file of a company document was received or removed: updates the deadline of staff and the pending items. */
export async function companyDocumentChanged(work: Work, document: Document): Promise<void> {
  const paper = paperOf(document.kind)
  if (paper === undefined) return
  const { customerId } = document
  // Further files do not extend the deadline promised for the first one that waits.
  if (document.state === 'received' && !(await hasOtherWaitingFiles(work, document, paper)))
    await setCompanyDocumentDue(work, customerId, paper, await promisedBy(work, 'companyDays'))
  await settleCompanyDocuments(work, customerId)
}

/**
 * Staff decided on a file of a company document. Facts are read from its first page, so the verdict on that page has
 * the facts of the whole document. A document requested again loses its facts.
 */
export async function companyDocumentDecided(
  work: Work,
  document: Document,
  facts: DocumentFacts | undefined,
): Promise<undefined | Refusal<'fields-wrong'>> {
  const paper = paperOf(document.kind)
  if (paper === undefined) return undefined
  const { customerId, id, state } = document
  const stood = await stoodBefore(work, document, paper)
  if (state === 'accepted' && document.page === 1) {
    const refused = await accept(work, document, paper, facts ?? {})
    if (refused !== undefined) return refused
  }
  if (state === 'refused' && (await dropAccepted(work, id)) && paper === 'powers')
    await endSigningPowers(work, customerId)
  if (stood && paper === 'powers' && document.page === 1)
    await work.emit({
      name: requirementEvents.newerPowersDecided,
      subject: customerId,
      facts: { outcome: state === 'accepted' ? powerSummary(facts?.powers).mode : 'refused' },
    })
  await compareOwners(work, customerId)
  await settleCompanyDocuments(work, customerId)
  return undefined
}

/** Whether another document of the kind was accepted and in force until now. */
async function stoodBefore(
  work: Work,
  { customerId, id }: Document,
  paper: CompanyDocument,
): Promise<boolean> {
  const kept = (await companyDocumentsOf(work, customerId)).find((one) => one.paper === paper)
  return kept?.accepted !== undefined && kept.accepted.documentId !== id
}

async function accept(
  work: Work,
  { customerId, id, receivedAt }: Document,
  paper: CompanyDocument,
  facts: DocumentFacts,
): Promise<undefined | Refusal<'fields-wrong'>> {
  const rules = await companyDocumentRules(work)
  const declared = await companyTypeOf(work, customerId)
  const { read, faults } = readPaperFacts(paper, facts, {
    rules,
    hasOwners: rules.neededBy.shareholders.includes(declared?.companyType ?? ''),
    today: inSantiago(work.now).day,
    receivedOn: inSantiago(receivedAt).day,
  })
  if (faults.length > 0) return refuse('fields-wrong', {}, [...faults])
  const { legalName, powers, ...kept } = read
  await setCompanyDocumentAccepted(work, customerId, paper, {
    documentId: id,
    at: work.now,
    powers: powers === undefined ? undefined : powerSummary(powers),
    ...kept,
  })
  if (legalName !== undefined) await recordDocumentName(work, customerId, legalName)
  if (powers !== undefined) await replaceSigningPowers(work, customerId, { documentId: id, ...powers })
  return undefined
}
