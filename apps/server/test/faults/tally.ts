/** Counts injected faults by kind, for the report of a chaos test. */
export interface Tally {
  readonly strike: (kind: string) => void
  readonly total: () => number
  readonly of: (kind: string) => number
  /** One line per kind: how many were injected and how many of them had no lasting effect. */
  readonly table: (survived: boolean) => string
}

/** An empty tally. */
export function createTally(): Tally {
  const struck = new Map<string, number>()
  const total = () => [...struck.values()].reduce((sum, count) => sum + count, 0)
  return {
    strike: (kind) => void struck.set(kind, (struck.get(kind) ?? 0) + 1),
    total,
    of: (kind) => struck.get(kind) ?? 0,
    table: (survived) => {
      const line = (kind: string, count: number) =>
        `${kind.padEnd(44)} ${String(count).padStart(6)} ${String(survived ? count : '?').padStart(9)}`
      return [
        `${'fault'.padEnd(44)} ${'struck'.padStart(6)} ${'survived'.padStart(9)}`,
        ...[...struck].toSorted(([a], [b]) => a.localeCompare(b)).map(([kind, count]) => line(kind, count)),
        line('together', total()),
      ].join('\n')
    },
  }
}
