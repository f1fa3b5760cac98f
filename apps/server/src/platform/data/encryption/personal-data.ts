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
  /**
   * SQL expression of the customer or user whose key encrypts the values of a row, where `of` is not the id of either.
   * `NOBODY` where a key of the configuration does.
   */
  readonly owner?: string
  /** What a value decrypts to once its key was destroyed, where the column does not end by a text; default: `—`. */
  readonly lost?: string
  /** The column, or text expression of columns, that each encrypted value is bound to. */
  readonly row: string
  /** The name that values are bound to when it is not `table.column`: the former one of a renamed table. */
  readonly boundAs?: string
}

/** The name that the values of a column are bound to. */
export const boundName = ({ table, column, boundAs }: EncryptedColumn): string =>
  boundAs ?? `${table}.${column}`

/** An owner that no row has: the values are encrypted with a key of the configuration. */
export const NOBODY = 'null::uuid'

/**
 * SQL expression of the owner of a row's values, null where they belong to nobody; undefined where no row of the column
 * has an owner.
 */
export function ownerOf({ table, column, of, owner }: EncryptedColumn): string | undefined {
  if (owner !== undefined) return owner === NOBODY ? undefined : owner
  if (of === undefined) return undefined
  const [id, ...others] = [of.customer, of.user].filter((one) => one !== undefined)
  if (id === undefined || others.length > 0 || of.transfer !== undefined || id.includes('$ids'))
    throw new Error(`${table}.${column} states no owner of its values`)
  return id
}

/** What the value of a column decrypts to once its key was destroyed. */
export const lostText = ({ ends, lost }: EncryptedColumn): string =>
  lost ?? (typeof ends === 'object' && 'text' in ends ? ends.text : NO_TEXT.text)

export const isEncrypted = (column: PersonalColumn): column is EncryptedColumn => 'row' in column

/** What replaces an index of `unique` columns: a value computed from the row's own id. */
export const INDEX_OF_ID: Ending = { sql: 'sha256(uuid_send(id))' }
export const NULL: Ending = { sql: 'null' }
/** What replaces a name or a text that somebody wrote. */
export const NO_TEXT = { text: '—' } as const satisfies Ending
