import type { FilesPort } from '../../partners/files.ts'
import type { Content, Segment } from './contents.store.ts'
import { segmentCipher } from './opened/segment-cipher.ts'

/** Maximum size of a segment. An upload has one plain and one encrypted segment in memory. */
export const SEGMENT_BYTES = 4 * 1024 * 1024

/** The decrypted bytes of a content, one segment at a time. */
export async function* readContent(files: FilesPort, content: Content): AsyncGenerator<Uint8Array> {
  const cipher = segmentCipher(content.id, content.dataKey)
  for (const { position, name } of content.segments)
    yield cipher.decrypt(position, await files.get(content.id, name))
}

/** Encrypts one segment and stores it under its own name. */
export async function putSegment(
  files: FilesPort,
  content: Pick<Content, 'id' | 'dataKey'>,
  position: number,
  name: string,
  plain: Uint8Array,
): Promise<Segment> {
  const encrypted = segmentCipher(content.id, content.dataKey).encrypt(position, plain)
  await files.put(content.id, name, encrypted)
  return { position, name, plainBytes: plain.length }
}

/** Encrypts and stores bytes as the segments of a new content. */
export async function putContent(
  files: FilesPort,
  content: Content,
  bytes: Uint8Array,
  newName: () => string,
): Promise<readonly Segment[]> {
  const segments: Segment[] = []
  for (let at = 0; at < bytes.length; at += SEGMENT_BYTES) {
    const piece = bytes.subarray(at, at + SEGMENT_BYTES)
    segments.push(await putSegment(files, content, segments.length, newName(), piece))
  }
  return segments
}

/** Deletes the files of a content that are not among its segments: those of a concurrent or crashed request. */
export async function tidyContent(files: FilesPort, { id, segments }: Content): Promise<void> {
  const known = new Set(segments.map(({ name }) => name))
  const strays = (await files.names(id)).filter((name) => !known.has(name))
  if (strays.length > 0) await files.remove(id, strays)
}

/** Splits a stream into segments. When the stream breaks off, the bytes received so far are the last segment. */
export async function* inSegments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let length = 0
  const taken = (): Uint8Array => {
    const whole = Buffer.concat(held)
    held = []
    length = 0
    return whole
  }
  const pieces = bytes[Symbol.asyncIterator]()
  for (;;) {
    // A broken connection ends the stream like its last byte does: the client asks for the offset and continues.
    const next = await pieces.next().catch(() => ({ done: true as const, value: undefined }))
    if (next.done === true) break
    let rest = next.value
    while (length + rest.length >= SEGMENT_BYTES) {
      const fits = SEGMENT_BYTES - length
      held.push(rest.subarray(0, fits))
      rest = rest.subarray(fits)
      yield taken()
    }
    held.push(rest)
    length += rest.length
  }
  if (length > 0) yield taken()
}
