import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of support, for key rotation. */
export const supportEncrypted: readonly EncryptedColumn[] = [
  { table: 'support.thread', column: 'contact', row: 'id' },
  { table: 'support.message', column: 'body', row: 'id' },
]
