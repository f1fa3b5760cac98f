import { toWireId, type DocumentReason, type Id } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { readContent } from './content.ts'
import { contentFor, dropContent } from './contents.store.ts'
import type { Document } from './document.ts'
import { documentFor, lockSelfies, outlivedSelfies, saveDocument } from './documents.store.ts'
import { documentEvent, documentEvents } from './events.ts'
import { lockSelfieUploads, setUploadState } from './uploads/uploads.store.ts'

/** What a person decided about a selfie; without a reason it shows the same person. */
export interface SelfieOutcome {
  readonly reason: DocumentReason | undefined
  readonly remark: string | undefined
  readonly keepUntil: Date
}

/** Records the verdict of the acting member of staff on a selfie that waits. */
export async function decideSelfieDocument(
  work: Work,
  document: Document,
  { reason, remark, keepUntil }: SelfieOutcome,
): Promise<Document> {
  if (work.actor.kind !== 'staff') throw new Error('staff decide about selfies')
  const decided: Document = {
    ...document,
    state: reason === undefined ? 'accepted' : 'refused',
    reason,
    remark,
    decidedBy: work.actor.staffId,
    decidedAt: work.now,
    keepUntil,
  }
  await saveDocument(work, decided)
  const event = reason === undefined ? documentEvents.accepted : documentEvents.refused
  await work.emit(documentEvent(event, decided))
  return decided
}

const isUndecided = ({ state }: Document): boolean => state === 'received' || state === 'in-review'

/** Drops the picture. A selfie without a verdict is removed; of any other the verdict stays. */
async function erase(work: Work, document: Document, action: string): Promise<void> {
  if (document.contentId !== undefined) await dropContent(work, document.contentId)
  const state = isUndecided(document) ? 'removed' : document.state
  await saveDocument(work, { ...document, state, contentId: undefined })
  await work.audit({ action, subject: toWireId('document', document.id) })
}

/** Erases the selfies of a customer who withdrew the consent, and ends uploads of others, unless a legal hold keeps them. */
export async function eraseSelfies(work: Work, customerId: Id<'customer'>): Promise<void> {
  for (const upload of await lockSelfieUploads(work, customerId)) {
    await setUploadState(work, upload.id, 'ended')
    await dropContent(work, upload.contentId)
  }
  for (const document of await lockSelfies(work, customerId)) await erase(work, document, 'selfie-erased')
}

/**
 * Erases selfies past their period after the verdict, and those that were received before an instant and got none.
 * Returns their ids.
 */
export async function endSelfies(
  work: Work,
  receivedBefore: Date,
  limit: number,
): Promise<readonly Id<'document'>[]> {
  const over = await outlivedSelfies(work, receivedBefore, limit)
  for (const document of over) await erase(work, document, 'selfie-outlived')
  return over.map(({ id }) => id)
}

/** The bytes of a document of at most so many bytes; undefined when it is larger or its content is gone. */
export async function documentBytes(
  runtime: Runtime,
  actor: Actor,
  files: FilesPort,
  { id, maxBytes }: { readonly id: Id<'document'>; readonly maxBytes: number },
): Promise<{ readonly type: Document['type']; readonly bytes: Uint8Array } | undefined> {
  const found = await runtime.work(actor, async (work) => {
    const document = await documentFor(work, id)
    if (document?.contentId === undefined || document.sizeBytes > maxBytes) return undefined
    const content = await contentFor(work, document.contentId)
    return content && { type: document.type, content }
  })
  if (found === undefined) return undefined
  const pieces: Uint8Array[] = []
  for await (const piece of readContent(files, found.content)) pieces.push(piece)
  return { type: found.type, bytes: Buffer.concat(pieces) }
}
