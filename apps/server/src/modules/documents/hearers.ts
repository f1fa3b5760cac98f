import type { Refusal } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Document } from './document.ts'

/**
 * Told of a document in the transaction in which it came, was taken back or was decided: what a customer owes hangs on
 * it and is set right there. Given by the wiring, because who asks for documents stands above them.
 */
export interface DocumentHearers {
  /** It came, or its customer took it back. */
  readonly changed: (work: Work, document: Document) => Promise<void>
  /** Staff decided, with what they read on it; a refusal takes the verdict back. */
  readonly decided: (
    work: Work,
    document: Document,
    facts: DocumentFacts | undefined,
  ) => Promise<undefined | Refusal<'fields-wrong'>>
  /** The names of these members of staff. */
  readonly staffNames: (work: Work, staffIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
