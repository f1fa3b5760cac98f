import { isRefusal, uuidOf, type QueryOf, type Refusal } from '@puente/contract'
import { staffEndpoints as endpoints, type RateReading } from '@puente/contract/staff'
import { readHandler, type Handler } from '../../platform/http/handler.ts'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, exportHandler, exportOf, type Exported } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { instantRangeOf } from '../corridors/index.ts'
import { rateExport as words } from './messages.es.ts'
import type { ReadingFilter, StoredReading } from './readings/readings.store.ts'
import { readingLists, readingRecord, readingView } from './readings/reading-view.ts'

/** Readings of rates as a file. */
const exportedRates: Exported<ReadingFilter, StoredReading, RateReading> = {
  fileName: words.fileName,
  list: readingLists.newest,
  view: async (_work, rows) => rows.map(readingView),
  columns: columnsOf(words.columns, {
    asOf: (row: RateReading) => instantCell(row.asOf),
    currency: (row) => row.currency,
    mid: (row) => row.mid.replace('.', ','),
    source: (row) => row.source,
    state: (row) => words.states[row.state],
    fetchedAt: (row) => instantCell(row.fetchedAt),
    id: (row) => row.id,
  }),
}

function filterOf(query: QueryOf<typeof endpoints.exportRates>): ReadingFilter | Refusal<'fields-wrong'> {
  const days = instantRangeOf(query)
  return isRefusal(days) ? days : { ...days, currency: query.currency, state: query.state }
}

/** Staff handlers of rates. */
export const staffRateHandlers: readonly Handler[] = [
  readHandler(endpoints.listRates, async (work, { query }) => {
    const filter = filterOf(query)
    if (isRefusal(filter)) return filter
    const page = await pageOf(work, readingLists[query.order ?? 'newest'], filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: rows.map(readingView), ...next }
  }),
  exportHandler(endpoints.exportRates, (_work, { query }) => {
    const filter = filterOf(query)
    if (isRefusal(filter)) return filter
    return exportOf({ ...exportedRates, list: readingLists[query.order ?? 'newest'] }, filter)
  }),
  readHandler(endpoints.getRate, (work, { params }) => readingRecord(work, uuidOf('rate', params.id))),
]
