/**
 * One difference between two versions of a setting; `before` or `after` is absent when the value is missing
 * there.
 */
export interface Change {
  /** The path: names and positions from the top, joined by dots. */
  readonly at: string
  readonly before?: unknown
  readonly after?: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Two rows are the same row when they have the same value in one of these fields, whatever their position.
 */
const NAMES = ['id', 'code', 'name', 'value', 'kind', 'day'] as const

function nameOf(rows: readonly unknown[]): (typeof NAMES)[number] | undefined {
  return NAMES.find((name) => {
    const values = rows.map((row) => (isObject(row) ? row[name] : undefined))
    return values.every((value) => typeof value === 'string') && new Set(values).size === values.length
  })
}

/** The keys of rows: their name when every row on both sides has a unique one, else their position. */
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

/** The changes from one value to another, in the order of their fields; empty when they are equal. */
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
