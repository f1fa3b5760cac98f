import type { Work } from '../../platform/work.ts'
import type { Customer } from './customer.ts'
import { insertCustomer } from './customers.store.ts'

export type NewCustomer = Omit<Customer, 'id'>

/** Makes a customer, and answers it with its id; undefined when the RUT has an account already: one RUT, one account. */
export async function createCustomer(work: Work, customer: NewCustomer): Promise<Customer | undefined> {
  const made = { ...customer, id: work.id() }
  return (await insertCustomer(work, made)) ? made : undefined
}
