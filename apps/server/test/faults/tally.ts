/** Counts faults by kind as they strike, so that a storm can say what it was. */
export interface Tally {
  readonly strike: (kind: string) => void
  readonly total: () => number
  readonly of: (kind: string) => number
  /** One line per kind: how many struck and how many of them left nothing wrong. */
  readonly table: (survived: boolean) => string
}

/** A tally of nothing yet. */
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
