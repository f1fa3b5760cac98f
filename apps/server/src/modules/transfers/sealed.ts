import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of transfers, for when keys rotate. */
export const transfersSealed: readonly SealedColumn[] = [
  { table: 'transfers.transfer', column: 'parties' },
  { table: 'transfers.former_parties', column: 'parties' },
  { table: 'transfers.tracking_link', column: 'token' },
  { table: 'transfers.rating', column: 'comment' },
]
