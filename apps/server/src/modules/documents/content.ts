import type { FilesPort } from '../../partners/files.ts'
import type { Content, Segment } from './contents.store.ts'
import { segmentCipher } from './segment-cipher.ts'

/** Bytes are sealed and put away in segments of at most so many: what one upload holds in memory, twice over. */
export const SEGMENT_BYTES = 4 * 1024 * 1024

/** The plain bytes of a content, one segment at a time. */
export async function* readContent(files: FilesPort, content: Content): AsyncGenerator<Uint8Array> {
  const cipher = segmentCipher(content.id, content.dataKey)
  for (const { position, name } of content.segments)
    yield cipher.open(position, await files.get(content.id, name))
}

/** All plain bytes of a content as one; for what cannot be read piece by piece. */
export async function wholeContent(files: FilesPort, content: Content): Promise<Uint8Array> {
  const whole = new Uint8Array(content.segments.reduce((sum, { plainBytes }) => sum + plainBytes, 0))
  let at = 0
  for await (const piece of readContent(files, content)) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Puts one segment away under a name of its own. */
export async function putSegment(
  files: FilesPort,
  content: Pick<Content, 'id' | 'dataKey'>,
  position: number,
  name: string,
  plain: Uint8Array,
): Promise<Segment> {
  const sealed = segmentCipher(content.id, content.dataKey).seal(position, plain)
  await files.put(content.id, name, sealed)
  return { position, name, plainBytes: plain.length }
}

/** Puts whole bytes away as segments of a content that has none. */
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

/** Throws away every file of a content but those it is made of: what a lost race or a dying process left. */
export async function tidyContent(files: FilesPort, { id, segments }: Content): Promise<void> {
  const known = new Set(segments.map(({ name }) => name))
  const strays = (await files.names(id)).filter((name) => !known.has(name))
  if (strays.length > 0) await files.remove(id, strays)
}

/** Cuts a stream into segments. What had come when it broke off comes too, as the last one. */
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
    // A line that breaks ends the stream like its last byte does: the sender asks from where to go on.
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
