import type { EncryptedColumn } from '../../../platform/data/re-encrypt.ts'
import { boundAs } from '../encrypted-columns.ts'

/** The encrypted columns of company documents, for key rotation. */
export const companyDocumentsEncrypted: readonly EncryptedColumn[] = [
  { table: 'requirements.company_paper', column: 'owners', row: 'customer_id', boundAs: boundAs.owners },
]
