import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { normalEmail } from './email.ts'
import type { NewUser } from './create-user.ts'
import type { PasswordHash } from './password.ts'
import type { User } from './user.ts'

const EMAIL = 'access.user.email'
const NAME = 'access.user.name'

export async function insertUser(work: Work, user: NewUser): Promise<string | undefined> {
  const id = work.id()
  const made = await work.tx.run(sql`
    insert into access.user (id, email, email_index, name, password_hash, created_at)
    values (${id}, ${work.vault.seal(EMAIL, user.email)}, ${work.vault.index(EMAIL, user.email)},
            ${work.vault.seal(NAME, user.name)}, ${user.password}, ${work.now})
    on conflict (email_index) do nothing`)
  if (made === 0) return undefined
  await work.tx.run(sql`
    insert into access.membership (user_id, customer_id, position, created_at)
    select ${id}, customer_id, position, ${work.now}
    from unnest(${user.customerIds}::uuid[]) with ordinality as listed(customer_id, position)`)
  return id
}

export interface Credentials {
  readonly id: string
  readonly password: PasswordHash
}

/** What a password is checked against, for an e-mail in its normal spelling. */
export async function userCredentials(work: Work, email: string): Promise<Credentials | undefined> {
  return work.tx.maybe<Credentials>(sql`
    select id, password_hash as password from access.user where email_index = ${work.vault.index(EMAIL, email)}`)
}

/** The user who signs in with an e-mail. */
export async function userIdOf(work: Work, email: string): Promise<string | undefined> {
  return (await userCredentials(work, normalEmail(email)))?.id
}

export async function userFor(work: Work, id: string): Promise<User> {
  const row = await work.tx.one<{ email: Buffer; name: Buffer }>(
    sql`select email, name from access.user where id = ${id}`,
  )
  return { id, email: work.vault.open(EMAIL, row.email), name: work.vault.open(NAME, row.name) }
}

/** For whom a user may act, in the order given when they became a member. */
export async function customerIdsOf(work: Work, userId: string): Promise<string[]> {
  const rows = await work.tx.many<{ customer_id: string }>(sql`
    select customer_id from access.membership where user_id = ${userId} order by position, created_at`)
  return rows.map((row) => row.customer_id)
}
