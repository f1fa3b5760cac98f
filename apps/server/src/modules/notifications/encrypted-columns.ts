import { NULL, type EncryptedColumn } from '../../platform/data/personal-data.ts'

const message = {
  table: 'notifications.message',
  row: 'id',
  dataClass: 'notices',
  of: { user: 'user_id' },
  at: 'created_at',
  only: `state <> 'waiting'`,
  unowned: {
    dataClass: 'notices',
    where: `user_id is null and state <> 'waiting'`,
    at: 'created_at',
  },
  ends: NULL,
} as const

/** The encrypted columns of notifications, for key rotation. */
export const notificationsEncrypted: readonly EncryptedColumn[] = [
  { ...message, column: 'address' },
  { ...message, column: 'facts', lost: '{}' },
]
