import type { DocumentKind, DocumentVerdict, Refusal, Id } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Document } from './document.ts'

/** What a customer declared about a person and the document that is sent. Each value is absent until declared. */
export interface DeclaredIdentity {
  /** '12345678-5' */
  readonly rut?: string | undefined
  readonly name?: string | undefined
  /** 'YYYY-MM-DD' */
  readonly birthDate?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string | undefined
  /** Of a foreign document. */
  readonly documentNumber?: string | undefined
  /** The country that issued a foreign document, ISO 3166-1 alpha-2. */
  readonly issuer?: string | undefined
  /** The printed end of validity, 'YYYY-MM-DD'. */
  readonly printedEnd?: string | undefined
}

/**
 * Subscribers of documents, called in the transaction in which a document was received, removed or decided, because
 * pending items depend on it. Injected, because `documents` may not import the modules that request documents.
 */
export interface DocumentSubscribers {
  /** Whether a customer may send a document of this kind now: a selfie needs a consent of its own. */
  readonly mayReceive: (
    work: Work,
    customerId: Id<'customer'>,
    kind: DocumentKind,
  ) => Promise<undefined | Refusal<'selfie-consent-missing'>>
  /** A document was received, or its customer removed it. */
  readonly changed: (work: Work, document: Document) => Promise<void>
  /** Staff decided, with the facts they read on the document. A refusal undoes the decision. */
  readonly decided: (
    work: Work,
    document: Document,
    facts: DocumentFacts | undefined,
    verdict: DocumentVerdict,
  ) => Promise<undefined | Refusal<'fields-wrong' | 'case-escalated'>>
  /** What the customer declared about whose document it is, with which the machine's reading is compared. */
  readonly declared: (work: Work, document: Document) => Promise<DeclaredIdentity>
  /** Names of these members of staff, by id. */
  readonly staffNames: (work: Work, staffIds: readonly Id<'staff'>[]) => Promise<ReadonlyMap<string, string>>
}
