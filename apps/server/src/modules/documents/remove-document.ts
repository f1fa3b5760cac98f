import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { dropContent } from './contents.store.ts'
import { lockDocument, saveDocument } from './documents.store.ts'
import { documentEvents, documentEvent } from './events.ts'
import type { DocumentSubscribers } from './subscribers.ts'

/** Removes a document for its customer, unless a review has begun. Drops its content. */
export async function removeDocument(
  work: Work,
  id: string,
  subscribers: DocumentSubscribers,
): Promise<undefined | Refusal<'not-found' | 'document-in-review' | 'document-decided'>> {
  const document = await lockDocument(work, id)
  if (document === undefined) return refuse('not-found')
  if (document.state === 'in-review') return refuse('document-in-review')
  if (document.state !== 'received') return refuse('document-decided')
  if (document.contentId !== undefined) await dropContent(work, document.contentId)
  await saveDocument(work, { ...document, state: 'removed', contentId: undefined })
  await work.emit(documentEvent(documentEvents.removed, document))
  await subscribers.changed(work, document)
  return undefined
}
