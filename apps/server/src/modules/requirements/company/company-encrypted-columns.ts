import { NULL, type EncryptedColumn } from '../../../platform/data/encryption/personal-data.ts'
import { boundAs } from '../encrypted-columns.ts'

/** The encrypted columns of company documents, for key rotation. */
export const companyDocumentsEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'requirements.company_paper',
    column: 'owners',
    row: 'customer_id',
    boundAs: boundAs.owners,
    dataClass: 'identity',
    of: { customer: 'customer_id' },
    ends: NULL,
    lost: '[]',
  },
]
