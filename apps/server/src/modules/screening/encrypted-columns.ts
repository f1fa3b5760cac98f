import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of screening, for key rotation. */
export const screeningEncrypted: readonly EncryptedColumn[] = [
  { table: 'screening.check', column: 'hits', row: 'subject' },
]
