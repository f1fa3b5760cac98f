import {
  fromWireId,
  isRefusal,
  mayCall,
  refuse,
  toWireId,
  uuidOf,
  type Refusal,
  type WireId,
} from '@puente/contract'
import type { DocumentReadingWire } from '@puente/contract/customer'
import {
  staffEndpoints as endpoints,
  type DocumentVerdictBody,
  type StaffDocumentWire,
} from '@puente/contract/staff'
import type { FilesPort } from '../../partners/files.ts'
import type { ScannerPort } from '../../partners/scanner.ts'
import { handler, readHandler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { rehearse, type Work } from '../../platform/work.ts'
import { decideDocument, takeDocument } from './decide-document.ts'
import { toStaffDocument, type Document } from './document.ts'
import { documentFor, setLegalHold } from './documents.store.ts'
import { openedByActor } from './opened-documents.store.ts'
import type { DocumentSubscribers } from './subscribers.ts'
import { inspectAgain, recordInspection } from './inspect-again.ts'
import { createLink, openLink } from './links.ts'
import { readingViews } from './reading/reading-views.ts'
import { documentQueue } from './lists.ts'

/** Documents in the format of the staff API, with details only for roles that may see the content. */
async function shownTo(
  work: Work,
  { staffNames }: DocumentSubscribers,
  documents: readonly Document[],
  readings: ReadonlyMap<string, DocumentReadingWire> = new Map(),
): Promise<StaffDocumentWire[]> {
  const maySee = work.actor.kind === 'staff' && mayCall(endpoints.getDocumentContent, work.actor.role)
  const people = documents.flatMap(({ takenBy, decidedBy }) => [takenBy ?? [], decidedBy ?? []].flat())
  const names = await staffNames(work, [...new Set(people)])
  const opened = await openedByActor(
    work,
    documents.map(({ id }) => id),
  )
  return documents.map((document) =>
    toStaffDocument(document, maySee, names, {
      reading: readings.get(document.id),
      openedAt: opened.get(document.id),
    }),
  )
}

/** Decides a document and notifies the subscribers in the same unit of work. */
async function decided(
  work: Work,
  subscribers: DocumentSubscribers,
  id: string,
  { facts, ...said }: DocumentVerdictBody,
  hasScanner: boolean,
) {
  const document = await decideDocument(work, id, said, hasScanner)
  if (isRefusal(document)) return document
  return (await subscribers.decided(work, document, facts, said.verdict)) ?? document
}

/** Places or lifts a document's legal hold. Refuses a document whose file was deleted. */
async function changeLegalHold(work: Work, id: string, { held, why }: { held: boolean; why: string }) {
  const document = await documentFor(work, id)
  if (document === undefined) return refuse('not-found')
  if (document.contentId === undefined) return refuse('document-gone')
  await setLegalHold(work, document, held, why)
  const action = held ? 'document-held' : 'document-let-go'
  return work.audit({ action, subject: toWireId('document', id) })
}

const documentId = (wire: WireId<'document'>) => uuidOf('document', wire)

/** The ports of a review; without a scanner none is configured. */
interface ReviewPorts {
  readonly files: FilesPort
  readonly scanner: ScannerPort | undefined
}

/** Returns whether a verdict states a ceiling of funds or the signing powers of a company. */
const hasWeightyFacts = (_work: Work, { body: { facts } }: { readonly body: DocumentVerdictBody }): boolean =>
  facts?.evidence !== undefined || facts?.powers !== undefined

type View = (work: Work, id: Document['id']) => Promise<StaffDocumentWire | Refusal<'not-found'>>

/** Requests a new antivirus inspection of a stored file. */
const inspectionHandler = (ports: ReviewPorts, viewOf: View): Handler =>
  preparedHandler(
    endpoints.inspectDocument,
    (runtime, { params, actor }) => inspectAgain(runtime, actor, ports, documentId(params.id)),
    async (work, { params }, found) => {
      await recordInspection(work, documentId(params.id), found)
      return viewOf(work, documentId(params.id))
    },
  )

/** A link to the content of a document, and the content behind it. */
const contentHandlers = ({ files }: ReviewPorts): readonly Handler[] => [
  handler(endpoints.createDocumentLink, (work, { params: { id } }) => createLink(work, documentId(id))),
  handler(endpoints.getDocumentContent, (work, { params: { id }, query }) =>
    openLink(work, files, documentId(id), query),
  ),
]

/** Decides documents, and rehearses a decision. */
function verdictHandlers(
  ports: ReviewPorts,
  subscribers: DocumentSubscribers,
  shown: (work: Work, document: Document) => Promise<StaffDocumentWire | Refusal<'not-found'>>,
  viewOf: View,
): readonly Handler[] {
  const hasScanner = ports.scanner !== undefined
  return [
    preparedHandler(
      endpoints.rehearseVerdict,
      async (runtime, { params, body, actor }) => {
        const answer = await rehearse(runtime, actor, (work) =>
          decided(work, subscribers, documentId(params.id), body, hasScanner),
        )
        return isRefusal(answer) ? answer : true
      },
      async (work, { params, body }) => {
        // A document accepted before waits for no review, so it is not assigned.
        if (body.verdict === 'ask-again') return viewOf(work, documentId(params.id))
        const taken = await takeDocument(work, documentId(params.id))
        return isRefusal(taken) ? taken : shown(work, taken)
      },
      { needsStepUp: hasWeightyFacts },
    ),
    handler(
      endpoints.decideDocument,
      async (work, { params, body }) => {
        const document = await decided(work, subscribers, documentId(params.id), body, hasScanner)
        return isRefusal(document) ? document : shown(work, document)
      },
      { needsStepUp: hasWeightyFacts },
    ),
  ]
}

/** Handlers by which staff review documents. */
export function staffDocumentHandlers(
  ports: ReviewPorts,
  subscribers: DocumentSubscribers,
): readonly Handler[] {
  const shown = async (work: Work, document: Document | undefined) => {
    if (document === undefined) return refuse('not-found')
    const readings = await readingViews(work, subscribers, [document])
    return (await shownTo(work, subscribers, [document], readings))[0] ?? refuse('not-found')
  }
  const viewOf = async (work: Work, id: string): Promise<StaffDocumentWire | Refusal<'not-found'>> =>
    shown(work, await documentFor(work, id))
  return [
    readHandler(endpoints.listDocuments, async (work, { query }) => {
      const { state, kind, customerId, ...paging } = query
      const filter = {
        kind,
        states: state === undefined ? (['received', 'in-review'] as const) : [state],
        // Selfies are compared in the application for a level.
        isQueue: customerId === undefined && kind === undefined,
        customerId: customerId === undefined ? undefined : fromWireId('customer', customerId),
      }
      const page = await pageOf(work, documentQueue, filter, paging)
      if (isRefusal(page)) return page
      const { rows, ...next } = page
      return { items: await shownTo(work, subscribers, rows), ...next }
    }),
    handler(endpoints.getDocument, (work, { params }) => viewOf(work, documentId(params.id))),
    handler(endpoints.takeDocument, async (work, { params }) => {
      const taken = await takeDocument(work, documentId(params.id))
      return isRefusal(taken) ? taken : shown(work, taken)
    }),
    ...verdictHandlers(ports, subscribers, shown, viewOf),
    inspectionHandler(ports, viewOf),
    handler(endpoints.placeLegalHold, async (work, { params, body }) => {
      const changed = await changeLegalHold(work, documentId(params.id), body)
      return isRefusal(changed) ? changed : viewOf(work, documentId(params.id))
    }),
    ...contentHandlers(ports),
  ]
}
