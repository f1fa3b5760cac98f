import type { Id } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Work } from '../../../platform/work.ts'
import { toSession } from '../access.customer.ts'
import type { CustomersOf } from '../people/user.ts'
import { setActingCustomer } from './sessions.store.ts'
import { tokenHash } from './token.ts'

/** Switches the session of the request to a customer of its user. Returns the session. */
export async function actInSession(
  work: Work,
  customersOf: CustomersOf,
  { sessionToken }: Pick<RequestFacts, 'sessionToken'>,
  customerId: Id<'customer'>,
): Promise<CustomerSession> {
  if (work.actor.kind !== 'customer') throw new Error('only a customer’s user has a session to switch')
  const hash = tokenHash(sessionToken ?? '')
  if (hash === undefined) throw new Error('a signed-in request has no session')
  await setActingCustomer(work, hash, customerId)
  return toSession(work, customersOf, work.actor.userId, customerId)
}
