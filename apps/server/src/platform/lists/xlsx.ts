import { formatDateTime } from '@puente/money'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { decimalOf, type Cell, type Table } from './cells.ts'
import { contentTypes, relationships, styles, workbook, workbookRelationships } from './xlsx-parts.ts'

/** One sheet of a workbook. Widths are in characters. The heading row is frozen. */
export interface Sheet extends Table {
  readonly name: string
  readonly widths: readonly number[]
}

/** Indexes of the styles in `xlsx-parts.ts`. */
const style = { plain: 0, heading: 1, moment: 2, whole: 3, exact: 4, rate: 5 } as const
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/**
 * Yields the pieces of a workbook's file while the rows are read, so memory contains one batch only. The same sheets
 * at the same instant give the same bytes.
 */
export async function* xlsxOf(sheets: readonly Sheet[], at: Date): AsyncGenerator<Uint8Array> {
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
  const names = sheets.map(({ name }) => name)
  for (const [name, text] of [
    ['[Content_Types].xml', contentTypes(names.length)],
    ['_rels/.rels', relationships],
    ['xl/workbook.xml', workbook(names.map(escaped))],
    ['xl/_rels/workbook.xml.rels', workbookRelationships(names.length)],
    ['xl/styles.xml', styles],
  ] as const)
    open(name).push(strToU8(text), true)
  for (const [index, sheet] of sheets.entries()) {
    const file = open(`xl/worksheets/sheet${index + 1}.xml`)
    for await (const piece of sheetOf(sheet)) {
      file.push(strToU8(piece))
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}

async function* sheetOf({ headings, widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths
    .map(
      (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width + 2}" customWidth="1"/>`,
    )
    .join('')
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${columns}</cols><sheetData>` +
    rowXml(1, headings, style.heading)
  )
  let number = 1
  for await (const batch of rows)
    yield batch
      .map((row) => {
        number += 1
        return rowXml(number, row, style.plain)
      })
      .join('')
  yield '</sheetData></worksheet>'
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
