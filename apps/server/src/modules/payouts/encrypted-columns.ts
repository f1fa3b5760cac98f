import {
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const payout = { table: 'payouts.payout', dataClass: 'transfers', of: { transfer: 'transfer_id' } } as const

/** The encrypted columns of payouts, for key rotation. */
export const payoutsEncrypted: readonly EncryptedColumn[] = [
  {
    ...payout,
    column: 'instruction',
    row: 'id',
    ends: {
      text: '{"beneficiary":{"name":"—","fields":{}},"originator":{"name":"—","reference":""},"purpose":""}',
    },
  },
]

/** Plain columns with personal data of payouts: what the rail wrote. */
export const payoutsPersonal: readonly PersonalColumn[] = [{ ...payout, column: 'said', ends: NULL }]
