import { hash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'

/** A new UUIDv7: globally unique, and sorted by creation time. */
export const newId: () => string = uuidv7

/**
 * A UUID (version 8) derived from the parts, the same for the same parts: the id of something that may happen once.
 */
export function derivedId(...parts: readonly string[]): string {
  const bytes = hash('sha256', parts.join('\0'), 'buffer').subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
