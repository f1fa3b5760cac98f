import { stringify } from 'csv-stringify/sync'

/** The text of a number. It is not treated as a formula, whatever its sign. */
export interface NumberText {
  readonly number: string
}

/** One column of a file: its heading, and the text or number of a row's cell. */
export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => string | NumberText
}

/**
 * Spreadsheets in Chile separate cells by semicolons (the comma is the decimal sign) and detect UTF-8 by the byte
 * order mark.
 */
const MARK = '\uFEFF'
const options = { delimiter: ';', record_delimiter: 'windows' } as const
/** The first characters of formulas. */
const formula = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** Invisible characters that a spreadsheet drops, or breaks a line at, before it reads the first character. */
const shapeless = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

const records = (rows: readonly (readonly (string | NumberText)[])[]): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell.number))),
    options,
  )

/** Prefixes text that looks like a formula with an apostrophe, so that a spreadsheet does not execute it. */
function harmless(text: string): string {
  const shown = text.replaceAll(shapeless, ' ').trim()
  return formula.test(shown) ? `'${shown}` : shown
}

/** Yields the pieces of one file: byte order mark and headings first, then one piece per batch of rows. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield MARK + records([columns.map(({ heading }) => heading)])
  for await (const rows of batches) yield records(rows.map((row) => columns.map(({ cell }) => cell(row))))
}
