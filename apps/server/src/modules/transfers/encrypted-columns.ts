import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of transfers, for key rotation. */
export const transfersEncrypted: readonly EncryptedColumn[] = [
  { table: 'transfers.transfer', column: 'parties', row: 'id' },
  { table: 'transfers.former_parties', column: 'parties', row: 'transfer_id' },
  { table: 'transfers.tracking_link', column: 'token', row: 'transfer_id' },
  { table: 'transfers.signature_request', column: 'beneficiary', row: 'id' },
  { table: 'transfers.signature_request', column: 'reason', row: 'id' },
  { table: 'transfers.rating', column: 'comment', row: 'id' },
]
