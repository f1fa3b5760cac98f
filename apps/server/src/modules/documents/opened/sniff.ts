import { documentSources, refuse, type DocumentSource, type Refusal } from '@puente/contract'
import { fileTypeFromBuffer } from 'file-type'

/** Number of bytes from the beginning that show a file's type. */
export const SNIFFED_BYTES = 4100

/** The type of a file by its first bytes, whatever its name. Refuses types that are not accepted. */
export async function sourceOf(
  beginning: Uint8Array,
  taken: readonly DocumentSource[] = documentSources,
): Promise<DocumentSource | Refusal<'document-type-unknown'>> {
  // The library throws on some malformed input. Such a file has no accepted type.
  const found = await fileTypeFromBuffer(beginning.subarray(0, SNIFFED_BYTES)).catch(() => undefined)
  const source = taken.find((type) => type === found?.mime)
  if (source !== undefined) return source
  return refuse('document-type-unknown', found === undefined ? {} : { found: found.ext }, [
    { at: 'file', fault: 'format' },
  ])
}
