import { documentSources, refuse, type DocumentSource, type Refusal } from '@puente/contract'
import { fileTypeFromBuffer } from 'file-type'

/** A type shows within so many bytes from the beginning. */
export const SNIFFED_BYTES = 4100

/** What a file is by how it begins, whatever its name says; a refusal for all that is not taken. */
export async function sourceOf(
  beginning: Uint8Array,
  taken: readonly DocumentSource[] = documentSources,
): Promise<DocumentSource | Refusal<'document-type-unknown'>> {
  // Recognising reads what may be anything: what makes it stumble is of no kind that is taken.
  const found = await fileTypeFromBuffer(beginning.subarray(0, SNIFFED_BYTES)).catch(() => undefined)
  const source = taken.find((type) => type === found?.mime)
  if (source !== undefined) return source
  return refuse('document-type-unknown', found === undefined ? {} : { found: found.ext }, [
    { at: 'file', fault: 'format' },
  ])
}
