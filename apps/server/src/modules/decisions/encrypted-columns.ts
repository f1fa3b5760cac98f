import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of decisions, for key rotation. */
export const decisionsEncrypted: readonly EncryptedColumn[] = [
  { table: 'decisions.decision', column: 'used', row: 'id' },
]
