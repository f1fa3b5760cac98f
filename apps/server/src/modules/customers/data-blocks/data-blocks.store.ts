import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/**
 * Excludes the data of a person from uses that neither a duty nor their contract requires, such as invitations and mails
 * about them; or includes it again.
 */
export async function setDataBlock(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  isOn: boolean,
): Promise<void> {
  await work.tx.run(
    isOn
      ? sql`insert into customers.data_block (customer_id, user_id, since)
            values (${customerId}, ${userId}, ${work.now}) on conflict do nothing`
      : sql`delete from customers.data_block where customer_id = ${customerId} and user_id = ${userId}`,
  )
}

/** Whether the data of a person is excluded from uses that are not required. */
export async function isDataBlocked(work: Work, userId: Id<'user'>): Promise<boolean> {
  const { blocked } = await work.tx.one<{ blocked: boolean }>(
    sql`select exists (select from customers.data_block where user_id = ${userId}) as blocked`,
  )
  return blocked
}

/** Since when the data of each person of a customer is excluded, by user. */
export async function dataBlocksOf(
  work: Work,
  customerId: Id<'customer'>,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await work.tx.many<{ userId: Id<'user'>; since: Date }>(
    sql`select user_id, since from customers.data_block where customer_id = ${customerId}`,
  )
  return new Map(rows.map(({ userId, since }) => [userId, since]))
}
