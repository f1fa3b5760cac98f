import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of companies' papers, for when keys rotate. */
export const companyPapersSealed: readonly SealedColumn[] = [
  { table: 'dossiers.company_paper', column: 'owners', row: 'customer_id' },
]
