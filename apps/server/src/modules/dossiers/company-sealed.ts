import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of company documents, for key rotation. */
export const companyPapersSealed: readonly SealedColumn[] = [
  { table: 'dossiers.company_paper', column: 'owners', row: 'customer_id' },
]
