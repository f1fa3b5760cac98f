/** One row of the table of magic values on the home page, derived from the rows that the code decides by. */
export type MagicLine = { readonly where: string; readonly value: string; readonly says: string }

/** The row whose ending matches the last digits; other characters are ignored. */
export function byEnding<Row extends { readonly ending: string }>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  const digits = text.replace(/\D/g, '')
  return rows.find((row) => digits.endsWith(row.ending))
}

/** The row whose word occurs in this text as a whole word, regardless of case and accents. */
export function byWord<Row extends { readonly word: string }>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  const words = new Set(plain(text).split(/[^a-z0-9]+/))
  return rows.find((row) => words.has(plain(row.word)))
}

/** Lower case without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
