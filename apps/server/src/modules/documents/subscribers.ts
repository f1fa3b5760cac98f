import type { DocumentKind, DocumentVerdict, Refusal, Id } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Document } from './document.ts'

/** What a person declared about themselves and the document that they send. Each value is absent until declared. */
export interface DeclaredIdentity {
  /** '12345678-5' */
  readonly rut?: string | undefined
  readonly name?: string | undefined
  /** 'YYYY-MM-DD' */
  readonly birthDate?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string | undefined
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
  /** What the customer declared, with which staff and customer compare what was read by machine. */
  readonly declared: (work: Work, customerId: Id<'customer'>) => Promise<DeclaredIdentity>
  /** Names of these members of staff, by id. */
  readonly staffNames: (work: Work, staffIds: readonly Id<'staff'>[]) => Promise<ReadonlyMap<string, string>>
}
