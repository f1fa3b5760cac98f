/** One place in which two versions of a setting differ; a side where it is absent has no value. */
export interface Change {
  /** Names and positions from the top, joined by dots. */
  readonly at: string
  readonly before?: unknown
  readonly after?: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row is the same row where it carries the same name, whatever its position. */
const NAMES = ['id', 'code', 'name', 'value', 'kind'] as const

function nameOf(rows: readonly unknown[]): (typeof NAMES)[number] | undefined {
  return NAMES.find((name) => {
    const values = rows.map((row) => (isObject(row) ? row[name] : undefined))
    return values.every((value) => typeof value === 'string') && new Set(values).size === values.length
  })
}

/** Rows by their name where all of them on both sides have one of their own, else by their position. */
function keysOf(before: readonly unknown[], after: readonly unknown[]): readonly [string[], string[]] {
  const name = nameOf(before)
  const isNamed = name !== undefined && nameOf(after) === name
  const keys = (rows: readonly unknown[]) =>
    rows.map((row, position) => (isNamed && isObject(row) ? String(row[name]) : String(position)))
  return [keys(before), keys(after)]
}

const byKey = (keys: readonly string[], rows: readonly unknown[]) =>
  Object.fromEntries(keys.map((key, position) => [key, rows[position]]))

function rowsDifference(before: readonly unknown[], after: readonly unknown[], at: string): Change[] {
  const [keysBefore, keysAfter] = keysOf(before, after)
  const changes = differenceOf(byKey(keysBefore, before), byKey(keysAfter, after), at)
  const isMoved = changes.length === 0 && keysBefore.join('\0') !== keysAfter.join('\0')
  return isMoved ? [{ at, before, after }] : changes
}

/** What changes from one value to another, in the order of their fields; nothing where they are alike. */
export function differenceOf(before: unknown, after: unknown, at = ''): Change[] {
  if (Array.isArray(before) && Array.isArray(after)) return rowsDifference(before, after, at)
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) =>
      differenceOf(before[name], after[name], at === '' ? name : `${at}.${name}`),
    )
  }
  if (before === after) return []
  return [
    {
      at,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ]
}
