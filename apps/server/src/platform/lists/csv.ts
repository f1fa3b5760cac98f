import { stringify } from 'csv-stringify/sync'
import { textOfCell, type Cell, type Table } from './cells.ts'

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

const records = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((cells) =>
      cells.map((cell) => {
        const text = textOfCell(cell)
        return typeof text === 'string' ? harmless(text) : text.number
      }),
    ),
    options,
  )

/** Prefixes text that looks like a formula with an apostrophe, so that a spreadsheet does not execute it. */
function harmless(text: string): string {
  const shown = text.replaceAll(shapeless, ' ').trim()
  return formula.test(shown) ? `'${shown}` : shown
}

/** Yields the pieces of one file: byte order mark and headings first, then one piece per batch of rows. */
export async function* csvOf({ headings, rows }: Table): AsyncGenerator<string> {
  yield MARK + records([headings])
  for await (const batch of rows) yield records(batch)
}
