import {
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

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

const notice = { table: 'notifications.notice', dataClass: 'notices', of: { user: 'user_id' } } as const
const contact = { dataClass: 'contact', of: { user: 'user_id' }, ends: 'row' } as const
const subscription = { ...contact, table: 'notifications.push_subscription', row: 'id' } as const

/** The encrypted columns of notifications, for key rotation. */
export const notificationsEncrypted: readonly EncryptedColumn[] = [
  { ...message, column: 'address' },
  { ...message, column: 'facts', lost: '{}' },
  { ...notice, column: 'facts', row: 'id', at: 'created_at', ends: 'row', lost: '{}' },
  { ...subscription, column: 'endpoint' },
  { ...subscription, column: 'keys', lost: '{}' },
]

/** What users chose about channels ends with how we reach them. */
export const notificationsPersonal: readonly PersonalColumn[] = [
  { ...contact, table: 'notifications.preference', column: 'is_on' },
]
