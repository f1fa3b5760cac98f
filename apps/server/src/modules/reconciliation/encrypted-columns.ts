import type { EncryptedColumn, PersonalColumn } from '../../platform/data/encryption/personal-data.ts'

/** The encrypted columns of reconciliation, for key rotation. Its own setting ends them. */
export const reconciliationEncrypted: readonly EncryptedColumn[] = [
  { table: 'reconciliation.item', column: 'detail', row: 'id', dataClass: 'bank-statements' },
]

/** Indexes with personal data of reconciliation. */
export const reconciliationPersonal: readonly PersonalColumn[] = [
  { table: 'reconciliation.item', column: 'rut_index', dataClass: 'bank-statements' },
]
