import { XLSX } from '@puente/contract'
import { formatDate } from '@puente/money'
import type { Actor } from '../actor.ts'
import type { Streamed } from '../http/streamed.ts'
import type { Runtime, Work } from '../work.ts'
import { csvOfTable } from './cells.ts'
import { csvOf, type Column } from './csv.ts'
import { batchesOf, type List } from './list.ts'
import { xlsxOf, type Sheet } from './xlsx.ts'

/** What a file of the day that `now` is in Chile is called, without its ending. */
export const nameOfDay = (name: string, now: Date): string =>
  `${name}-${formatDate(now).split('/').reverse().join('-')}`

/** A list as a file of the day that `now` is in Chile. */
export const csvFile = (name: string, now: Date, write: Streamed['write']): Streamed => ({
  fileName: `${nameOfDay(name, now)}.csv`,
  write,
})

/** One table as a text file, or as the only sheet of a workbook. */
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

/** A list as a screen shows it, and as a file says it: what an export needs besides the filter. */
export interface Exported<Filter, Row, Shown> {
  readonly fileName: string
  readonly list: List<Filter, Row>
  readonly columns: readonly Column<Shown>[]
  readonly view: (work: Work, rows: readonly Row[]) => Promise<readonly Shown[]>
}

/** Everything that a filter means, as a file: batch after batch, so that the longest list costs no more memory. */
export const exportOf = <Filter, Row, Shown>(
  { now }: Pick<Work, 'now'>,
  actor: Actor,
  { fileName, list, columns, view }: Exported<Filter, Row, Shown>,
  filter: Filter,
): Streamed =>
  csvFile(fileName, now, (runtime) => csvOf(columns, batchesOf(runtime, actor, list, filter, view)))
