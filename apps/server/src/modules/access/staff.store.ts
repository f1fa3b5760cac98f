import type { StaffRole } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { NewStaff } from './create-user.ts'
import type { Credentials } from './users.store.ts'

const EMAIL = 'access.staff.email'
const NAME = 'access.staff.name'

export async function insertStaff(work: Work, staff: NewStaff): Promise<string | undefined> {
  const id = work.id()
  const made = await work.tx.run(sql`
    insert into access.staff (id, email, email_index, name, role, password_hash, created_at)
    values (${id}, ${work.vault.seal(EMAIL, staff.email)}, ${work.vault.index(EMAIL, staff.email)},
            ${work.vault.seal(NAME, staff.name)}, ${staff.role}, ${staff.password}, ${work.now})
    on conflict (email_index) do nothing`)
  return made === 0 ? undefined : id
}

/** What a password is checked against, for an e-mail in its normal spelling. */
export async function staffCredentials(work: Work, email: string): Promise<Credentials | undefined> {
  return work.tx.maybe<Credentials>(sql`
    select id, password_hash as password from access.staff where email_index = ${work.vault.index(EMAIL, email)}`)
}

/** One of the operator's people. */
export interface Staff {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
}

export async function staffFor(work: Work, id: string): Promise<Staff> {
  const row = await work.tx.one<{ email: Buffer; name: Buffer; role: StaffRole }>(
    sql`select email, name, role from access.staff where id = ${id}`,
  )
  return {
    id,
    email: work.vault.open(EMAIL, row.email),
    name: work.vault.open(NAME, row.name),
    role: row.role,
  }
}

/** The names of these members of staff, by id. */
export async function staffNames(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ id: string; name: Buffer }>(
    sql`select id, name from access.staff where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, work.vault.open(NAME, row.name)]))
}
