import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of transfers, for when keys rotate. */
export const transfersSealed: readonly SealedColumn[] = [
  { table: 'transfers.transfer', column: 'parties', row: 'id' },
  { table: 'transfers.former_parties', column: 'parties', row: 'transfer_id' },
  { table: 'transfers.tracking_link', column: 'token', row: 'transfer_id' },
  { table: 'transfers.rating', column: 'comment', row: 'id' },
]
