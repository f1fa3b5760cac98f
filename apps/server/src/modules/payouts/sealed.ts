import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of payouts, for key rotation. */
export const payoutsSealed: readonly SealedColumn[] = [
  { table: 'payouts.payout', column: 'instruction', row: 'id' },
]
