const forms = [/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/]

/** '24/11/2026', '24-11-2026', '4.1.2026' or '24112026' as '2026-11-24'; undefined for what is no day of the calendar. */
export function isoOfTyped(text: string): string | undefined {
  const match = forms.map((form) => form.exec(text.trim())).find((found) => found !== null)
  if (match === undefined || match === null) return undefined
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number]
  const at = new Date(Date.UTC(year, month - 1, day))
  at.setUTCFullYear(year)
  const isReal = at.getUTCDate() === day && at.getUTCMonth() === month - 1 && year >= 1
  return isReal ? at.toISOString().slice(0, 10) : undefined
}

/** Whether a text has the form of a day, in the calendar or not. */
export const looksLikeDay = (text: string): boolean => forms.some((form) => form.test(text.trim()))

/** '2026-11-24' as '24/11/2026'; what is no ISO date stays as it was typed. */
export function typedOfIso(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return match === null ? value : `${match[3]}/${match[2]}/${match[1]}`
}
