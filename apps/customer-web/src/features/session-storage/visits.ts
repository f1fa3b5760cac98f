const KEY = 'puente.visited'

/** The items to which this session was redirected, shared by all tabs; empty when storage is unavailable. */
export function visitedItems(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export function noteVisit(id: string): void {
  keep([...visitedItems(), id])
}

/** Clears the visits: a new session is redirected to every item again. */
export const forgetVisits = (): void => keep([])

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage the customer may be redirected to an item once more than necessary.
  }
}
