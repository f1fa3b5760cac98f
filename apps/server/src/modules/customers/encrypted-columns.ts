import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of customers, for key rotation. */
export const customersEncrypted: readonly EncryptedColumn[] = [
  { table: 'customers.customer', column: 'name', row: 'id' },
  { table: 'customers.customer', column: 'rut', row: 'id' },
  { table: 'customers.customer', column: 'birth_date', row: 'id' },
  { table: 'customers.customer', column: 'address', row: 'id' },
  { table: 'customers.customer', column: 'employer', row: 'id' },
  { table: 'customers.customer', column: 'document_name', row: 'id' },
  { table: 'customers.name_request', column: 'name', row: 'customer_id' },
  { table: 'customers.eap_request', column: 'reason', row: 'customer_id' },
  { table: 'customers.eap_request', column: 'answers', row: 'customer_id' },
  { table: 'customers.member_invitation', column: 'email', row: 'id' },
  { table: 'customers.member_invitation', column: 'token', row: 'id' },
  { table: 'customers.signing_powers', column: 'signers', row: 'id' },
  { table: 'customers.note', column: 'body', row: 'id' },
  { table: 'customers.restriction_step', column: 'note', row: 'id' },
]
