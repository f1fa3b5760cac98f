/** One line of the table of magic values on the home page, made from the rows the code decides by. */
export type MagicLine = { readonly where: string; readonly value: string; readonly says: string }

/** The row whose ending these digits have; what is not a digit does not count. */
export function byEnding<Row extends { readonly ending: string }>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  const digits = text.replace(/\D/g, '')
  return rows.find((row) => digits.endsWith(row.ending))
}

/** The row whose word stands in this text as a whole word, whatever its case and accents. */
export function byWord<Row extends { readonly word: string }>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  const words = new Set(plain(text).split(/[^a-z0-9]+/))
  return rows.find((row) => words.has(plain(row.word)))
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
