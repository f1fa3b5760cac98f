import { createHash } from 'node:crypto'
import { TextDecoding } from './files/decode-text.ts'
import { CamtReader } from './files/read-camt.ts'
import { CsvReader } from './files/read-csv.ts'
import { FileProblem, type FileLimits, type StatementFile, type TextReader } from './files/statement-file.ts'

/** Bytes of a file that determine its format. */
const HEAD_BYTES = 512

const start = { line: 1, column: 1 } as const

/** The encoding that an XML file declares. */
function encodingSaid(head: string): 'utf-8' | 'windows-1252' {
  const said = /^<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (said === 'utf-8' || said === 'us-ascii') return 'utf-8'
  if (said === 'iso-8859-1' || said === 'windows-1252' || said === 'latin1') return 'windows-1252'
  throw new FileProblem('encoding', start, said)
}

/** The format of a file, determined from its first bytes and not from its name. */
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

/** A file whose bytes are arriving. Throws FileProblem at the first position that cannot be read. */
export class Arriving {
  private head = Buffer.alloc(0)
  private begun: ReturnType<typeof begin> | undefined
  private readonly hash = createHash('sha256')
  private readonly limits: FileLimits

  constructor(limits: FileLimits) {
    this.limits = limits
  }

  take(chunk: Uint8Array): void {
    this.hash.update(chunk)
    if (this.begun === undefined) {
      this.head = Buffer.concat([this.head, chunk])
      if (this.head.length < HEAD_BYTES) return
      this.start()
    } else this.begun.reader.write(this.begun.decoding.take(chunk))
  }

  end(): StatementFile {
    const { format, reader, decoding } = this.begun ?? this.start()
    reader.write(decoding.end())
    return { format, statements: reader.end(), hash: this.hash.digest() }
  }

  private start(): { format: StatementFile['format']; reader: TextReader; decoding: TextDecoding } {
    const begun = begin(this.head.subarray(0, HEAD_BYTES), this.limits)
    begun.reader.write(begun.decoding.take(this.head))
    this.head = Buffer.alloc(0)
    return (this.begun = begun)
  }
}
