import { randomBytes } from 'node:crypto'

const HOUR_MS = 3_600_000

/** A database name that nobody else has; it tells the hour it was made in, so that left-overs can be found. */
export function freshName(kind: 'clone' | 'proof'): string {
  return `${kind}_${Math.floor(Date.now() / HOUR_MS)}_${randomBytes(6).toString('hex')}`
}

/** True for a fresh name that is more than two hours old: whoever made it was killed before it could be dropped. */
export function isLeftOver(name: string): boolean {
  const hour = /^(?:clone|proof)_(\d+)_[0-9a-f]{12}$/.exec(name)?.[1]
  return hour !== undefined && Math.floor(Date.now() / HOUR_MS) - Number(hour) > 2
}
