import { isRefusal, refuse, type CustomerKind, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { toDocumentWire } from '../document.ts'
import { documentFor } from '../documents.store.ts'
import type { DocumentSubscribers } from '../subscribers.ts'
import { cancelUpload } from './end-upload.ts'
import { finishUpload } from './finish-upload.ts'
import type { CheckPorts } from '../opened/inspect.ts'
import { receivePiece } from './receive-piece.ts'
import { rulesFor } from '../rules.ts'
import { startUpload } from './start-upload.ts'
import { begunUploads, uploadFor } from './uploads.store.ts'
import { toUploadWire } from './upload.ts'

/** Dependencies of the upload handlers. */
export interface UploadParts extends CheckPorts {
  /** Whether the acting customer is a person or a company. Injected, because `documents` may not import `customers`. */
  readonly actingKind: (work: Work) => Promise<CustomerKind>
  readonly maxUploadBytes: number
  readonly subscribers: DocumentSubscribers
}

/** Used by the generic access check: the customer whose upload the path names. */
export async function uploadOwner(work: Work, wire: string): Promise<string | undefined> {
  return (await uploadFor(work, uuidOf('upload', wire)))?.customerId
}

/** Handlers of uploads: announced, received in pieces, and checked when complete. */
export const uploadHandlers = (parts: UploadParts): readonly Handler[] => [
  handler(endpoints.listDocumentRules, async (work) => ({
    items: await rulesFor(work, await parts.actingKind(work)),
    maxBytes: parts.maxUploadBytes,
  })),
  handler(endpoints.startUpload, async (work, { body }) => {
    const { side, ...announced } = body
    const kind = await parts.actingKind(work)
    if (work.actor.kind !== 'customer') return refuse('not-allowed')
    const refused = await parts.subscribers.mayReceive(work, work.actor.customerId, body.kind)
    if (refused !== undefined) return refused
    const upload = await startUpload(work, { ...announced, side }, kind, parts.maxUploadBytes)
    return isRefusal(upload) ? upload : toUploadWire(upload)
  }),
  handler(endpoints.listUploads, async (work) => {
    if (work.actor.kind !== 'customer') throw new Error('uploads are a customer’s')
    const begun = await begunUploads(work, work.actor.customerId, work.actor.userId)
    return { items: begun.map((upload) => ({ ...toUploadWire(upload), fileName: upload.fileName })) }
  }),
  handler(endpoints.getUpload, async (work, { params }) => {
    const upload = await uploadFor(work, uuidOf('upload', params.id))
    return upload === undefined || upload.state === 'ended' ? refuse('upload-ended') : toUploadWire(upload)
  }),
  preparedHandler(
    endpoints.sendPiece,
    (runtime, { params, query, content, actor }) =>
      receivePiece(runtime, parts.files, actor, uuidOf('upload', params.id), query.offset, content),
    async (_work, _asked, upload) => toUploadWire(upload),
  ),
  preparedHandler(
    endpoints.finishUpload,
    (runtime, { params, actor, body }) =>
      finishUpload(runtime, parts, actor, uuidOf('upload', params.id), body.sha256),
    async (work, _asked, id) => {
      const document = await documentFor(work, id)
      return document === undefined ? refuse('not-found') : toDocumentWire(document)
    },
  ),
  handler(endpoints.cancelUpload, (work, { params }) => cancelUpload(work, uuidOf('upload', params.id))),
]
