import type { Id } from '@puente/contract'
import { empty, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { AccountId } from '../holder.ts'

/** Parts of a contact that are not verified, with the reason. */
export interface Unproven {
  readonly email?: 'unverified' | 'bounced'
  readonly phone?: 'unverified'
}

const why = sql`jsonb_strip_nulls(jsonb_build_object(
  'email', case when email_verified_at is null then 'unverified' when email_bounced_at is not null then 'bounced' end,
  'phone', case when phone is not null and phone_verified_at is null then 'unverified' end))`

/** Users with an unverified or bouncing contact, in the shape of a rule of pending items. */
export const unproven = (only: readonly string[] | undefined): Sql => sql`
  select id as subject, ${why} as facts, 'customer' as turn, null::timestamptz as due_at,
    case when email_verified_at is null then created_at else coalesce(email_bounced_at, created_at) end as blocks_from
  from access.user
  where (email_verified_at is null or email_bounced_at is not null
      or (phone is not null and phone_verified_at is null))
    ${only === undefined ? empty : sql`and id = any(${only}::uuid[])`}`

/** The unverified parts of one user's contact. */
export async function unprovenOf(work: Work, userId: Id<'user'>): Promise<Unproven> {
  const { facts } = await work.tx.one<{ facts: Unproven }>(
    sql`select ${why} as facts from access.user where id = ${userId}`,
  )
  return facts
}

/** Whether mail to a user bounces and their phone is verified. */
export async function isReachedByPhoneOnly(work: Work, { realm, id }: AccountId): Promise<boolean> {
  if (realm !== 'user') return false
  const { reached } = await work.tx.one<{ reached: boolean }>(sql`
    select email_bounced_at is not null and phone_verified_at is not null as reached
    from access.user where id = ${id}`)
  return reached
}
