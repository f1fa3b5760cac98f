import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { accountTableOf, type AccountId, type Realm } from '../holder.ts'
import type { PasswordHash } from '../passwords/password.ts'

export interface Credentials {
  readonly id: string
  readonly password: PasswordHash
}

/** Id and password hash for a normalized e-mail. Staff who were only invited, or whose account is closed, have none. */
export async function credentialsOf(
  work: Work,
  realm: Realm,
  email: string,
): Promise<Credentials | undefined> {
  return work.tx.maybe<Credentials>(sql`
    select id, password_hash as password from ${accountTableOf(realm)}
    where email_index = any(${work.vault.indexes(`access.${realm}.email`, email)}::bytea[])
      and ${realm === 'staff' ? sql`status = 'active'` : sql`true`}`)
}

export interface Person {
  readonly email: string
  readonly name: string
  readonly password: PasswordHash
}

/** Name, e-mail and password hash of an account, decrypted. */
export async function personFor(work: Work, { realm, id }: AccountId): Promise<Person> {
  const row = await work.tx.one<{ email: Buffer; name: Buffer; passwordHash: PasswordHash }>(
    sql`select email, name, password_hash from ${accountTableOf(realm)} where id = ${id}`,
  )
  return {
    email: work.vault.decrypt(`access.${realm}.email`, row.email, id),
    name: work.vault.decrypt(`access.${realm}.name`, row.name, id),
    password: row.passwordHash,
  }
}

export async function setPassword(
  work: Work,
  { realm, id }: AccountId,
  password: PasswordHash,
): Promise<void> {
  await work.tx.run(sql`update ${accountTableOf(realm)} set password_hash = ${password} where id = ${id}`)
}
