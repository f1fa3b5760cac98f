import { isRefusal, refuse, type Refusal } from '@puente/contract'
import { FilesAway } from '../../platform/data/files-away.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { putContent, tidyContent } from './content.ts'
import { contentFor, insertContent, insertSegments, type Content } from './contents.store.ts'
import { endUpload } from './end-upload.ts'
import type { DocumentHearers } from './hearers.ts'
import { inspect, type CheckPorts, type Inspected, type InspectRefusal } from './inspect.ts'
import { alreadySent, recordDocument, type RecordRefusal } from './record-document.ts'
import { ruleOf } from './rules.ts'
import { lockUpload, setUploadState } from './uploads.store.ts'
import type { Upload } from './upload.ts'

/** What a finished upload is checked by, and who hears of its document. */
export interface FinishParts extends CheckPorts {
  readonly hearers: DocumentHearers
}

/** Whoever checks longer than this has died. */
const LEASE_MS = 3 * 60_000

type FinishRefusal =
  InspectRefusal | RecordRefusal | 'upload-ended' | 'upload-incomplete' | 'request-in-progress'
type Claimed = { readonly documentId: string } | { readonly upload: Upload; readonly content: Content }

/**
 * Checks a whole file and makes it a document; answers its id, the same one however often it is asked. A file that is
 * refused is thrown away, as is one whose checksum is not the one that was `meant`; when something of ours is away the file stays, and may be finished later.
 */
export async function finishUpload(
  runtime: Runtime,
  ports: FinishParts,
  actor: Actor,
  id: string,
  meant?: string,
): Promise<string | Refusal<FinishRefusal>> {
  const claimed = await runtime.work(actor, (work) => claim(work, id))
  if (isRefusal(claimed)) return claimed
  if ('documentId' in claimed) return claimed.documentId
  const { upload, content } = claimed
  const made = await check(runtime, ports, actor, { upload, content, meant }).catch(
    async (error: unknown) => {
      await release(runtime, actor, upload)
      if (!(error instanceof FilesAway)) throw error
      runtime.logger.warn({ err: error }, 'file not checked')
      return refuse('unavailable', { part: 'files' })
    },
  )
  if (!isRefusal(made)) return made
  if (made.refused === 'unavailable') await release(runtime, actor, upload)
  else await endUpload(runtime, actor, upload)
  return made
}

async function claim(
  work: Work,
  id: string,
): Promise<Claimed | Refusal<'upload-ended' | 'upload-incomplete' | 'request-in-progress'>> {
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
): Promise<string | Refusal<InspectRefusal | RecordRefusal | 'upload-ended'>> {
  const { sources } = await runtime.work(actor, (work) => ruleOf(work, upload.kind))
  const inspected = await inspect(ports, upload.customerId, content, sources, async (sha256) => {
    if (meant !== undefined && sha256.toString('hex') !== meant)
      return refuse('upload-differs', {}, [{ at: 'file', fault: 'choice' }])
    return runtime.work(actor, (work) => alreadySent(work, upload, sha256))
  })
  if (isRefusal(inspected)) return inspected
  const kept = await keptContent(runtime, ports, actor, inspected, content)
  const recorded = await runtime.work(actor, async (work) => {
    // Whoever held it too long finds that someone else has finished, or that its customer gave it up.
    const now = await lockUpload(work, upload.id)
    if (now?.documentId !== undefined) return now.documentId
    if (now?.state !== 'checking') return refuse('upload-ended')
    const document = await recordDocument(work, upload, inspected, {
      id: kept.id,
      sizeBytes: inspected.renewed?.length ?? upload.sizeBytes,
    })
    if (isRefusal(document)) return document
    await ports.hearers.changed(work, document)
    if (kept.id !== content.id) await insertSegments(work, kept.id, kept.segments)
    return document.id
  })
  return recorded
}

/** What is kept: the bytes as they came, or a picture drawn anew, put away before anyone points to it. */
async function keptContent(
  runtime: Runtime,
  { files }: CheckPorts,
  actor: Actor,
  { renewed }: Inspected,
  content: Content,
): Promise<Content> {
  if (renewed === undefined) {
    await tidyContent(files, content)
    return content
  }
  const fresh = await runtime.work(actor, (work) => insertContent(work))
  const names = await runtime.work(actor, async (work) =>
    Array.from({ length: Math.ceil(renewed.length / 1024 / 1024) + 1 }, () => work.id()),
  )
  return { ...fresh, segments: await putContent(files, fresh, renewed, () => names.pop() ?? '') }
}
