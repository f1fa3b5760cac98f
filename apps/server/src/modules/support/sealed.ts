import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of support, for when keys rotate. */
export const supportSealed: readonly SealedColumn[] = [
  { table: 'support.thread', column: 'contact', row: 'id' },
  { table: 'support.message', column: 'body', row: 'id' },
]
