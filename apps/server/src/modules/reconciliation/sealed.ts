import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of reconciliation, for when keys rotate. */
export const reconciliationSealed: readonly SealedColumn[] = [
  { table: 'reconciliation.item', column: 'detail', row: 'id' },
]
