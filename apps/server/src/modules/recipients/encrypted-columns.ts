import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of recipients, for key rotation. */
export const recipientsEncrypted: readonly EncryptedColumn[] = [
  { table: 'recipients.recipient', column: 'name', row: 'id' },
  { table: 'recipients.recipient', column: 'details', row: 'id' },
  { table: 'recipients.recipient', column: 'alias', row: 'id' },
]
