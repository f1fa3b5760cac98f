import { NOBODY, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

/**
 * The encrypted columns of screening, for key rotation. A check stores its subject as a name without the id of a
 * customer, so its hits have no owner.
 */
export const screeningEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'screening.check',
    column: 'hits',
    row: 'subject',
    dataClass: 'due-diligence',
    of: { customer: 'subject', transfer: 'subject' },
    owner: NOBODY,
    ends: { text: '[]' },
  },
]
