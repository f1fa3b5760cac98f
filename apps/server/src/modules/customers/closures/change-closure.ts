import { refuse, type ClosureCause, type Id, type Refusal } from '@puente/contract'
import { kindsAfterClosure } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { endSessionsFor, customerIdsOf, membersOf } from '../../access/index.ts'
import { santiagoDay, type Day } from '../../corridors/index.ts'
import { endSubject } from '../../pending-items/index.ts'
import { customerEvents } from '../events.ts'
import { customersFor } from '../records/customers.store.ts'
import { endRestriction } from '../restrictions/decide-restriction.ts'
import { lockRestrictionsInForce } from '../restrictions/restrictions.store.ts'
import { relationshipTerms } from '../restrictions/restriction-rules.ts'
import type { Closure } from './closure.ts'
import * as store from './closures.store.ts'

type Change = 'asked' | 'withdrawn' | 'completed'

async function record(
  work: Work,
  { id, customerId }: Pick<Closure, 'id' | 'customerId'>,
  change: Change,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await work.audit({ action: `${change}-closure`, subject: customerId, facts: { closure: id } })
  await work.emit({
    name: customerEvents.closureChanged,
    subject: customerId,
    facts: { closureId: id, change, ...facts },
  })
}

/**
 * Begins to close an account. `delayedBy`: the kinds of what is open, which the event names. Refuses an account that is being
 * closed or is closed. The customer is locked.
 */
export async function beginClosure(
  work: Work,
  customerId: Id<'customer'>,
  cause: ClosureCause,
  delayedBy: readonly string[],
): Promise<true | Refusal<'account-closing' | 'account-closed'>> {
  const former = await store.closureOf(work, customerId)
  if (former !== undefined)
    return refuse(former.completedAt === undefined ? 'account-closing' : 'account-closed')
  const id = work.id()
  const askedBy = work.actor.kind === 'customer' ? work.actor.userId : undefined
  if (!(await store.insertClosure(work, { id, customerId, cause, askedBy }))) return refuse('account-closing')
  await record(work, { id, customerId }, 'asked', { delayedBy: delayedBy.join(' ') })
  return true
}

/** Keeps an account open whose closing waits. Refuses without one, and one by an exit of the operator. */
export async function withdrawClosure(
  work: Work,
  customerId: Id<'customer'>,
  cause: ClosureCause,
): Promise<true | Refusal<'no-closure'>> {
  const closure = await store.closureOf(work, customerId)
  if (closure?.cause !== cause || closure.completedAt !== undefined) return refuse('no-closure')
  await store.setClosureWithdrawn(work, closure.id)
  await record(work, closure, 'withdrawn')
  return true
}

/** The same day so many years later; the 29 February becomes the 1 March. */
const yearsAfter = (day: Day, years: number): Day =>
  new Date(Date.UTC(Number(day.slice(0, 4)) + years, Number(day.slice(5, 7)) - 1, Number(day.slice(8))))
    .toISOString()
    .slice(0, 10)

/** The day until which data is kept when the relationship ends now. */
export async function keptUntil(work: Work): Promise<Day> {
  const { keptYears } = await relationshipTerms(work)
  return yearsAfter(santiagoDay(work.now).day, keptYears)
}

/** Users who act for no customer with an open account. */
async function usersGone(work: Work, customerId: Id<'customer'>): Promise<string[]> {
  const gone: string[] = []
  for (const userId of await membersOf(work, customerId)) {
    const customers = await customersFor(work, await customerIdsOf(work, userId))
    if ([...customers.values()].every(({ status }) => status === 'closed')) gone.push(userId)
  }
  return gone
}

/**
 * Closes an account for good: its sessions end, nothing is outstanding any more, and the restrictions that stop
 * nothing on a closed account end. The data
 * is kept from now on for the years of the setting. The customer is locked, and nothing is open.
 */
export async function completeClosure(work: Work, { id, customerId }: Closure): Promise<void> {
  await store.setClosureCompleted(work, id, await keptUntil(work))
  await store.setAccountClosed(work, customerId)
  for (const restriction of await lockRestrictionsInForce(work, customerId))
    if (!kindsAfterClosure.includes(restriction.kind)) await endRestriction(work, restriction)
  for (const subject of [customerId, ...(await usersGone(work, customerId))]) await endSubject(work, subject)
  await endSessionsFor(work, customerId)
  await record(work, { id, customerId }, 'completed')
}
