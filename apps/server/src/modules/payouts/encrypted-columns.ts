import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of payouts, for key rotation. */
export const payoutsEncrypted: readonly EncryptedColumn[] = [
  { table: 'payouts.payout', column: 'instruction', row: 'id' },
]
