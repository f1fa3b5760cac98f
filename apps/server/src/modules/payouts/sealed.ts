import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of payouts, for when keys rotate. */
export const payoutsSealed: readonly SealedColumn[] = [
  { table: 'payouts.payout', column: 'instruction', row: 'id' },
]
