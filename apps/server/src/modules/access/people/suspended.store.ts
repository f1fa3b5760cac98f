import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** Stores whether nobody may act for a customer. */
export async function setSuspended(
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
}

/** Ends every session in which somebody acts for this customer. Returns their browsers. */
export async function endSessionsOf(work: Work, customerId: Id<'customer'>): Promise<string[]> {
  const rows = await work.tx.many<{ deviceId: string | null }>(
    sql`delete from access.session where customer_id = ${customerId} returning device_id`,
  )
  return rows.flatMap(({ deviceId }) => (deviceId === null ? [] : [deviceId]))
}

/**
 * The browsers of members in which nobody is signed in any more: those whose session is in `ended`, and every browser of
 * a member who acts for no other customer.
 */
export const browsersWithoutCustomer = (
  work: Work,
  customerId: Id<'customer'>,
  ended: readonly string[],
): Promise<{ userId: Id<'user'>; deviceId: string }[]> =>
  work.tx.many(sql`
    select m.user_id, d.id as device_id
    from access.membership m join access.user_device d on d.holder_id = m.user_id
    where m.customer_id = ${customerId}
      and not exists (select from access.session s where s.device_id = d.id)
      and (d.id = any(${ended}::uuid[]) or not exists (
        select from access.membership other
        where other.user_id = m.user_id and other.customer_id <> m.customer_id
          and not exists (
            select from access.suspended_customer s where s.customer_id = other.customer_id)))
    order by d.id`)

/** Whether a user is a member of customers for whom nobody may act now. */
export async function isSuspended(work: Work, userId: Id<'user'>): Promise<boolean> {
  const { found } = await work.tx.one<{ found: boolean }>(sql`
    select exists (
      select from access.membership m join access.suspended_customer s on s.customer_id = m.customer_id
      where m.user_id = ${userId}) as found`)
  return found
}
