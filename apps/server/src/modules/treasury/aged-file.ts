import type { AgedItemWire } from '@puente/contract/staff'
import type { Streamed } from '../../platform/http/streamed.ts'
import { amountCell, type Cell } from '../../platform/lists/cells.ts'
import { nameOfDay, tableFile } from '../../platform/lists/export.ts'
import { batchesOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { agedMoney } from './aged-money.ts'
import { agedViews } from './aged-view.ts'
import type { AgedFilter } from './aged.ts'
import { agedExport as words } from './messages.es.ts'

const WIDTHS = [26, 14, 38, 16, 8, 16, 10, 16, 24, 10, 14, 24]

const cellsOf = (one: AgedItemWire): Cell[] => [
  words.kinds[one.kind],
  one.transferReference,
  one.suspenseId ?? one.refundId ?? one.receivableId ?? one.transferId ?? one.paymentId,
  amountCell(BigInt(one.amount.amount), one.amount.currency),
  one.amount.currency,
  { at: new Date(one.since) },
  { count: one.ageDays },
  one.dueAt === undefined ? undefined : { at: new Date(one.dueAt) },
  words.outcomes[one.outcome],
  one.overdue ? words.yes : words.no,
  words.owners[one.owner],
  one.member?.name,
]

/** Every waiting sum that matches the filter, as a file for a spreadsheet. */
export const agedFile = (
  { actor, now }: Pick<Work, 'actor' | 'now'>,
  filter: AgedFilter,
  format: 'csv' | 'xlsx',
): Streamed =>
  tableFile(nameOfDay(words.fileName, now), format, now, (runtime) => ({
    name: words.sheet,
    widths: WIDTHS,
    headings: Object.values(words.columns),
    rows: (async function* () {
      for await (const items of batchesOf(runtime, actor, agedMoney, filter, agedViews))
        yield items.map(cellsOf)
    })(),
  }))
