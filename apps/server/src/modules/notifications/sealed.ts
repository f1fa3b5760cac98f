import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of notifications, for when keys rotate. */
export const notificationsSealed: readonly SealedColumn[] = [
  { table: 'notifications.message', column: 'address', row: 'id' },
  { table: 'notifications.message', column: 'facts', row: 'id' },
]
