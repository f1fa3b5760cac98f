import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of notifications, for key rotation. */
export const notificationsSealed: readonly SealedColumn[] = [
  { table: 'notifications.message', column: 'address', row: 'id' },
  { table: 'notifications.message', column: 'facts', row: 'id' },
]
