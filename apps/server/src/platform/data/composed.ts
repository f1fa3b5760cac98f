import { sql, type Sql } from '@puente/postgres'

/** A statement whose text is composed at run time from the list of columns; a test runs each of them. */
export interface Composed extends Sql {
  readonly composed?: true
}

/** Builds a statement from a text in which each `?` stands for a value. */
export const composed = (text: string, values: readonly unknown[]): Composed =>
  sql(text.split('?'), ...(values as Parameters<typeof sql>[1][]))
