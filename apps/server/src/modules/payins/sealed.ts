import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of payins, for key rotation. */
export const payinsSealed: readonly SealedColumn[] = [
  { table: 'payins.payment', column: 'payer', row: 'id' },
  { table: 'payins.refund_account', column: 'account', row: 'id' },
]
