import type { Found } from '@puente/contract/staff'

const name = 'found'
const keptMax = 6

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'kind' in value

/**
 * The results opened last from the search in this tab, latest first. They contain names of people, so they
 * are deleted when the session ends.
 */
export function recentFound(staffId: string): readonly Found[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    const { of, items } = kept as { of?: string; items?: unknown }
    return of === staffId && Array.isArray(items) ? items.filter(isFound).slice(0, keptMax) : []
  } catch {
    return []
  }
}

/** Stores an opened result once. */
export function storeReconcilerResult(staffId: string, found: Found): void {
  const others = recentFound(staffId).filter(({ id, kind }) => id !== found.id || kind !== found.kind)
  try {
    sessionStorage.setItem(name, JSON.stringify({ of: staffId, items: [found, ...others].slice(0, keptMax) }))
  } catch {
    // Storage is full or disabled: nothing is remembered.
  }
}

export function forgetFound(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}
