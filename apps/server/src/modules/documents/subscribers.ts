import type { Refusal, Id } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Document } from './document.ts'

/**
 * Subscribers of documents, called in the transaction in which a document was received, removed or decided, because
 * pending items depend on it. Injected, because `documents` may not import the modules that request documents.
 */
export interface DocumentSubscribers {
  /** A document was received, or its customer removed it. */
  readonly changed: (work: Work, document: Document) => Promise<void>
  /** Staff decided, with the facts they read on the document. A refusal undoes the decision. */
  readonly decided: (
    work: Work,
    document: Document,
    facts: DocumentFacts | undefined,
  ) => Promise<undefined | Refusal<'fields-wrong'>>
  /** Names of these members of staff, by id. */
  readonly staffNames: (work: Work, staffIds: readonly Id<'staff'>[]) => Promise<ReadonlyMap<string, string>>
}
