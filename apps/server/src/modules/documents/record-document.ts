import { refuse, toWireId, type Refusal } from '@puente/contract'
import { oneAtATime } from '../../platform/data/one-at-a-time.ts'
import type { Work } from '../../platform/work.ts'
import { dropContent } from './contents.store.ts'
import type { Document } from './document.ts'
import { documentInReview, insertDocument, lockInSlot, sameFile, saveDocument } from './documents.store.ts'
import { documentEvents, documentEvent } from './events.ts'
import type { Inspected } from './opened/inspect.ts'
import { insertReading } from './reading/readings.store.ts'
import { isIdentityKind, keepUntil, ruleOf } from './rules.ts'
import { setUploadState } from './uploads/uploads.store.ts'
import type { Upload } from './uploads/upload.ts'

export type RecordRefusal = 'document-in-review' | 'document-already-sent'

/** Refusal for a file that this customer sent before; its facts name the earlier document. */
export async function alreadySent(
  work: Work,
  { customerId, kind }: Pick<Document, 'customerId' | 'kind'>,
  sha256: Buffer,
): Promise<Refusal<'document-already-sent'> | undefined> {
  const same = await sameFile(work, customerId, kind, sha256)
  if (same === undefined) return undefined
  const facts = { documentId: toWireId('document', same.id), kind: same.kind, state: same.state }
  return refuse('document-already-sent', facts, [{ at: 'file', fault: 'choice' }])
}

/**
 * Makes a checked upload a document. Replaces a waiting or refused document in its slot; an accepted one stays until
 * staff accept the new one. Emits `documents.received`.
 */
export async function recordDocument(
  work: Work,
  upload: Upload,
  inspected: Inspected,
  content: { readonly id: string; readonly sizeBytes: number },
): Promise<Document | Refusal<RecordRefusal>> {
  const { customerId } = upload
  await oneAtATime(work, 'documents', customerId)
  const refused =
    (await alreadySent(work, upload, inspected.sha256)) ??
    ((await documentInReview(work, customerId, upload)) ? refuse('document-in-review') : undefined)
  if (refused !== undefined) return refused
  for (const old of await lockInSlot(work, customerId, upload, ['received', 'refused']))
    await replace(work, old)
  const document: Document = {
    id: work.id(),
    customerId,
    userId: upload.userId,
    kind: upload.kind,
    side: upload.side,
    page: upload.page,
    fileName: upload.fileName,
    type: inspected.type,
    sizeBytes: content.sizeBytes,
    pages: inspected.pages,
    sha256: inspected.sha256,
    scan: inspected.scan,
    contentId: content.id,
    state: 'received',
    reason: undefined,
    remark: undefined,
    receivedAt: work.now,
    takenBy: undefined,
    decidedBy: undefined,
    decidedAt: undefined,
    keepUntil: undefined,
    legalHold: false,
  }
  await insertDocument(work, document)
  if (isIdentityKind(document.kind) && document.type === 'image/jpeg') await insertReading(work, document.id)
  await setUploadState(work, upload.id, 'done', { done: { documentId: document.id, contentId: content.id } })
  if (content.id !== upload.contentId) await dropContent(work, upload.contentId)
  await work.emit(documentEvent(documentEvents.received, document))
  await work.audit({ action: 'document-received', subject: toWireId('document', document.id) })
  return document
}

/**
 * Replaces a document. The content of one that was not reviewed is dropped; any other is kept for its retention period.
 */
export async function replace(work: Work, old: Document): Promise<void> {
  if (old.state === 'received') {
    if (old.contentId !== undefined) await dropContent(work, old.contentId)
    return saveDocument(work, { ...old, state: 'replaced', contentId: undefined })
  }
  const rule = await ruleOf(work, old.kind)
  const until = keepUntil(rule, work.now, old.state === 'accepted')
  await saveDocument(work, { ...old, state: 'replaced', keepUntil: old.keepUntil ?? until })
}
