import { accessIndexed, accessIndexedWithoutText } from '../modules/access/index.ts'
import { customersIndexed } from '../modules/customers/index.ts'
import { payinsIndexed } from '../modules/payins/index.ts'
import { recipientsIndexed } from '../modules/recipients/index.ts'
import { reconciliationIndexed } from '../modules/reconciliation/index.ts'
import { requirementsIndexed } from '../modules/requirements/index.ts'
import type { IndexedTable, IndexWithoutText } from '../platform/data/indexes/indexed-tables.ts'

/** Every table with blind indexes, for the rotation of the index key. */
export const indexedTables: readonly IndexedTable[] = [
  ...accessIndexed,
  ...customersIndexed,
  ...recipientsIndexed,
  ...payinsIndexed,
  ...reconciliationIndexed,
  ...requirementsIndexed,
]

/** Every blind index that the rotation cannot compute again. */
export const indexesWithoutText: readonly IndexWithoutText[] = accessIndexedWithoutText
