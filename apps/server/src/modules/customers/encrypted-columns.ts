import {
  INDEX_OF_ID,
  NO_TEXT,
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const NO_ADDRESS = '{"street":"—","number":"—"}'
const customer = { table: 'customers.customer', row: 'id', of: { customer: 'id' } } as const
const identity = { dataClass: 'identity', of: { customer: 'customer_id' } } as const
const diligence = { dataClass: 'due-diligence', of: { customer: 'customer_id' } } as const
const invitation = {
  table: 'customers.member_invitation',
  row: 'id',
  dataClass: 'contact',
  of: { customer: 'customer_id' },
} as const

/** The encrypted columns of customers, for key rotation. */
export const customersEncrypted: readonly EncryptedColumn[] = [
  { ...customer, column: 'name', dataClass: 'tax-identity', ends: NO_TEXT },
  { ...customer, column: 'rut', dataClass: 'tax-identity', ends: NULL },
  { ...customer, column: 'birth_date', dataClass: 'identity', ends: NULL, lost: '1900-01-01' },
  { ...customer, column: 'address', dataClass: 'tax-identity', ends: NULL, lost: NO_ADDRESS },
  { ...customer, column: 'employer', dataClass: 'identity', ends: NULL },
  { ...customer, column: 'document_name', dataClass: 'identity', ends: NULL },
  { ...identity, table: 'customers.name_request', column: 'name', row: 'customer_id', ends: NO_TEXT },
  { ...diligence, table: 'customers.eap_request', column: 'reason', row: 'customer_id', ends: NO_TEXT },
  {
    ...diligence,
    table: 'customers.eap_request',
    column: 'answers',
    row: 'customer_id',
    ends: { text: '[]' },
  },
  { ...invitation, column: 'email', ends: NO_TEXT },
  { ...invitation, column: 'token', ends: NULL },
  { ...identity, table: 'customers.signing_powers', column: 'signers', row: 'id', ends: NULL, lost: '[]' },
  { ...diligence, table: 'customers.note', column: 'body', row: 'id', ends: NO_TEXT },
  {
    ...diligence,
    table: 'customers.restriction_step',
    column: 'note',
    row: 'id',
    of: {
      customer:
        'restriction_id in (select r.id from customers.restriction r where r.customer_id = any($ids))',
    },
    owner: '(select r.customer_id from customers.restriction r where r.id = restriction_id)',
    ends: NULL,
  },
]

const plain = { table: 'customers.customer', of: { customer: 'id' }, ends: NULL } as const

/** Indexes and plain columns with personal data of customers. */
export const customersPersonal: readonly PersonalColumn[] = [
  { ...plain, column: 'rut_index', dataClass: 'tax-identity' },
  { ...plain, column: 'rut_part_index', dataClass: 'tax-identity' },
  { ...plain, column: 'name_index', dataClass: 'tax-identity', ends: { sql: `'{}'::bytea[]` } },
  { ...plain, column: 'name_fold', dataClass: 'tax-identity' },
  { ...plain, column: 'accepted_name_fold', dataClass: 'identity' },
  { ...plain, column: 'document_name_fold', dataClass: 'identity' },
  { ...plain, column: 'comuna', dataClass: 'tax-identity' },
  { ...plain, column: 'address_state', dataClass: 'tax-identity' },
  { ...plain, column: 'occupation', dataClass: 'identity' },
  { ...identity, table: 'customers.name_request', column: 'reason', ends: NULL },
  {
    table: 'customers.member_invitation',
    column: 'email_index',
    dataClass: 'contact',
    of: { customer: 'customer_id' },
    ends: INDEX_OF_ID,
  },
]
