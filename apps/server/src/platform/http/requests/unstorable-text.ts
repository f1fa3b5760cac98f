import { DIRECTION_MARKS } from '@puente/contract/direction-marks'

/**
 * The dotted path of a text that cannot be stored: one that PostgreSQL refuses (NUL, lone surrogate), or that changes
 * the direction of adjacent text. Includes field names. Undefined when every text can be stored.
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

const isKeepable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0') && text.replaceAll(DIRECTION_MARKS, '') === text
