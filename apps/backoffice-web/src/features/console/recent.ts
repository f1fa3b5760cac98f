import type { Found } from '@puente/contract/staff'

const name = 'found'
const keptMax = 6

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'kind' in value

/** What was opened last from the search in this tab, the latest first. Names of people are in it: it ends with the session. */
export function recentFound(staffId: string): readonly Found[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    const { of, items } = kept as { of?: string; items?: unknown }
    return of === staffId && Array.isArray(items) ? items.filter(isFound).slice(0, keptMax) : []
  } catch {
    return []
  }
}

/** Keeps what was opened, once. */
export function keepFound(staffId: string, found: Found): void {
  const others = recentFound(staffId).filter(({ id, kind }) => id !== found.id || kind !== found.kind)
  try {
    sessionStorage.setItem(name, JSON.stringify({ of: staffId, items: [found, ...others].slice(0, keptMax) }))
  } catch {
    // A browser that keeps nothing only remembers nothing.
  }
}

export function forgetFound(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // There is nothing to forget where nothing could be kept.
  }
}
