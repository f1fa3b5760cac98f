import { getDocumentProxy } from 'unpdf'
import type { ChildAnswer } from '../../../platform/isolated/child-main.ts'
import { unpacksTo } from './unpacked-bytes.ts'

/** The number of pages, or why the PDF does not open. */
export type OpenedPdf = { readonly pages: number } | 'locked' | 'corrupt' | 'too-complex'

/** Bytes that the streams of a file may unpack to: a constant plus a multiple of the file's size. */
const UNPACKED_MAX_BYTES = 512 * 1024 * 1024
const UNPACKED_MAX_TIMES = 8

/** Opens a PDF up to its first page. Runs in a child process, because the content is untrusted. */
export async function openPdf(bytes: Uint8Array): Promise<ChildAnswer> {
  const most = UNPACKED_MAX_BYTES + UNPACKED_MAX_TIMES * bytes.length
  return { facts: (await unpacksTo(bytes, most)) ? 'too-complex' : await opened(bytes) }
}

async function opened(bytes: Uint8Array): Promise<OpenedPdf> {
  try {
    const pdf = await getDocumentProxy(bytes, { stopAtErrors: true, verbosity: 0 })
    const page = await pdf.getPage(1)
    await page.getOperatorList()
    return { pages: pdf.numPages }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'corrupt'
  }
}
