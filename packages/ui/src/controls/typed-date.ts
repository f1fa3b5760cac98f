const forms = [/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/]

/**
 * Converts '24/11/2026', '24-11-2026', '4.1.2026' or '24112026' to '2026-11-24'; undefined for an invalid
 * date.
 */
export function isoOfTyped(text: string): string | undefined {
  const match = forms.map((form) => form.exec(text.trim())).find((found) => found !== null)
  if (match === undefined || match === null) return undefined
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number]
  const at = new Date(Date.UTC(year, month - 1, day))
  at.setUTCFullYear(year)
  const isReal = at.getUTCDate() === day && at.getUTCMonth() === month - 1 && year >= 1
  return isReal ? at.toISOString().slice(0, 10) : undefined
}

/** Whether a text has the format of a date, valid or not. */
export const looksLikeDay = (text: string): boolean => forms.some((form) => form.test(text.trim()))

/** Converts '2026-11-24' to '24/11/2026'; other text is unchanged. */
export function typedOfIso(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return match === null ? value : `${match[3]}/${match[2]}/${match[1]}`
}
