import path from 'node:path'
import { refuse, type Refusal } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import { onThreads } from '../../platform/threads.ts'
import { readContent, wholeContent } from './content.ts'
import type { Content } from './contents.store.ts'
import { inTurn } from './in-turn.ts'
import type { OpenedPdf } from './open-pdf-thread.ts'

/** A larger PDF is judged by how it begins and ends: opening takes its whole size in memory. */
const OPENED_MAX_BYTES = 32 * 1024 * 1024
const OPEN_PATIENCE_MS = 20_000
const HEAD_BYTES = 1024
const TAIL_BYTES = 4096

const openOnThread = onThreads<Uint8Array, OpenedPdf>(
  path.join(import.meta.dirname, 'open-pdf-thread.ts'),
  'openPdf',
  OPEN_PATIENCE_MS,
)

type PdfRefusal = Refusal<'document-corrupt' | 'document-locked'>
const corrupt = (): PdfRefusal =>
  refuse('document-corrupt', { type: 'pdf' }, [{ at: 'file', fault: 'format' }])
const locked = (): PdfRefusal => refuse('document-locked', {}, [{ at: 'file', fault: 'choice' }])

/** Whether a PDF is whole and opens without a password; how many pages it has, where it was small enough to open. */
export async function inspectPdf(
  files: FilesPort,
  content: Content,
): Promise<{ readonly pages?: number } | PdfRefusal> {
  const { head, tail, sizeBytes } = await endsOf(files, content)
  if (!head.includes('%PDF-') || !isWhole(tail)) return corrupt()
  if (sizeBytes > OPENED_MAX_BYTES) return tail.includes('/Encrypt') ? locked() : {}
  const opened = await inTurn(async () =>
    // What its thread cannot bear, or not in time, is nothing that staff could open either.
    openOnThread(await wholeContent(files, content)).catch((): OpenedPdf => 'corrupt'),
  )
  if (opened === 'locked') return locked()
  return opened === 'corrupt' ? corrupt() : opened
}

/** A PDF that was cut off has lost the table at its end. */
const isWhole = (tail: string): boolean => /startxref\s+[0-9]+\s+%%EOF/.test(tail)

async function endsOf(files: FilesPort, content: Content) {
  let head = ''
  let tail: Buffer = Buffer.alloc(0)
  let sizeBytes = 0
  for await (const piece of readContent(files, content)) {
    if (head.length < HEAD_BYTES)
      head += Buffer.from(piece.subarray(0, HEAD_BYTES - head.length)).toString('latin1')
    const end = Buffer.concat([tail, piece.subarray(-TAIL_BYTES)])
    tail = end.subarray(-TAIL_BYTES)
    sizeBytes += piece.length
  }
  return { head, tail: tail.toString('latin1'), sizeBytes }
}
