import type { MemberRole, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { moveToWritingKey } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'
import { normalEmail } from '../contacts/email.ts'
import type { NewUser } from './create-user.ts'
import { credentialsOf } from './people.store.ts'
import type { User } from './user.ts'

const EMAIL = 'access.user.email'
const NAME = 'access.user.name'

export async function insertUser(work: Work, user: NewUser): Promise<string | undefined> {
  const id = work.id()
  const vault = await work.vault.of(id)
  await moveToWritingKey(
    work,
    { table: 'access.user', column: 'email_index' },
    work.vault.indexes(EMAIL, user.email),
  )
  const made = await work.tx.run(sql`
    insert into access.user (id, email, email_index, email_verified_at, name, password_hash, created_at)
    values (${id}, ${vault.encrypt(EMAIL, user.email, id)}, ${vault.index(EMAIL, user.email)}, ${work.now},
            ${vault.encrypt(NAME, user.name, id)}, ${user.password}, ${work.now})
    on conflict (email_index) do nothing`)
  if (made === 0) return undefined
  await work.tx.run(sql`
    insert into access.membership (user_id, customer_id, position, role, created_at)
    select ${id}, customer_id, position, ${user.role ?? 'administrator'}, ${work.now}
    from unnest(${user.customerIds}::uuid[]) with ordinality as listed(customer_id, position)`)
  return id
}

/** The id of the user with this e-mail. */
export async function userIdOf(work: Work, email: string): Promise<string | undefined> {
  return (await credentialsOf(work, 'user', normalEmail(email)))?.id
}

export async function userFor(work: Work, id: string): Promise<User> {
  const row = await work.tx.one<{ email: Buffer; name: Buffer }>(
    sql`select email, name from access.user where id = ${id}`,
  )
  return { id, email: work.vault.decrypt(EMAIL, row.email, id), name: work.vault.decrypt(NAME, row.name, id) }
}

/** Ids of the customers a user may act for, in the order of the memberships; none whose access is suspended. */
export async function customerIdsOf(work: Work, userId: Id<'user'>): Promise<string[]> {
  return [...(await rolesOf(work, userId)).keys()]
}

/** The roles of a user by customer id, in the same order. */
export async function rolesOf(work: Work, userId: Id<'user'>): Promise<ReadonlyMap<string, MemberRole>> {
  const rows = await work.tx.many<{ customerId: Id<'customer'>; role: MemberRole }>(sql`
    select customer_id, role from access.membership m
    where user_id = ${userId}
      and not exists (select from access.suspended_customer s where s.customer_id = m.customer_id)
    order by position, created_at`)
  return new Map(rows.map((row) => [row.customerId, row.role]))
}
