import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { dropContent } from './contents.store.ts'
import { lockDocument, saveDocument } from './documents.store.ts'
import { documentEvents, told } from './events.ts'
import type { DocumentHearers } from './hearers.ts'

/** Removes a document for its customer, unless a review has begun. Drops its content. */
export async function removeDocument(
  work: Work,
  id: string,
  hearers: DocumentHearers,
): Promise<undefined | Refusal<'not-found' | 'document-in-review' | 'document-decided'>> {
  const document = await lockDocument(work, id)
  if (document === undefined) return refuse('not-found')
  if (document.state === 'in-review') return refuse('document-in-review')
  if (document.state !== 'received') return refuse('document-decided')
  if (document.contentId !== undefined) await dropContent(work, document.contentId)
  await saveDocument(work, { ...document, state: 'removed', contentId: undefined })
  await work.emit(told(documentEvents.removed, document))
  await hearers.changed(work, document)
  return undefined
}
