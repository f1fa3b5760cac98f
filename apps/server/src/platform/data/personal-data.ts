import type { DataClass, RetentionClass } from '@puente/contract/staff'

/**
 * What a row belongs to: an SQL expression of the id, null where it belongs to none, or a condition on `$ids`, the ids of
 * which one must match.
 */
export type Owners = Readonly<Partial<Record<'customer' | 'user' | 'transfer', string>>>

/**
 * How a column ends: its row is deleted, an encrypted text replaces the value, or an SQL expression over its row does.
 * The expression must have the same result when it is computed again.
 */
export type Ending = 'row' | { readonly text: string } | { readonly sql: string }

/** A column with personal data: encrypted, an index of such a value, or plain. */
export interface PersonalColumn {
  /** With its schema: 'access.user'. */
  readonly table: string
  readonly column: string
  readonly dataClass: DataClass
  /** Absent where a job of the module ends the data. */
  readonly of?: Owners
  /** SQL expression of the instant of a row, for classes whose rows end by their age. */
  readonly at?: string
  /** SQL condition of the rows that may end. */
  readonly only?: string
  /** Rows that belong to nobody end by their age, in a class of their own. */
  readonly unowned?: { readonly dataClass: RetentionClass; readonly where: string; readonly at: string }
  readonly ends?: Ending
}

/** A column with encrypted values, named `table.column`. */
export interface EncryptedColumn extends PersonalColumn {
  /** The column, or text expression of columns, that each encrypted value is bound to. */
  readonly row: string
  /** The name that values are bound to when it is not `table.column`: the former one of a renamed table. */
  readonly boundAs?: string
}

/** The name that the values of a column are bound to. */
export const boundName = ({ table, column, boundAs }: EncryptedColumn): string =>
  boundAs ?? `${table}.${column}`

export const isEncrypted = (column: PersonalColumn): column is EncryptedColumn => 'row' in column

/** What replaces an index of `unique` columns: a value computed from the row's own id. */
export const INDEX_OF_ID: Ending = { sql: 'sha256(uuid_send(id))' }
export const NULL: Ending = { sql: 'null' }
/** What replaces a name or a text that somebody wrote. */
export const NO_TEXT: Ending = { text: '—' }
