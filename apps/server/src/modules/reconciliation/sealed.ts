import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of reconciliation, for key rotation. */
export const reconciliationSealed: readonly SealedColumn[] = [
  { table: 'reconciliation.item', column: 'detail', row: 'id' },
]
