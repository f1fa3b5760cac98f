import type { PersonalColumn } from '../data/encryption/personal-data.ts'

const message = {
  table: 'platform.partner_message',
  dataClass: 'partner-messages',
  unowned: { dataClass: 'partner-messages', where: 'handled_at is not null', at: 'received_at' },
} as const

/** Messages of partners as they arrived. Their ids stay, so that a repeated one is still recognised. */
export const partnerMessagesPersonal: readonly PersonalColumn[] = [
  { ...message, column: 'body', ends: { sql: `''::bytea` } },
  { ...message, column: 'headers', ends: { sql: `'{}'::jsonb` } },
]
