import { formatDateTime } from '@puente/money'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { decimalOf, textOfCell, type Cell, type Table } from './cells.ts'
import { contentTypes, relationships, styles, workbook, workbookRelationships } from './xlsx-parts.ts'

/** One sheet of a workbook. The heading row is frozen. */
export interface Sheet extends Table {
  readonly name: string
  /** In characters; by default those of the headings and of the first batch of rows. */
  readonly widths?: readonly number[]
}

/** Rows of a sheet with its heading, which every spreadsheet program opens; further rows go on the next sheet. */
const ROWS_MAX = 1_048_576
const WIDTH_MAX = 60

/** Indexes of the styles in `xlsx-parts.ts`. */
const style = { plain: 0, heading: 1, moment: 2, whole: 3, exact: 4, rate: 5 } as const
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/**
 * Yields the pieces of a workbook's file while the rows are read, so memory contains one batch only. The same sheets
 * at the same instant give the same bytes.
 */
export async function* xlsxOf(
  sheets: readonly Sheet[],
  at: Date,
  rowsMax: number = ROWS_MAX,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    made.push(piece)
  })
  const open = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    return file
  }
  open('_rels/.rels').push(strToU8(relationships), true)
  open('xl/styles.xml').push(strToU8(styles), true)
  const names: string[] = []
  for (const sheet of sheets) {
    let part = 0
    let file: ZipDeflate | undefined
    for await (const piece of sheetOf(sheet, rowsMax)) {
      if (file === undefined) {
        part += 1
        names.push(part === 1 ? sheet.name : `${sheet.name} ${part}`)
        file = open(`xl/worksheets/sheet${names.length}.xml`)
      }
      file.push(strToU8(piece.text), piece.isLast)
      if (piece.isLast) file = undefined
      yield* made.splice(0)
    }
  }
  // The number of sheets is known once their rows were read.
  for (const [name, text] of [
    ['xl/workbook.xml', workbook(names.map(escaped))],
    ['xl/_rels/workbook.xml.rels', workbookRelationships(names.length)],
    ['[Content_Types].xml', contentTypes(names.length)],
  ] as const)
    open(name).push(strToU8(text), true)
  zip.end()
  yield* made.splice(0)
}

interface Piece {
  readonly text: string
  /** Whether the sheet ends here. */
  readonly isLast: boolean
}

const END = '</sheetData></worksheet>'

/** The pieces of a sheet, and of those that continue it. */
async function* sheetOf({ headings, widths, rows }: Sheet, rowsMax: number): AsyncGenerator<Piece> {
  let head: string | undefined
  let number = 1
  let text = ''
  for await (const batch of rows) {
    if (head === undefined) {
      head = headOf(headings, widths ?? widthsOf(headings, batch))
      text = head
    }
    for (const row of batch) {
      if (number === rowsMax) {
        yield { text: text + END, isLast: true }
        text = head
        number = 1
      }
      number += 1
      text += rowXml(number, row, style.plain)
    }
    yield { text, isLast: false }
    text = ''
  }
  if (head === undefined) text = headOf(headings, widths ?? widthsOf(headings, []))
  yield { text: text + END, isLast: true }
}

function headOf(headings: readonly string[], widths: readonly number[]): string {
  const columns = widths
    .map(
      (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width + 2}" customWidth="1"/>`,
    )
    .join('')
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${columns}</cols><sheetData>` +
    rowXml(1, headings, style.heading)
  )
}

/** The length of the longest text of each column. */
const widthsOf = (headings: readonly string[], rows: readonly (readonly Cell[])[]): number[] =>
  headings.map((heading, index) =>
    Math.min(
      WIDTH_MAX,
      rows.reduce((most, row) => Math.max(most, lengthOf(row[index])), heading.length),
    ),
  )

function lengthOf(cell: Cell): number {
  const text = textOfCell(cell)
  return typeof text === 'string' ? text.length : text.number.length
}

const rowXml = (number: number, row: readonly Cell[], words: number): string =>
  `<row r="${number}">${row.map((cell, index) => cellXml(`${column(index)}${number}`, cell, words)).join('')}</row>`

/** The column letter, 'A' for the first. Our tables have at most 26 columns. */
const column = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

function cellXml(at: string, cell: Cell, words: number): string {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr" s="${words}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('minor' in cell)
    return figure(at, cell.digits === 0 ? style.whole : style.exact, decimalOf(cell.minor, cell.digits))
  if ('rate' in cell) return figure(at, style.rate, cell.rate)
  return 'at' in cell
    ? figure(at, style.moment, String(serialOf(cell.at)))
    : figure(at, style.whole, String(cell.count))
}

const figure = (at: string, kind: number, value: string): string =>
  `<c r="${at}" s="${kind}"><v>${value}</v></c>`

/** The spreadsheet date: days since its epoch, in Santiago local time, to the minute. */
function serialOf(at: Date): number {
  const [day = 0, month = 1, year = 0, hour = 0, minute = 0] = formatDateTime(at).split(/[/ :]/).map(Number)
  return (Date.UTC(year, month - 1, day, hour, minute) - EPOCH_MS) / DAY_MS
}

/** Text escaped for XML, without characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
