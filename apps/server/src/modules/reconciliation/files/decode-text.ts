import { FileProblem } from './statement-file.ts'

/** Length in bytes of a UTF-8 character that begins with this byte; 1 for an invalid first byte. */
const lengthOf = (lead: number): number =>
  lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 1

const continues = (byte: number): boolean => byte >= 0x80 && byte <= 0xbf

/**
 * Decodes bytes to text, piece by piece. When the encoding is not declared, the first non-ASCII character determines
 * it: a valid UTF-8 character means UTF-8, anything else Windows-1252, which banks still use.
 */
export class TextDecoding {
  private decoder: InstanceType<typeof TextDecoder> | undefined
  private kept = new Uint8Array(0)

  constructor(encoding?: 'utf-8' | 'windows-1252') {
    if (encoding !== undefined) this.decoder = new TextDecoder(encoding, { fatal: true })
  }

  /** Decodes the next bytes. Throws FileProblem at an invalid character. */
  take(chunk: Uint8Array): string {
    if (this.decoder !== undefined) return this.decoded(chunk, true)
    const bytes = Buffer.concat([this.kept, chunk])
    const first = bytes.findIndex((byte) => byte >= 0x80)
    if (first < 0) {
      this.kept = new Uint8Array(0)
      return bytes.toString('latin1')
    }
    const letter = bytes.subarray(first, first + lengthOf(bytes[first] ?? 0))
    if (letter.length < lengthOf(bytes[first] ?? 0)) {
      this.kept = bytes.subarray(first)
      return bytes.subarray(0, first).toString('latin1')
    }
    const isUtf8 = letter.length > 1 && letter.subarray(1).every(continues)
    this.kept = new Uint8Array(0)
    this.decoder = new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252', { fatal: true })
    return this.decoded(bytes, true)
  }

  /** Decodes the bytes left at the end. */
  end(): string {
    if (this.decoder !== undefined) return this.decoded(new Uint8Array(0), false)
    return Buffer.from(this.kept).toString('latin1')
  }

  private decoded(bytes: Uint8Array, stream: boolean): string {
    try {
      return this.decoder?.decode(bytes, { stream }) ?? ''
    } catch {
      throw new FileProblem('encoding', { line: 1, column: 1 })
    }
  }
}
