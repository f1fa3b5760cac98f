import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of payins, for when keys rotate. */
export const payinsSealed: readonly SealedColumn[] = [
  { table: 'payins.payment', column: 'payer', row: 'id' },
  { table: 'payins.refund_account', column: 'account', row: 'id' },
]
