import type { EncryptedColumn } from '../../../platform/data/re-encrypt.ts'

/** The encrypted columns of company documents, for key rotation. */
export const companyDocumentsEncrypted: readonly EncryptedColumn[] = [
  { table: 'dossiers.company_paper', column: 'owners', row: 'customer_id' },
]
