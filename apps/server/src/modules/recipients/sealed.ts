import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of recipients, for when keys rotate. */
export const recipientsSealed: readonly SealedColumn[] = [
  { table: 'recipients.recipient', column: 'name', row: 'id' },
  { table: 'recipients.recipient', column: 'details', row: 'id' },
]
