import type { CustomerKind } from '@puente/contract'
import type { ActingCustomer, ActingRestriction } from '../../access/index.ts'
import type { Work } from '../../../platform/work.ts'
import type { Closure } from '../closures/closure.ts'
import { closuresFor } from '../closures/closures.store.ts'
import { publicRestriction } from '../restrictions/public-restriction.ts'
import type { Customer } from '../records/customer.ts'
import { customersFor, kindOf } from '../records/customers.store.ts'
import { companySigning, membersCanSign } from '../signing-powers/signing.ts'

/** These customers as the session shows them. A customer who is not active sees prices only. */
export async function sessionCustomers(
  work: Work,
  ids: readonly string[],
): Promise<readonly ActingCustomer[]> {
  const found = await customersFor(work, ids)
  const restricted = await publicRestriction(work, ids)
  const closures = await closuresFor(work, ids)
  const unsigned = await withoutSigners(work, [...found.values()])
  return [...found.values()].map(({ id, kind, level, name, status, identity }) => ({
    id,
    kind,
    level,
    name,
    mayOrder: status === 'active' && !unsigned.has(id) && !restricted.has(id) && !closures.has(id),
    ...(unsigned.has(id) ? { jointPowers: true } : {}),
    ...orNothing(restricted.get(id)),
    ...closureView(closures.get(id)),
    identity,
  }))
}

/** The companies whose present members cannot sign any order by the recorded powers, alone or together. */
async function withoutSigners(
  work: Work,
  customers: readonly Pick<Customer, 'id' | 'kind'>[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const { id, kind } of customers) {
    const signing = kind === 'company' ? await companySigning(work, id) : undefined
    if (signing !== undefined && !membersCanSign(signing)) found.add(id)
  }
  return found
}

const orNothing = (restriction: ActingRestriction | undefined) =>
  restriction === undefined ? {} : { restriction }

const closureView = (closure: Closure | undefined): Pick<ActingCustomer, 'closingSince' | 'closed'> => {
  if (closure === undefined) return {}
  const { askedAt, completedAt, keptUntil = '' } = closure
  return completedAt === undefined ? { closingSince: askedAt } : { closed: { at: completedAt, keptUntil } }
}

/** Names and RUTs of the customers. Excluded from the passwords of their users. */
export async function namesAndRuts(work: Work, ids: readonly string[]): Promise<readonly string[]> {
  const found = await customersFor(work, ids)
  return [...found.values()].flatMap(({ name, rut }) => (rut === undefined ? [name] : [name, rut]))
}

/** Whether the acting customer is a person or a company. Requests without a session are priced as for a person. */
export async function actingKind(work: Work): Promise<CustomerKind> {
  if (work.actor.kind !== 'customer') return 'person'
  return (await kindOf(work, work.actor.customerId)) ?? 'person'
}
