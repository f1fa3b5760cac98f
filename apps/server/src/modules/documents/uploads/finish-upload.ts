import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import { FilesUnavailable } from '../../../platform/data/files-unavailable.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { putContent, tidyContent } from '../content.ts'
import { contentFor, insertContent, insertSegments, type Content } from '../contents.store.ts'
import { endUpload } from './end-upload.ts'
import type { DocumentSubscribers } from '../subscribers.ts'
import { inspect, type CheckPorts, type Inspected, type InspectRefusal } from '../opened/inspect.ts'
import { alreadySent, recordDocument, type RecordRefusal } from '../record-document.ts'
import { ruleOf } from '../rules.ts'
import { lockUpload, setUploadState } from './uploads.store.ts'
import type { Upload } from './upload.ts'

/** Ports for checking a finished upload, and the subscribers of its document. */
export interface FinishParts extends CheckPorts {
  readonly subscribers: DocumentSubscribers
}

/** Lease of a check. A process that takes longer counts as crashed. */
const LEASE_MS = 3 * 60_000

type FinishRefusal =
  | InspectRefusal
  | RecordRefusal
  | 'selfie-consent-missing'
  | 'upload-ended'
  | 'upload-incomplete'
  | 'request-in-progress'
type Leased = { readonly documentId: Id<'document'> } | { readonly upload: Upload; readonly content: Content }

/**
 * Checks a complete file and makes it a document. Returns its id; repeated calls return the same one. A refused file is
 * dropped, also one whose checksum is not `meant`. When the scanner or the file store is unavailable, the file stays
 * and can be finished later.
 */
export async function finishUpload(
  runtime: Runtime,
  ports: FinishParts,
  actor: Actor,
  id: string,
  meant?: string,
): Promise<string | Refusal<FinishRefusal>> {
  const leased = await runtime.work(actor, (work) => lease(work, id))
  if (isRefusal(leased)) return leased
  if ('documentId' in leased) return leased.documentId
  const { upload, content } = leased
  const made = await check(runtime, ports, actor, { upload, content, meant }).catch(
    async (error: unknown) => {
      await release(runtime, actor, upload)
      if (!(error instanceof FilesUnavailable)) throw error
      runtime.logger.warn({ err: error }, 'file not checked')
      return refuse('unavailable', { part: 'files' })
    },
  )
  if (!isRefusal(made)) return made
  if (made.refused === 'unavailable') await release(runtime, actor, upload)
  else await endUpload(runtime, actor, upload)
  return made
}

async function lease(
  work: Work,
  id: string,
): Promise<Leased | Refusal<'upload-ended' | 'upload-incomplete' | 'request-in-progress'>> {
  const upload = await lockUpload(work, id)
  if (upload === undefined || upload.state === 'ended') return refuse('upload-ended')
  if (upload.documentId !== undefined) return { documentId: upload.documentId }
  const { receivedBytes, sizeBytes, leasedUntil } = upload
  if (receivedBytes < sizeBytes) return refuse('upload-incomplete', { receivedBytes })
  if (upload.state === 'checking' && leasedUntil !== undefined && leasedUntil > work.realNow)
    return refuse('request-in-progress')
  const content = await contentFor(work, upload.contentId)
  if (content === undefined) return refuse('upload-ended')
  await setUploadState(work, id, 'checking', { leasedUntil: new Date(work.realNow.getTime() + LEASE_MS) })
  return { upload, content }
}

const release = (runtime: Runtime, actor: Actor, { id }: Upload): Promise<void> =>
  runtime.work(actor, async (work) => {
    if ((await lockUpload(work, id))?.state === 'checking') await setUploadState(work, id, 'receiving')
  })

interface Checked {
  readonly upload: Upload
  readonly content: Content
  readonly meant: string | undefined
}

async function check(
  runtime: Runtime,
  ports: FinishParts,
  actor: Actor,
  { upload, content, meant }: Checked,
): Promise<string | Refusal<InspectRefusal | RecordRefusal | 'selfie-consent-missing' | 'upload-ended'>> {
  const { sources } = await runtime.work(actor, (work) => ruleOf(work, upload.kind))
  const inspected = await inspect(ports, upload.customerId, content, sources, async (sha256) => {
    if (meant !== undefined && sha256.toString('hex') !== meant)
      return refuse('upload-differs', {}, [{ at: 'file', fault: 'choice' }])
    return runtime.work(actor, (work) => alreadySent(work, upload, sha256))
  })
  if (isRefusal(inspected)) return inspected
  const kept = await keptContent(runtime, ports, actor, upload.customerId, inspected, content)
  const recorded = await runtime.work(actor, async (work) => {
    // After the lease expired another request may have finished the upload, or the customer ended it.
    const now = await lockUpload(work, upload.id)
    if (now?.documentId !== undefined) return now.documentId
    if (now?.state !== 'checking') return refuse('upload-ended')
    // The consent may have been withdrawn while the file was checked.
    const refused = await ports.subscribers.mayReceive(work, upload.customerId, upload.kind)
    if (refused !== undefined) return refused
    const document = await recordDocument(work, upload, inspected, {
      id: kept.id,
      sizeBytes: inspected.renewed?.length ?? upload.sizeBytes,
    })
    if (isRefusal(document)) return document
    await ports.subscribers.changed(work, document)
    if (kept.id !== content.id) await insertSegments(work, kept.id, kept.segments)
    return document.id
  })
  return recorded
}

/** The content to keep: the bytes as sent, or the re-encoded picture. Stored before any row refers to it. */
async function keptContent(
  runtime: Runtime,
  { files }: CheckPorts,
  actor: Actor,
  customerId: Id<'customer'>,
  { renewed }: Inspected,
  content: Content,
): Promise<Content> {
  if (renewed === undefined) {
    await tidyContent(files, content)
    return content
  }
  const fresh = await runtime.work(actor, (work) => insertContent(work, customerId))
  const names = await runtime.work(actor, async (work) =>
    Array.from({ length: Math.ceil(renewed.length / 1024 / 1024) + 1 }, () => work.id()),
  )
  return { ...fresh, segments: await putContent(files, fresh, renewed, () => names.pop() ?? '') }
}
