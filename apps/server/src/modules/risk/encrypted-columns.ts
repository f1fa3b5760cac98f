import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of risk, for key rotation. */
export const riskEncrypted: readonly EncryptedColumn[] = [
  { table: 'risk.assessment', column: 'detail', row: 'id' },
  { table: 'risk.override', column: 'reason', row: 'id' },
]
