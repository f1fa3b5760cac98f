import { createHash } from 'node:crypto'
import {
  isRefusal,
  refuse,
  type DocumentScan,
  type DocumentSource,
  type DocumentType,
  type Refusal,
  type Id,
} from '@puente/contract'
import type { Ports } from '../../../partners/index.ts'
import { readContent } from '../content.ts'
import type { Content } from '../contents.store.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { inspectPicture } from './inspect-picture.ts'
import { SNIFFED_BYTES, sourceOf } from './sniff.ts'

/** The ports that checking a file needs. */
export type CheckPorts = Pick<Ports, 'files' | 'scanner'>

/** The result of checking a file that may be kept. */
export interface Inspected {
  readonly type: DocumentType
  readonly sha256: Buffer
  readonly scan: DocumentScan
  readonly pages: number | undefined
  /** The re-encoded picture, without camera metadata, which replaces the file; undefined for a PDF. */
  readonly renewed: Uint8Array | undefined
}

export type InspectRefusal =
  | 'document-type-unknown'
  | 'document-corrupt'
  | 'document-locked'
  | 'document-too-complex'
  | 'document-too-many-pixels'
  | 'document-too-few-pixels'
  | 'document-infected'
  | 'document-already-sent'
  | 'upload-differs'
  | 'unavailable'

/**
 * Checks a complete file: its type by content (one of `sources`), checksum, viruses, and whether it opens. `known` may
 * refuse it by its checksum before it is opened.
 */
export async function inspect(
  { files, scanner }: CheckPorts,
  customerId: Id<'customer'>,
  content: Content,
  sources: readonly DocumentSource[],
  known: (sha256: Buffer) => Promise<Refusal<InspectRefusal> | undefined>,
): Promise<Inspected | Refusal<InspectRefusal>> {
  const hash = createHash('sha256')
  let beginning = Buffer.alloc(0)
  const read = async function* () {
    for await (const piece of readContent(files, content)) {
      hash.update(piece)
      beginning = Buffer.concat([beginning, piece.subarray(0, SNIFFED_BYTES - beginning.length)])
      yield piece
    }
  }
  const scan = await scanner.scan(read())
  if (scan === 'away') return refuse('unavailable', { part: 'scanner' })
  if (scan === 'infected') return refuse('document-infected', {}, [{ at: 'file', fault: 'choice' }])
  const sha256 = hash.digest()
  const source = await sourceOf(beginning, sources)
  if (isRefusal(source)) return source
  const refused = await known(sha256)
  if (refused !== undefined) return refused
  const found =
    source === 'application/pdf'
      ? await inspectPdf(files, customerId, content)
      : await inspectPicture(files, customerId, content)
  if (isRefusal(found)) return found
  const type = source === 'application/pdf' ? source : 'image/jpeg'
  return { type, sha256, scan, pages: undefined, renewed: undefined, ...found }
}
