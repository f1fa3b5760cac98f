import type { List } from '../../platform/lists/list.ts'
import type { Document } from './document.ts'
import { listedDocuments, type DocumentFilter } from './documents.store.ts'

const keyOf = ({ receivedAt, id }: Document): [string, string] => [receivedAt.toISOString(), id]

/** A customer's documents, the newest first. */
export const customerDocuments: List<DocumentFilter, Document> = {
  name: 'customer-documents',
  keyOf,
  read: (work, filter, after, limit) => listedDocuments(work, filter, after, limit, true),
}

/** Documents for staff, the longest wait first. */
export const documentQueue: List<DocumentFilter, Document> = {
  name: 'document-queue',
  keyOf,
  read: (work, filter, after, limit) => listedDocuments(work, filter, after, limit, false),
}
