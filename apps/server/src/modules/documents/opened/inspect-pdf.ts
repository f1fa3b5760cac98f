import path from 'node:path'
import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import { readContent } from '../content.ts'
import type { Content } from '../contents.store.ts'
import { openInChild, type Opening } from './open-in-child.ts'
import type { OpenedPdf } from './open-pdf-child.ts'

const HEAD_BYTES = 1024
const TAIL_BYTES = 4096

const opening: Opening = {
  file: path.join(import.meta.dirname, 'open-pdf-child.ts'),
  name: 'openPdf',
  limits: { memoryBytes: 256 * 1024 * 1024, cpuSeconds: 10, wallMs: 60_000, answerBytes: 1024 },
}

type PdfRefusal = Refusal<'document-corrupt' | 'document-locked' | 'document-too-complex' | 'unavailable'>
const corrupt = (): PdfRefusal =>
  refuse('document-corrupt', { type: 'pdf' }, [{ at: 'file', fault: 'format' }])

/** Whether a PDF is complete and opens without a password, and its number of pages. */
export async function inspectPdf(
  files: FilesPort,
  customerId: Id<'customer'>,
  content: Content,
): Promise<{ readonly pages: number } | PdfRefusal> {
  const { head, tail } = await endsOf(files, content)
  if (!head.includes('%PDF-') || !isWhole(tail)) return corrupt()
  const opened = await openInChild(opening, files, customerId, content)
  if (isRefusal(opened)) return opened
  const found = opened.facts as OpenedPdf
  if (found === 'locked') return refuse('document-locked', {}, [{ at: 'file', fault: 'choice' }])
  if (found === 'too-complex') return refuse('document-too-complex', {}, [{ at: 'file', fault: 'too-big' }])
  return found === 'corrupt' || !isPageCount(found.pages) ? corrupt() : { pages: found.pages }
}

const PAGES_MAX = 1_000_000
/** The number of pages comes from the file; the column has an upper bound. */
const isPageCount = (pages: unknown): pages is number =>
  Number.isSafeInteger(pages) && Number(pages) >= 1 && Number(pages) <= PAGES_MAX

/** A PDF that was cut off has lost the table at its end. */
const isWhole = (tail: string): boolean => /startxref\s+[0-9]+\s+%%EOF/.test(tail)

async function endsOf(files: FilesPort, content: Content) {
  let head = ''
  let tail: Buffer = Buffer.alloc(0)
  for await (const piece of readContent(files, content)) {
    if (head.length < HEAD_BYTES)
      head += Buffer.from(piece.subarray(0, HEAD_BYTES - head.length)).toString('latin1')
    const end = Buffer.concat([tail, piece.subarray(-TAIL_BYTES)])
    tail = end.subarray(-TAIL_BYTES)
  }
  return { head, tail: tail.toString('latin1') }
}
