type Present<T> = { readonly [Name in keyof T]: NonNullable<T[Name]> }

/** The value of a column that may be null for the schema, but not in this row. Throws when it is null. */
export function present<T>(value: T | null, column: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${column} is null`)
  return value
}

/** Columns that are filled together: all of them, or undefined when any is null. */
export const allPresent = <T extends object>(columns: T): Present<T> | undefined =>
  Object.values(columns).every((value) => value !== null) ? (columns as Present<T>) : undefined
