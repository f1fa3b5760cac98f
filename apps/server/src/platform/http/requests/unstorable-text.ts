/**
 * The dotted path of a text that cannot be stored: one that PostgreSQL refuses (NUL, lone surrogate), or that changes
 * the direction of adjacent text (bidirectional embeddings, overrides and isolates of Unicode, UAX #9). Includes field
 * names. Letters of right-to-left scripts need none of these characters. Undefined when every text can be stored.
 */
export function unstorableAt(value: unknown, at = ''): string | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : at
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const path = at === '' ? name : `${at}.${name}`
    if (!isKeepable(name)) return at
    const found = unstorableAt(inner, path)
    if (found !== undefined) return found
  }
  return undefined
}

const TURNING = /[\u202a-\u202e\u2066-\u2069]/

const isKeepable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0') && !TURNING.test(text)
