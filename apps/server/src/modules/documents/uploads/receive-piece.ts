import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import { FilesUnavailable } from '../../../platform/data/files-unavailable.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Runtime } from '../../../platform/work.ts'
import { inSegments, putSegment } from '../content.ts'
import { contentFor, insertSegments, type Content, type Segment } from '../contents.store.ts'
import { endUpload } from './end-upload.ts'
import { SNIFFED_BYTES, sourceOf } from '../opened/sniff.ts'
import { countSegment, uploadFor } from './uploads.store.ts'
import type { Upload } from './upload.ts'

type PieceRefusal =
  'upload-ended' | 'upload-elsewhere' | 'document-too-large' | 'document-type-unknown' | 'unavailable'

/** Connections that break leave short segments. No real upload reaches this number. */
const SEGMENTS_MAX = 4000

/**
 * Stores the next bytes of an upload in segments that are complete by themselves, so that a broken connection loses
 * nothing received. Bytes beyond the announced size or of an unknown type end the upload.
 */
export async function receivePiece(
  runtime: Runtime,
  files: FilesPort,
  actor: Actor,
  id: string,
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Upload | Refusal<PieceRefusal>> {
  let upload = await runtime.work(actor, async (work) => openUpload(await uploadFor(work, id), offset))
  if (isRefusal(upload)) return upload
  const { contentId } = upload
  const content = await runtime.work(actor, (work) => contentFor(work, contentId))
  if (content === undefined) return refuse('upload-ended')
  let refused: Refusal<PieceRefusal> | undefined
  for await (const plain of inSegments(bytes)) {
    // After a refusal the rest is read and ignored: a client reads the response only after sending its body.
    if (refused !== undefined) continue
    const kept = await keep(runtime, files, actor, upload, content, plain)
    if (isRefusal(kept)) refused = kept
    else upload = kept
  }
  return refused ?? upload
}

/** The upload, if it accepts bytes from this offset. */
function openUpload(
  upload: Upload | undefined,
  offset: number,
): Upload | Refusal<'upload-ended' | 'upload-elsewhere'> {
  if (upload?.state !== 'receiving' || upload.segments >= SEGMENTS_MAX) return refuse('upload-ended')
  return upload.receivedBytes === offset
    ? upload
    : refuse('upload-elsewhere', { receivedBytes: upload.receivedBytes })
}

/** Checks, stores and counts one segment. */
async function keep(
  runtime: Runtime,
  files: FilesPort,
  actor: Actor,
  upload: Upload,
  content: Content,
  plain: Uint8Array,
): Promise<Upload | Refusal<PieceRefusal>> {
  const { receivedBytes, sizeBytes, segments } = upload
  const after = receivedBytes + plain.length
  if (after > sizeBytes) {
    await endUpload(runtime, actor, upload)
    return refuse('document-too-large', { maxBytes: sizeBytes }, [{ at: 'file', fault: 'too-big' }])
  }
  // The first bytes show the type: an unknown one is refused before the whole file is sent. The whole is checked again
  // later.
  if (receivedBytes === 0 && (plain.length >= SNIFFED_BYTES || after === sizeBytes)) {
    const source = await sourceOf(plain)
    if (isRefusal(source)) {
      await endUpload(runtime, actor, upload)
      return source
    }
  }
  const name = await runtime.work(actor, async (work) => work.id())
  try {
    const segment = await putSegment(files, content, segments, name, plain)
    if (await count(runtime, actor, upload, segment))
      return { ...upload, receivedBytes: after, segments: segments + 1 }
    await files.remove(content.id, [name])
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    runtime.logger.warn({ err: error }, 'segment not kept')
    return refuse('unavailable', { part: 'files' })
  }
  const now = await runtime.work(actor, (work) => uploadFor(work, upload.id))
  return now?.state === 'receiving'
    ? refuse('upload-elsewhere', { receivedBytes: now.receivedBytes })
    : refuse('upload-ended')
}

const count = (runtime: Runtime, actor: Actor, upload: Upload, segment: Segment): Promise<boolean> =>
  runtime.work(actor, async (work) => {
    if (!(await countSegment(work, upload, upload.receivedBytes, segment))) return false
    await insertSegments(work, upload.contentId, [segment])
    return true
  })
