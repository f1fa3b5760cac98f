const KEY = 'puente.visited'

/** The items that this sign-in was led to, in every tab of the browser; a browser that keeps nothing has none. */
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

/** A fresh sign-in is led to everything once more. */
export const forgetVisits = (): void => keep([])

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without a place to keep them the customer is led to an item once more than needed.
  }
}
