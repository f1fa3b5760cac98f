import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of support, for key rotation. */
export const supportSealed: readonly SealedColumn[] = [
  { table: 'support.thread', column: 'contact', row: 'id' },
  { table: 'support.message', column: 'body', row: 'id' },
]
