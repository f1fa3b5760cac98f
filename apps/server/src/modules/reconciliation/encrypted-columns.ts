import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of reconciliation, for key rotation. */
export const reconciliationEncrypted: readonly EncryptedColumn[] = [
  { table: 'reconciliation.item', column: 'detail', row: 'id' },
]
