import { stringify } from 'csv-stringify/sync'

/** A number of ours as it is written: it computes nothing, whatever its sign. */
export interface NumberText {
  readonly number: string
}

/** One column of a file: its heading, and the words or the number of a row's cell. */
export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => string | NumberText
}

/** A spreadsheet in Chile separates cells by semicolons (the comma is the decimal sign) and knows UTF-8 by its mark. */
const MARK = '\uFEFF'
const options = { delimiter: ';', record_delimiter: 'windows' } as const
/** How a formula begins. */
const formula = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** Signs without a shape, which a spreadsheet drops or breaks a line at before it looks at the first letter. */
const shapeless = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

const records = (rows: readonly (readonly (string | NumberText)[])[]): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell.number))),
    options,
  )

/** Words that begin like a formula get an apostrophe before them: whoever typed them cannot make our reader compute. */
function harmless(text: string): string {
  const shown = text.replaceAll(shapeless, ' ').trim()
  return formula.test(shown) ? `'${shown}` : shown
}

/** Rows as the pieces of one file: its mark and headings first, then a piece for each batch. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield MARK + records([columns.map(({ heading }) => heading)])
  for await (const rows of batches) yield records(rows.map((row) => columns.map(({ cell }) => cell(row))))
}
