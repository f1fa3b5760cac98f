import type { FileFault, StatementFormat } from '@puente/contract/staff'

/** One movement in a bank's file; a positive amount was received. */
export interface FileLine {
  readonly day: string
  readonly amountMinor: bigint
  readonly kind: string
  /** The bank's id of the movement, if it has one. */
  readonly bankId: string | undefined
  /** All references of the movement, as written. */
  readonly refs: readonly string[]
  readonly words: string
  readonly name: string | undefined
  readonly rut: string | undefined
}

/** One statement of one account in one currency, as parsed. */
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

/** A file: its hash, and the statements in it. */
export interface StatementFile {
  readonly hash: Buffer
  readonly format: StatementFormat
  readonly statements: readonly FileStatement[]
}

/** Limits of a file. */
export interface FileLimits {
  readonly maxBytes: number
  readonly maxLines: number
  readonly maxDepth: number
}

/** A position in a file, line and column counted from one. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A file that cannot be read, with the first position that shows it. */
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

/** Parses a file's text piece by piece and returns its content at the end. Throws FileProblem. */
export interface TextReader {
  write(text: string): void
  end(): FileStatement[]
}

/** Maximum length of a field. */
export const FIELD_MAX = 2000
