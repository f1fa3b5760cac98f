/**
 * Where in a value stands a text that PostgreSQL cannot keep (a NUL, half of a surrogate pair), as a dotted path; names
 * of fields count too. Undefined when every text can be kept.
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

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
