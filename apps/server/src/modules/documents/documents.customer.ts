import { documentStates, isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { FilesPort } from '../../partners/files.ts'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { toDocumentWire } from './document.ts'
import { documentFor } from './documents.store.ts'
import type { DocumentSubscribers } from './subscribers.ts'
import { createLink, openLink } from './links.ts'
import { customerDocuments } from './lists.ts'
import { readingViews } from './reading/reading-views.ts'
import { removeDocument } from './remove-document.ts'

const counting = documentStates.filter((state) => state !== 'replaced' && state !== 'removed')

/** Used by the generic access check: the customer whose document the path names. */
export async function documentOwner(work: Work, wire: string): Promise<string | undefined> {
  return (await documentFor(work, uuidOf('document', wire)))?.customerId
}

/** Handlers of a customer's documents. */
export const documentHandlers = (files: FilesPort, subscribers: DocumentSubscribers): readonly Handler[] => [
  handler(endpoints.listDocuments, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const { kind, state, ...paging } = query
    const states = state === undefined ? counting : [state]
    const filter = { customerId: actor.customerId, kind, states }
    const page = await pageOf(work, customerDocuments, filter, paging)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    const readings = await readingViews(work, subscribers, rows)
    return { items: rows.map((row) => toDocumentWire(row, readings.get(row.id))), ...next }
  }),
  handler(endpoints.getDocument, async (work, { params }) => {
    const document = await documentFor(work, uuidOf('document', params.id))
    if (document === undefined) return refuse('not-found')
    const readings = await readingViews(work, subscribers, [document])
    return toDocumentWire(document, readings.get(document.id))
  }),
  handler(endpoints.removeDocument, (work, { params }) =>
    removeDocument(work, uuidOf('document', params.id), subscribers),
  ),
  handler(endpoints.createDocumentLink, (work, { params }) =>
    createLink(work, uuidOf('document', params.id)),
  ),
  handler(endpoints.getDocumentContent, (work, { params, query }) =>
    openLink(work, files, uuidOf('document', params.id), query),
  ),
]
