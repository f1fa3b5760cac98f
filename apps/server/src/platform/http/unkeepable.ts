/**
 * Where in a value stands a text that PostgreSQL cannot keep (a NUL, half of a surrogate pair) or that would turn what
 * stands beside it around (Unicode's bidirectional embeddings, overrides and isolates, UAX #9), as a dotted path; names of
 * fields count too. Letters of right-to-left scripts need none of them. Undefined when every text can be kept.
 */
export function unkeepableAt(value: unknown, at = ''): string | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : at
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const path = at === '' ? name : `${at}.${name}`
    if (!isKeepable(name)) return at
    const found = unkeepableAt(inner, path)
    if (found !== undefined) return found
  }
  return undefined
}

const TURNING = /[\u202a-\u202e\u2066-\u2069]/

const isKeepable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0') && !TURNING.test(text)
