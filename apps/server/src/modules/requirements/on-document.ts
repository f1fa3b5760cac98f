import type { Refusal, Id } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { customerFor, promisedBy } from '../customers/index.ts'
import type { Document } from '../documents/index.ts'
import { settle } from '../pending-items/index.ts'
import { identityRules } from './identity/identity-rules.ts'
import * as identity from './identity/identity-verdict.ts'
import { identityFor, lockIdentity, setAnswerBy } from './identity/identity.store.ts'
import { acceptRequirementDocument, codeAt } from './company/papers.ts'
import { lackingDocuments } from './lacking-documents.ts'
import { closeRequest, deleteRequirementDocument } from './requirements.store.ts'

/** Brings all pending items about a customer's documents up to date. */
export const settleDocumentItems = (work: Work, customerId: Id<'customer'>): Promise<void> =>
  settle(work, [...identityRules, ...lackingDocuments], [customerId])

const isAbout = ({ kind, page }: Document): boolean =>
  kind === 'identity' || kind === 'renewal-proof' || codeAt({ kind, page }) !== undefined

/** A file was received or removed: sets the deadline of staff and updates the pending items. */
export async function documentChanged(work: Work, document: Document): Promise<void> {
  if (!isAbout(document)) return
  const { customerId } = document
  await lockIdentity(work, customerId)
  if (document.state === 'received') await setAnswerBy(work, customerId, await promisedBy(work, 'personDays'))
  await settleDocumentItems(work, customerId)
}

/** Staff decided on a file, with the facts they read on it. */
export async function documentDecided(
  work: Work,
  document: Document,
  facts: DocumentFacts | undefined,
): Promise<undefined | Refusal<'fields-wrong'>> {
  if (!isAbout(document)) return undefined
  const refused =
    document.state === 'accepted'
      ? await accepted(work, document, facts ?? {})
      : await notAccepted(work, document)
  if (refused !== undefined) return refused
  await settleDocumentItems(work, document.customerId)
  return undefined
}

async function accepted(
  work: Work,
  document: Document,
  facts: DocumentFacts,
): Promise<undefined | Refusal<'fields-wrong'>> {
  const { customerId } = document
  const code = codeAt(document)
  if (code !== undefined) return acceptRequirementDocument(work, document, code, facts)
  // Identity documents of a company's people are not recorded here.
  if ((await customerFor(work, customerId))?.kind !== 'person') return undefined
  const before = (await identityFor(work, customerId))?.onFile?.frontId
  const refused =
    document.side === 'front'
      ? await identity.acceptFront(work, document, facts.identity)
      : await identity.acceptPart(work, document)
  if (refused !== undefined) return refused
  if ((await identityFor(work, customerId))?.onFile?.frontId !== before)
    await closeRequest(work, customerId, 'identity', 'accepted')
  return undefined
}

async function notAccepted(work: Work, document: Document): Promise<undefined> {
  await deleteRequirementDocument(work, document.id)
  if (document.kind === 'identity' && (await customerFor(work, document.customerId))?.kind === 'person')
    await identity.refusePart(work, document)
  return undefined
}
