import { NO_TEXT, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

/** The encrypted columns of assignments, for key rotation. */
export const assignmentsEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'assignments.comment',
    column: 'text',
    row: 'id',
    dataClass: 'decisions',
    of: { customer: 'customer_id' },
    ends: NO_TEXT,
  },
]
