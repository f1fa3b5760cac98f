import { createHash } from 'node:crypto'
import { refuse, type Refusal } from '@puente/contract'
import { TextDecoding } from './decode-text.ts'
import { CamtReader } from './read-camt.ts'
import { CsvReader } from './read-csv.ts'
import { FileProblem, type FileLimits, type StatementFile, type TextReader } from './statement-file.ts'

/** So much of a file tells what it is. */
const HEAD_BYTES = 512

const start = { line: 1, column: 1 } as const

/** Which letters an XML file says it is written in. */
function encodingSaid(head: string): 'utf-8' | 'windows-1252' {
  const said = /^<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (said === 'utf-8' || said === 'us-ascii') return 'utf-8'
  if (said === 'iso-8859-1' || said === 'windows-1252' || said === 'latin1') return 'windows-1252'
  throw new FileProblem('encoding', start, said)
}

/** What a file is, by its first bytes and never by its name. */
function begin(head: Buffer, limits: FileLimits) {
  const text = head
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart()
  if (text.includes('\0') || text.startsWith('PK')) throw new FileProblem('type', start)
  return text.startsWith('<')
    ? {
        format: 'camt.053' as const,
        reader: new CamtReader(limits),
        decoding: new TextDecoding(encodingSaid(text)),
      }
    : { format: 'csv' as const, reader: new CsvReader(limits), decoding: new TextDecoding() }
}

/** One file while its bytes arrive. */
class Arriving {
  private head = Buffer.alloc(0)
  private begun: ReturnType<typeof begin> | undefined
  private readonly limits: FileLimits

  constructor(limits: FileLimits) {
    this.limits = limits
  }

  take(chunk: Uint8Array): void {
    if (this.begun === undefined) {
      this.head = Buffer.concat([this.head, chunk])
      if (this.head.length < HEAD_BYTES) return
      this.start()
    } else this.begun.reader.write(this.begun.decoding.take(chunk))
  }

  end(): Pick<StatementFile, 'format' | 'statements'> {
    const { format, reader, decoding } = this.begun ?? this.start()
    reader.write(decoding.end())
    return { format, statements: reader.end() }
  }

  private start(): { format: StatementFile['format']; reader: TextReader; decoding: TextDecoding } {
    const begun = begin(this.head.subarray(0, HEAD_BYTES), this.limits)
    begun.reader.write(begun.decoding.take(this.head))
    this.head = Buffer.alloc(0)
    return (this.begun = begun)
  }
}

function problem(error: unknown): Refusal<'statement-unreadable'> {
  if (!(error instanceof FileProblem)) throw error
  const { fault, place, found } = error
  return refuse('statement-unreadable', { fault, ...place, found })
}

/**
 * Reads the statements of a file while it arrives; of the file itself nothing is kept. Refuses what is larger, deeper or
 * longer than allowed, and names the first place that cannot be read.
 */
export async function readStatements(
  content: AsyncIterable<Uint8Array>,
  limits: FileLimits,
): Promise<StatementFile | Refusal<'statement-unreadable' | 'statement-too-large'>> {
  const hash = createHash('sha256')
  const arriving = new Arriving(limits)
  let bytes = 0
  let refused: Refusal<'statement-unreadable' | 'statement-too-large'> | undefined
  for await (const chunk of content) {
    bytes += chunk.length
    // Who is still sending hears the answer at their end, unless that never comes.
    if (bytes > limits.maxBytes * 2) break
    if (refused !== undefined) continue
    if (bytes > limits.maxBytes) {
      refused = refuse('statement-too-large', { maximumBytes: limits.maxBytes })
      continue
    }
    hash.update(chunk)
    try {
      arriving.take(chunk)
    } catch (error) {
      refused = problem(error)
    }
  }
  if (refused !== undefined) return refused
  try {
    return { hash: hash.digest(), ...arriving.end() }
  } catch (error) {
    return problem(error)
  }
}
