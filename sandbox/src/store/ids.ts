import { createHash, randomUUID } from 'node:crypto'

/** A new random id with a prefix for its kind (`pay_…`). */
export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}

/** A hash of a body that does not depend on the order of its keys. */
export function fingerprint(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** A number from 0 to `below - 1`, always the same for the same text. */
export function chosenBy(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below
}
