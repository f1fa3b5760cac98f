import { chosenIn, type Chosen, type Filters } from './filters.ts'

/** A named set of filters of a list. */
export interface Saved<Of extends Filters> {
  readonly name: string
  readonly chosen: Chosen<Of>
}

const most = 12

/** The saved filters of one member of staff for one list; none when storage is unavailable. */
export function savedFor<Of extends Filters>(staffId: string, list: string, filters: Of): Saved<Of>[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(staffId, list)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isNamed).map(({ name, chosen }) => ({ name, chosen: chosenIn(filters, chosen) }))
  } catch {
    return []
  }
}

/** Stores the filters and returns them. */
export function keepSaved<Of extends Filters>(
  staffId: string,
  list: string,
  saved: Saved<Of>[],
): Saved<Of>[] {
  try {
    globalThis.localStorage.setItem(keyOf(staffId, list), JSON.stringify(saved))
  } catch {
    // Storage is full or disabled: the filters are shown until the page is left.
  }
  return saved
}

/**
 * The filters that may be saved: not typed text, because it may be personal data, which must not stay in a
 * browser.
 */
export const nameable = <Of extends Filters>(filters: Of, chosen: Chosen<Of>): Chosen<Of> =>
  chosenIn(
    filters,
    Object.fromEntries(Object.entries(chosen).filter(([name]) => filters[name]?.kind !== 'typed')),
  )

/** Adds a set of filters and replaces one of the same name; the oldest are dropped above the maximum. */
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
