import type { TaxDocumentWire, TaxFormat } from '@puente/contract/staff'
import type { Actor } from '../../../platform/actor.ts'
import type { Streamed } from '../../../platform/http/streamed.ts'
import { pesosCell, type Cell } from '../../../platform/lists/cells.ts'
import { tableFile } from '../../../platform/lists/export.ts'
import { batchesOf } from '../../../platform/lists/list.ts'
import type { Sheet } from '../../../platform/lists/xlsx.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { taxMessages as words } from './messages-tax.es.ts'
import { feeLines, taxDocuments, taxMonth } from './tax-documents.ts'

const { columns: headings } = words
const WIDTHS = [8, 26, 16, 12, 14, 30, 40, 40, 20, 12, 12, 12, 12, 16, 36]

/** Amounts of a credit note are negative, so that the file adds up. */
const signed = (type: string, minor: string): Cell =>
  pesosCell(type === '61' ? -BigInt(minor) : BigInt(minor))

const cellsOf = (one: TaxDocumentWire): Cell[] => [
  one.type,
  words.types[one.type],
  { at: new Date(one.at) },
  one.reference,
  one.receiver?.rut,
  one.receiver?.name,
  one.receiver?.activity,
  one.receiver?.address,
  one.receiver?.comuna,
  signed(one.type, one.netMinor),
  signed(one.type, one.ivaMinor),
  signed(one.type, one.totalMinor),
  one.cancels?.type,
  one.cancels === undefined ? undefined : { at: new Date(one.cancels.at) },
  one.journal,
]

const documentsOf = (
  runtime: Runtime,
  actor: Actor,
  month: string,
): AsyncGenerator<readonly TaxDocumentWire[]> => batchesOf(runtime, actor, feeLines, month, taxDocuments)

function sheetOf(runtime: Runtime, actor: Actor, month: string): Sheet {
  return {
    name: words.sheet,
    widths: WIDTHS,
    headings: Object.values(headings),
    rows: (async function* () {
      for await (const documents of documentsOf(runtime, actor, month)) yield documents.map(cellsOf)
    })(),
  }
}

/** The month's totals from the books, then every document, streamed as one JSON value. */
async function* jsonOf(runtime: Runtime, actor: Actor, month: string): AsyncGenerator<string> {
  const totals = await runtime.work(actor, (work) => taxMonth(work, month))
  yield `{"totals":${JSON.stringify(totals)},"documents":[`
  let between = ''
  for await (const documents of documentsOf(runtime, actor, month)) {
    yield between + documents.map((one) => JSON.stringify(one)).join(',\n')
    between = ',\n'
  }
  yield ']}\n'
}

/** The documents of a month as a file. */
export function taxFile(
  { actor, now }: Pick<Work, 'actor' | 'now'>,
  month: string,
  format: TaxFormat,
): Streamed {
  const name = `${words.fileName}-${month}`
  if (format !== 'json') return tableFile(name, format, now, (runtime) => sheetOf(runtime, actor, month))
  return {
    fileName: `${name}.json`,
    type: 'application/json',
    write: (runtime) => jsonOf(runtime, actor, month),
  }
}
