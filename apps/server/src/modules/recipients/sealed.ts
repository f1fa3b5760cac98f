import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of recipients, for key rotation. */
export const recipientsSealed: readonly SealedColumn[] = [
  { table: 'recipients.recipient', column: 'name', row: 'id' },
  { table: 'recipients.recipient', column: 'details', row: 'id' },
]
