import { XLSX } from '@puente/contract'
import { formatDate } from '@puente/money'
import type { Actor } from '../actor.ts'
import type { Streamed } from '../http/streamed.ts'
import type { Runtime, Work } from '../work.ts'
import { csvOfTable } from './cells.ts'
import { csvOf, type Column } from './csv.ts'
import { batchesOf, type List } from './list.ts'
import { xlsxOf, type Sheet } from './xlsx.ts'

/** The file name with the date of `now` in Chile, without its extension. */
export const nameOfDay = (name: string, now: Date): string =>
  `${name}-${formatDate(now).split('/').reverse().join('-')}`

/** A CSV file named with the date of `now` in Chile. */
export const csvFile = (name: string, now: Date, write: Streamed['write']): Streamed => ({
  fileName: `${nameOfDay(name, now)}.csv`,
  write,
})

/** One table as a CSV file or as a workbook with one sheet. */
export function tableFile(
  name: string,
  format: 'csv' | 'xlsx',
  now: Date,
  sheet: (runtime: Runtime) => Sheet,
): Streamed {
  const fileName = `${name}.${format}`
  return format === 'csv'
    ? { fileName, type: 'text/csv', write: (runtime) => csvOfTable(sheet(runtime)) }
    : { fileName, type: XLSX, write: (runtime) => xlsxOf([sheet(runtime)], now) }
}

/** A list with its view and columns: what an export needs besides the filter. */
export interface Exported<Filter, Row, Shown> {
  readonly fileName: string
  readonly list: List<Filter, Row>
  readonly columns: readonly Column<Shown>[]
  readonly view: (work: Work, rows: readonly Row[]) => Promise<readonly Shown[]>
}

/** All rows of a filter as a file, read in batches, so memory does not grow with the list. */
export const exportOf = <Filter, Row, Shown>(
  { now }: Pick<Work, 'now'>,
  actor: Actor,
  { fileName, list, columns, view }: Exported<Filter, Row, Shown>,
  filter: Filter,
): Streamed =>
  csvFile(fileName, now, (runtime) => csvOf(columns, batchesOf(runtime, actor, list, filter, view)))
