import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of transfers, for key rotation. */
export const transfersSealed: readonly SealedColumn[] = [
  { table: 'transfers.transfer', column: 'parties', row: 'id' },
  { table: 'transfers.former_parties', column: 'parties', row: 'transfer_id' },
  { table: 'transfers.tracking_link', column: 'token', row: 'transfer_id' },
  { table: 'transfers.rating', column: 'comment', row: 'id' },
]
