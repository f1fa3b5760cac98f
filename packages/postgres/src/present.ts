type Present<T> = { readonly [Name in keyof T]: NonNullable<T[Name]> }

/** The value of a column that may be null for the schema, but not in this row. Throws when it is null. */
export function present<T>(value: T | null, column: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${column} is null`)
  return value
}

/** Columns that are filled together: all of them, or undefined when any is null. */
export const allPresent = <T extends object>(columns: T): Present<T> | undefined =>
  Object.values(columns).every((value) => value !== null) ? (columns as Present<T>) : undefined

/** A value as a row has it: null where the value has undefined. */
export type Stored<T> = {
  readonly [Name in keyof T]-?: undefined extends T[Name] ? Exclude<T[Name], undefined> | null : T[Name]
}

type FromStored<Row> = {
  readonly [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name]
}

/** The value that a row has: undefined where a column is null. */
export function fromStored<Row extends object>(row: Row): FromStored<Row> {
  const value = { ...row } as Record<string, unknown>
  for (const name in value) if (value[name] === null) value[name] = undefined
  return value as FromStored<Row>
}
