import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/**
 * Lets nobody act for a customer any more and ends the sessions that do, or lifts that. Applies to every member, also to
 * later ones.
 */
export async function suspendAccess(
  work: Work,
  customerId: Id<'customer'>,
  isSuspended: boolean,
): Promise<void> {
  if (!isSuspended) {
    await work.tx.run(sql`delete from access.suspended_customer where customer_id = ${customerId}`)
    return
  }
  await work.tx.run(sql`
    insert into access.suspended_customer (customer_id, since) values (${customerId}, ${work.now})
    on conflict (customer_id) do nothing`)
  await endSessionsFor(work, customerId)
}

/** Ends every session in which somebody acts for this customer. */
export async function endSessionsFor(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`delete from access.session where customer_id = ${customerId}`)
}

/** Whether a user is a member of customers for whom nobody may act now. */
export async function isSuspended(work: Work, userId: Id<'user'>): Promise<boolean> {
  const { found } = await work.tx.one<{ found: boolean }>(sql`
    select exists (
      select from access.membership m join access.suspended_customer s on s.customer_id = m.customer_id
      where m.user_id = ${userId}) as found`)
  return found
}
