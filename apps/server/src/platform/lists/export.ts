import { isRefusal, XLSX, type Endpoint, type FileFormat, type Refusal } from '@puente/contract'
import { formatDate } from '@puente/money'
import type { Actor } from '../actor.ts'
import { readHandler, type Answer, type Asked, type Handler } from '../http/handler.ts'
import type { Streamed } from '../http/streamed.ts'
import type { Runtime, Work } from '../work.ts'
import type { Cell, Table } from './cells.ts'
import { csvOf } from './csv.ts'
import { batchesOf, type List } from './list.ts'
import { listFileMessages } from './messages.es.ts'
import { xlsxOf, type Sheet } from './xlsx.ts'

/** The file name with the date of `now` in Chile, without its extension. */
export const nameOfDay = (name: string, now: Date): string =>
  `${name}-${formatDate(now).split('/').reverse().join('-')}`

/** One table as a CSV file or as a workbook with one sheet. */
export function tableFile(
  name: string,
  format: FileFormat,
  now: Date,
  sheet: (runtime: Runtime) => Sheet,
): Streamed {
  const fileName = `${name}.${format}`
  return format === 'csv'
    ? { fileName, type: 'text/csv', write: (runtime) => csvOf(sheet(runtime)) }
    : { fileName, type: XLSX, write: (runtime) => xlsxOf([sheet(runtime)], now) }
}

/** One column of a file: its heading, and the cell of a row. */
export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => Cell
}

/** Columns with their headings, in the order of the cells. */
export const columnsOf = <Row, Name extends string>(
  headings: Readonly<Record<Name, string>>,
  cells: Readonly<Record<Name, (row: Row) => Cell>>,
): readonly Column<Row>[] =>
  (Object.keys(cells) as Name[]).map((name) => ({ heading: headings[name], cell: cells[name] }))

/** A list with its view and columns: what an export needs besides the filter. */
export interface Exported<Filter, Row, Shown> {
  readonly fileName: string
  readonly list: List<Filter, Row>
  readonly columns: readonly Column<Shown>[]
  readonly view: (work: Work, rows: readonly Row[]) => Promise<readonly Shown[]>
}

/** What one request exports: a list under a filter. */
export interface ExportedRows {
  readonly fileName: string
  readonly table: (runtime: Runtime, actor: Actor) => Table
}

/** All rows of a filter, read in batches, so memory does not grow with the list. */
export const exportOf = <Filter, Row, Shown>(
  { fileName, list, columns, view }: Exported<Filter, Row, Shown>,
  filter: Filter,
): ExportedRows => ({
  fileName,
  table: (runtime, actor) => ({
    headings: columns.map(({ heading }) => heading),
    rows: (async function* () {
      for await (const rows of batchesOf(runtime, actor, list, filter, view))
        yield rows.map((row) => columns.map(({ cell }) => cell(row)))
    })(),
  }),
})

/** The rows as a CSV file or a workbook, named with the date of `now` in Chile. */
export const fileOf = (
  { actor, now }: Pick<Work, 'actor' | 'now'>,
  { fileName, table }: ExportedRows,
  format: FileFormat = 'csv',
): Streamed =>
  tableFile(nameOfDay(fileName, now), format, now, (runtime) => ({
    name: listFileMessages.sheet,
    ...table(runtime, actor),
  }))

/** 'exportTransfers' → 'export-transfers' */
const actionOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The handler of a list's export by staff: the rows that `rowsOf` selects, in the format of the query. The download is
 * recorded in the audit trail under the name of the endpoint.
 */
export const exportHandler = <E extends Endpoint & { readonly stream: readonly ['text/csv', typeof XLSX] }>(
  endpoint: E,
  rowsOf: (work: Work, asked: Asked<E>) => Promise<ExportedRows | Refusal> | ExportedRows | Refusal,
): Handler =>
  readHandler(endpoint, async (work, asked) => {
    const rows = await rowsOf(work, asked)
    if (isRefusal(rows)) return rows as Answer<E>
    const { format = 'csv' } = asked.query as { readonly format?: FileFormat }
    await work.audit({ action: actionOf(endpoint.name), facts: { format } })
    return fileOf(work, rows, format) as Answer<E>
  })
