import type { MemberRole, Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const NAME = 'access.user.name'

/** A user who may act for a customer, with their role there. */
export interface Member {
  readonly userId: Id<'user'>
  readonly name: string
  readonly role: MemberRole
  readonly since: Date
}

/** Members of a customer, the longest-standing first. */
export const membersFor = (work: Work, customerId: Id<'customer'>): Promise<Member[]> =>
  members(work, customerId, sql``)

/** As `membersFor`, locked until the work ends, so that two administrators cannot leave at once. */
export const lockMembers = (work: Work, customerId: Id<'customer'>): Promise<Member[]> =>
  members(work, customerId, sql`for update of m`)

/**
 * Makes a user a member of a customer. `first`: the user acts for this customer after signing in. False when they are
 * a member already, whose role stays.
 */
export async function insertMember(
  work: Work,
  {
    customerId,
    userId,
    role,
    first = false,
  }: {
    readonly customerId: Id<'customer'>
    readonly userId: Id<'user'>
    readonly role: MemberRole
    readonly first?: boolean
  },
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into access.membership (user_id, customer_id, position, role, created_at)
    select ${userId}::uuid, ${customerId}::uuid,
           case when ${first}::boolean then coalesce(min(position), 2) - 1 else coalesce(max(position), 0) + 1 end,
           ${role}::text, ${work.now}::timestamptz
    from access.membership where user_id = ${userId}
    on conflict (user_id, customer_id) do nothing`)
  return rows === 1
}

/** The role of a user for a customer; undefined when they are not a member. */
export async function memberRole(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
): Promise<MemberRole | undefined> {
  const row = await work.tx.maybe<{ role: MemberRole }>(sql`
    select role from access.membership where customer_id = ${customerId} and user_id = ${userId}`)
  return row?.role
}

export async function setMemberRole(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  role: MemberRole,
): Promise<void> {
  await work.tx.run(sql`
    update access.membership set role = ${role} where customer_id = ${customerId} and user_id = ${userId}`)
}

/** Deletes a membership, and every session in which the user acts for this customer. */
export async function deleteMember(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
): Promise<void> {
  await work.tx.run(
    sql`delete from access.membership where customer_id = ${customerId} and user_id = ${userId}`,
  )
}

async function members(work: Work, customerId: Id<'customer'>, held: Sql): Promise<Member[]> {
  const rows = await work.tx.many<{
    userId: Id<'user'>
    name: Buffer
    role: MemberRole
    createdAt: Date
  }>(sql`
    select m.user_id, u.name, m.role, m.created_at
    from access.membership m join access.user u on u.id = m.user_id
    where m.customer_id = ${customerId} order by m.created_at, m.user_id ${held}`)
  return rows.map((row) => ({
    userId: row.userId,
    name: work.vault.decrypt(NAME, row.name, row.userId),
    role: row.role,
    since: row.createdAt,
  }))
}
