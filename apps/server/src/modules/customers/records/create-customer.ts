import type { Work } from '../../../platform/work.ts'
import type { Customer } from './customer.ts'
import { insertCustomer } from './customers.store.ts'
import { nameFacts } from '../names/name-checks.ts'
import { profileRules } from '../profile/profile-rules.ts'
import { senderName } from '../names/sender-name-rule.ts'
import { settle } from '../../pending-items/index.ts'

/** A customer created as active has an identity that was confirmed elsewhere. */
export type NewCustomer = Omit<Customer, 'id' | 'identity'>

/** Creates a customer and returns it with its id. Undefined when the RUT has an account. */
export async function createCustomer(work: Work, customer: NewCustomer): Promise<Customer | undefined> {
  const identity = customer.status === 'active' ? 'confirmed' : 'missing'
  const made: Customer = { ...customer, id: work.id(), identity }
  const facts = await nameFacts(work, customer.kind, customer.name)
  if (!(await insertCustomer(work, made, facts))) return undefined
  await settle(work, [senderName, ...profileRules], [made.id])
  return made
}
