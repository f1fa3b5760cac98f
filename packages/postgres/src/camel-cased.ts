import type { QueryArrayResult } from 'pg'

const names = new Map<string, string>()

/** The name that a row has for a column: `due_at` becomes `dueAt`. */
export function camelCase(column: string): string {
  const known = names.get(column)
  if (known !== undefined) return known
  const name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  names.set(column, name)
  return name
}

/** The rows of a result with their columns named in camelCase. */
export function camelCased<Row extends object>({ fields, rows }: QueryArrayResult<unknown[]>): Row[] {
  const columns = fields.map(({ name }) => camelCase(name))
  // Copies of one object share its shape; adding the properties to each row anew takes four times as long.
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(columns.map((name) => [name, null]))
  return rows.map((values) => {
    const row = { ...empty }
    columns.forEach((name, at) => void (row[name] = values[at]))
    return row as Row
  })
}
