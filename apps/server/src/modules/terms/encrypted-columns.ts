import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of terms, for key rotation. */
export const termsEncrypted: readonly EncryptedColumn[] = [
  { table: 'terms.acceptance', column: 'ip', row: 'id' },
]
