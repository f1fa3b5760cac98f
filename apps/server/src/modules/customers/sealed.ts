import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of customers, for when keys rotate. */
export const customersSealed: readonly SealedColumn[] = [
  { table: 'customers.customer', column: 'name' },
  { table: 'customers.customer', column: 'rut' },
  { table: 'customers.customer', column: 'birth_date' },
  { table: 'customers.customer', column: 'address' },
  { table: 'customers.customer', column: 'employer' },
  { table: 'customers.customer', column: 'document_name' },
  { table: 'customers.name_request', column: 'name' },
  { table: 'customers.eap_request', column: 'reason' },
  { table: 'customers.eap_request', column: 'answers' },
  { table: 'customers.note', column: 'body' },
]
