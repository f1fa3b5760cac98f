import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { peopleOf, type Holder, type Side } from './holder.ts'
import type { PasswordHash } from './password.ts'

export interface Credentials {
  readonly id: string
  readonly password: PasswordHash
}

/** Id and password hash for a normalized e-mail. Staff who were only invited, or whose account is closed, have none. */
export async function credentialsOf(work: Work, side: Side, email: string): Promise<Credentials | undefined> {
  return work.tx.maybe<Credentials>(sql`
    select id, password_hash as password from ${peopleOf(side)}
    where email_index = ${work.vault.index(`access.${side}.email`, email)}
      and ${side === 'staff' ? sql`status = 'active'` : sql`true`}`)
}

export interface Person {
  readonly email: string
  readonly name: string
  readonly password: PasswordHash
}

/** Name, e-mail and password hash of an account, decrypted. */
export async function personFor(work: Work, { side, id }: Holder): Promise<Person> {
  const row = await work.tx.one<{ email: Buffer; name: Buffer; passwordHash: PasswordHash }>(
    sql`select email, name, password_hash from ${peopleOf(side)} where id = ${id}`,
  )
  return {
    email: work.vault.open(`access.${side}.email`, row.email, id),
    name: work.vault.open(`access.${side}.name`, row.name, id),
    password: row.passwordHash,
  }
}

export async function setPassword(work: Work, { side, id }: Holder, password: PasswordHash): Promise<void> {
  await work.tx.run(sql`update ${peopleOf(side)} set password_hash = ${password} where id = ${id}`)
}
