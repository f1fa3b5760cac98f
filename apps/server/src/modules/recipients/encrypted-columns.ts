import {
  INDEX_OF_ID,
  NO_TEXT,
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const recipient = {
  table: 'recipients.recipient',
  dataClass: 'recipients',
  of: { customer: 'customer_id' },
} as const

const form = {
  table: 'recipients.recipient_form',
  dataClass: 'recipients',
  of: { customer: 'customer_id' },
  row: 'id',
  ends: NULL,
} as const

/** The encrypted columns of recipients, for key rotation. */
export const recipientsEncrypted: readonly EncryptedColumn[] = [
  { ...recipient, column: 'name', row: 'id', ends: NO_TEXT },
  { ...recipient, column: 'details', row: 'id', ends: { text: '{}' } },
  { ...recipient, column: 'alias', row: 'id', ends: NULL },
  { ...form, column: 'alias' },
  { ...form, column: 'name' },
  { ...form, column: 'details', lost: '{}' },
]

/** Indexes and plain columns with personal data of recipients. */
export const recipientsPersonal: readonly PersonalColumn[] = [
  { ...recipient, column: 'account_index', ends: INDEX_OF_ID },
  { ...recipient, column: 'name_index', ends: { sql: `'{}'::bytea[]` } },
  { ...recipient, column: 'name_index_of', ends: NULL },
  { ...recipient, column: 'alias_index', ends: NULL },
  { ...recipient, column: 'account_ending', ends: { sql: `'0000'` } },
]
