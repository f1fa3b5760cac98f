import { NO_TEXT, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

const thread = 'thread_id in (select h.id from support.thread h where'

/** The encrypted columns of support, for key rotation. */
export const supportEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'support.thread',
    column: 'contact',
    row: 'id',
    dataClass: 'visitors',
    unowned: { dataClass: 'visitors', where: 'customer_id is null', at: 'last_at' },
    ends: { text: '{"name":"—","email":"—"}' },
  },
  {
    table: 'support.message',
    column: 'body',
    row: 'id',
    dataClass: 'messages',
    of: { customer: `${thread} h.customer_id = any($ids))` },
    owner: '(select h.customer_id from support.thread h where h.id = thread_id)',
    unowned: { dataClass: 'visitors', where: `${thread} h.customer_id is null)`, at: 'at' },
    ends: NO_TEXT,
  },
]
