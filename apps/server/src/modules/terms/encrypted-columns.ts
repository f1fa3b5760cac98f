import { NULL, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

/** The encrypted columns of terms, for key rotation. */
export const termsEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'terms.acceptance',
    column: 'ip',
    row: 'id',
    dataClass: 'consents',
    of: { user: 'user_id' },
    ends: NULL,
  },
]
