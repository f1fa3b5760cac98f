import { chosenIn, type Chosen, type Filters } from './filters.ts'

/** Filters of a list that somebody gave a name. */
export interface Saved<Of extends Filters> {
  readonly name: string
  readonly chosen: Chosen<Of>
}

const most = 12

/** What this browser keeps for one member of staff of one list; a browser that keeps nothing has none. */
export function savedFor<Of extends Filters>(staffId: string, list: string, filters: Of): Saved<Of>[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(staffId, list)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isNamed).map(({ name, chosen }) => ({ name, chosen: chosenIn(filters, chosen) }))
  } catch {
    return []
  }
}

/** Keeps them, and answers what is kept now. */
export function keepSaved<Of extends Filters>(
  staffId: string,
  list: string,
  saved: Saved<Of>[],
): Saved<Of>[] {
  try {
    globalThis.localStorage.setItem(keyOf(staffId, list), JSON.stringify(saved))
  } catch {
    // A browser that refuses to keep anything still shows them until the page is left.
  }
  return saved
}

/** What a name may be given to: what is typed may be somebody's own, and a browser keeps nobody's. */
export const nameable = <Of extends Filters>(filters: Of, chosen: Chosen<Of>): Chosen<Of> =>
  chosenIn(
    filters,
    Object.fromEntries(Object.entries(chosen).filter(([name]) => filters[name]?.kind !== 'typed')),
  )

/** With one more under its name, which it alone has afterwards; the oldest go where there are too many. */
export const withSaved = <Of extends Filters>(saved: readonly Saved<Of>[], added: Saved<Of>): Saved<Of>[] =>
  [...withoutSaved(saved, added.name), added].slice(-most)

export const withoutSaved = <Of extends Filters>(saved: readonly Saved<Of>[], name: string): Saved<Of>[] =>
  saved.filter((one) => one.name !== name)

const keyOf = (staffId: string, list: string) => `puente.filters.${staffId}.${list}`

function isNamed(kept: unknown): kept is { name: string; chosen: Record<string, unknown> } {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, chosen } = kept as Record<string, unknown>
  return typeof name === 'string' && typeof chosen === 'object' && chosen !== null
}
