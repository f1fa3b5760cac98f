import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of payins, for key rotation. */
export const payinsEncrypted: readonly EncryptedColumn[] = [
  { table: 'payins.payment', column: 'payer', row: 'id' },
  { table: 'payins.refund_account', column: 'account', row: 'id' },
]
