import { randomBytes } from 'node:crypto'

const HOUR_MS = 3_600_000

/** A unique database name. It contains the hour of creation, so that left-over databases can be found. */
export function freshName(kind: 'clone' | 'proof'): string {
  return `${kind}_${Math.floor(Date.now() / HOUR_MS)}_${randomBytes(6).toString('hex')}`
}

/**
 * Whether a fresh name is more than two hours old: the process that made it was killed before it dropped the database.
 */
export function isLeftOver(name: string): boolean {
  const hour = /^(?:clone|proof)_(\d+)_[0-9a-f]{12}$/.exec(name)?.[1]
  return hour !== undefined && Math.floor(Date.now() / HOUR_MS) - Number(hour) > 2
}
