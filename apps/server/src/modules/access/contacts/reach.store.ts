import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { normalEmail } from './email.ts'

const EMAIL = 'access.user.email'

/** Ids of the users who may act for a customer, the longest-standing first. */
export async function membersOf(work: Work, customerId: Id<'customer'>): Promise<string[]> {
  const rows = await work.tx.many<{ userId: Id<'user'> }>(sql`
    select user_id from access.membership where customer_id = ${customerId} order by created_at, user_id`)
  return rows.map((row) => row.userId)
}

/**
 * Records that mail to this address bounced, for the user who signs in with it. The first time is kept. Returns the
 * user, or undefined when there is none.
 */
export async function markBounced(work: Work, email: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    update access.user set email_bounced_at = coalesce(email_bounced_at, ${work.now})
    where email_index = any(${work.vault.indexes(EMAIL, normalEmail(email))}::bytea[])
    returning id`)
  return row?.id
}
