import { parseRut } from '@puente/contract/corridors'
import type { IndexedTable } from '../../platform/data/indexes/indexed-tables.ts'
import { payerOf, rutOfPayer, valuesOfRuts } from '../payins/index.ts'
import { DETAIL } from './item.ts'
import type { ItemDetail } from './item.ts'

/** The RUT in the text of a line, normalized. */
function rutOfLine(detail: string | undefined): string | undefined {
  const parsed = parseRut(detail === undefined ? '' : ((JSON.parse(detail) as ItemDetail).rut ?? ''))
  return 'normalised' in parsed ? parsed.normalised : undefined
}

/**
 * The table of items. A line of the bank has its text. An entry of the books has the RUT of a payment: its subject, or one
 * of the order that is its subject.
 */
export const reconciliationIndexed: readonly IndexedTable[] = [
  {
    table: 'reconciliation.item',
    columns: ['rut_index'],
    sources: [
      { value: 'detail', row: 'id', boundAs: DETAIL },
      payerOf('item.subject'),
      payerOf('(select p.id from payins.payment p where p.order_id = item.subject limit 1)'),
    ],
    values: (_, { texts: [detail, ...payers] }) =>
      valuesOfRuts([rutOfLine(detail), ...payers.map(rutOfPayer)]),
  },
]
