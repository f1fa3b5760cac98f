import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of document requirements, for key rotation. */
export const requirementsEncrypted: readonly EncryptedColumn[] = [
  { table: 'dossiers.identity', column: 'read', row: 'customer_id' },
  { table: 'dossiers.identity', column: 'next_read', row: 'customer_id' },
  { table: 'dossiers.request', column: 'reason', row: 'customer_id' },
  { table: 'dossiers.request', column: 'message', row: 'customer_id' },
]
