import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of notifications, for key rotation. */
export const notificationsEncrypted: readonly EncryptedColumn[] = [
  { table: 'notifications.message', column: 'address', row: 'id' },
  { table: 'notifications.message', column: 'facts', row: 'id' },
]
