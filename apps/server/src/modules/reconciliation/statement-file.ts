import type { FileFault, StatementFormat } from '@puente/contract/staff'

/** One movement as a bank's file says it; plus is money that came. */
export interface FileLine {
  readonly day: string
  readonly amountMinor: bigint
  readonly kind: string
  /** The bank's own name of the movement, where it gives one. */
  readonly bankId: string | undefined
  /** Everything by which we or the bank may know it again, as it is written. */
  readonly refs: readonly string[]
  readonly words: string
  readonly name: string | undefined
  readonly rut: string | undefined
}

/** One statement of one account in one currency, as a file says it. */
export interface FileStatement {
  readonly number: string
  readonly reference: string
  readonly sequence: bigint | undefined
  readonly currency: string
  readonly fromDay: string
  readonly toDay: string
  /** When the bank wrote the file, if the file contains it. Its last day may be incomplete. */
  readonly madeAt?: Date | undefined
  readonly openingMinor: bigint
  readonly closingMinor: bigint
  readonly lines: readonly FileLine[]
}

/** A whole file: what it is known by again, and the statements in it. */
export interface StatementFile {
  readonly hash: Buffer
  readonly format: StatementFormat
  readonly statements: readonly FileStatement[]
}

/** How much of a file is read at most. */
export interface FileLimits {
  readonly maxBytes: number
  readonly maxLines: number
  readonly maxDepth: number
}

/** Where in a file something stands, both counted from one. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A file that cannot be read, with the first place that shows it. */
export class FileProblem extends Error {
  readonly fault: FileFault
  readonly place: Place
  readonly found: string
  constructor(fault: FileFault, place: Place, found = '') {
    super(`${fault} at ${place.line}:${place.column}`)
    this.fault = fault
    this.place = place
    this.found = found.slice(0, 60)
  }
}

/** Takes a file's text piece by piece, and says at its end what stands in it; throws FileProblem. */
export interface TextReader {
  write(text: string): void
  end(): FileStatement[]
}

/** A field longer than this is no field of a statement. */
export const FIELD_MAX = 2000
