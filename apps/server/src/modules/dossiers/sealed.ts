import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of document requirements, for key rotation. */
export const dossiersSealed: readonly SealedColumn[] = [
  { table: 'dossiers.identity', column: 'read', row: 'customer_id' },
  { table: 'dossiers.identity', column: 'next_read', row: 'customer_id' },
  { table: 'dossiers.request', column: 'reason', row: 'customer_id' },
  { table: 'dossiers.request', column: 'message', row: 'customer_id' },
]
