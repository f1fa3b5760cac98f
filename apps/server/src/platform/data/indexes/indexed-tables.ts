import type { Work } from '../../work.ts'
import type { Indexer } from '../encryption/vault.ts'

/** An encrypted value that indexes are computed from. Its SQL expressions are over a row of the table. */
export interface IndexSource {
  readonly value: string
  /** What the value is bound to. */
  readonly row: string
  /** The name that the value is bound to. */
  readonly boundAs: string
}

/** A row whose indexes are computed. A text is undefined when it is absent, erased, or its key was destroyed. */
export interface IndexedRow {
  readonly id: string
  /** Texts of the sources. */
  readonly texts: readonly (string | undefined)[]
  readonly facts: readonly (string | null)[]
}

/** A value of an index column: one index, or those of an array. */
export type Indexed = Buffer | readonly Buffer[]

/** The values that each index column of a row may have with a key. */
export type ValuesOf = (key: Indexer) => readonly (readonly Indexed[])[]

/** A table with blind indexes, declared once. The columns of a row are computed at the same time. */
export interface IndexedTable {
  /** With its schema: 'access.user'. */
  readonly table: string
  /** A uuid column with one row for each value; default: id. The job proceeds in its order. */
  readonly id?: string
  readonly columns: readonly string[]
  readonly sources: readonly IndexSource[]
  /** SQL expressions of texts that the values also depend on. */
  readonly facts?: readonly string[]
  /** SQL condition of the rows that have indexes. */
  readonly only?: string
  /** Computes the possible values of a row's columns. Without the texts, it returns none. */
  readonly values: (work: Work, row: IndexedRow) => ValuesOf | Promise<ValuesOf>
}

/** How an index ends whose text is not stored, so that it cannot be computed again. */
export interface IndexWithoutText {
  readonly table: string
  readonly column: string
  /** `key`: the row names its key and ends with it. `age`: the row is deleted hours or days after it was written. */
  readonly ends: 'key' | 'age'
}

/** Values of a column with one index, from the texts that it may have been computed from. */
export const valuesOfTexts =
  (name: string, texts: readonly (string | undefined)[]): ValuesOf =>
  (key) => [texts.flatMap((text) => (text === undefined ? [] : [key.index(name, text)]))]
