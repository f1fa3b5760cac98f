import {
  NULL,
  type Ending,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const NOBODY_RECEIVES = '{"kind":"person","name":"—","country":"ZZ","fields":{},"accountEnding":"0000"}'
/** `ZZ` is the code of an unknown country (ISO 3166-1, user-assigned). */
const NOBODY: Ending = {
  text:
    '{"originator":{"kind":"person","name":"—","rut":"","country":"ZZ"},' +
    `"beneficiary":${NOBODY_RECEIVES}}`,
}
const transfer = { dataClass: 'transfers', of: { transfer: 'transfer_id' } } as const

/** The encrypted columns of transfers, for key rotation. */
export const transfersEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'transfers.transfer',
    column: 'parties',
    row: 'id',
    dataClass: 'transfers',
    of: { customer: 'customer_id' },
    ends: NOBODY,
  },
  { ...transfer, table: 'transfers.former_parties', column: 'parties', row: 'transfer_id', ends: NOBODY },
  { ...transfer, table: 'transfers.tracking_link', column: 'token', row: 'transfer_id', ends: NULL },
  {
    table: 'transfers.signature_request',
    column: 'beneficiary',
    row: 'id',
    dataClass: 'transfers',
    of: { customer: 'customer_id' },
    ends: { text: NOBODY_RECEIVES },
  },
  {
    table: 'transfers.signature_request',
    column: 'reason',
    row: 'id',
    dataClass: 'transfers',
    of: { customer: 'customer_id' },
    ends: NULL,
  },
  {
    table: 'transfers.rating',
    column: 'comment',
    row: 'id',
    dataClass: 'ratings',
    of: { transfer: 'id' },
    at: 'rated_at',
    ends: NULL,
  },
]

/** Plain columns that change with an encrypted one of transfers: a link without its token is revoked. */
export const transfersPersonal: readonly PersonalColumn[] = [
  {
    ...transfer,
    table: 'transfers.tracking_link',
    column: 'revoked_at',
    ends: { sql: 'coalesce(revoked_at, created_at)' },
  },
]
