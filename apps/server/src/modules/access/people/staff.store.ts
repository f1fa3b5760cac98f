import type { StaffRole, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { moveToWritingKey } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'
import { normalEmail } from '../contacts/email.ts'
import type { NewStaff } from './create-user.ts'
import { credentialsOf } from './people.store.ts'

const EMAIL = 'access.staff.email'
const NAME = 'access.staff.name'

/** Inserts a member of staff. Undefined when the e-mail has or had a staff account. */
export async function insertStaff(
  work: Work,
  staff: NewStaff,
  status: 'proposed' | 'invited' | 'active',
): Promise<string | undefined> {
  const id = work.id()
  await moveToWritingKey(
    work,
    { table: 'access.staff', column: 'email_index' },
    work.vault.indexes(EMAIL, staff.email),
  )
  const made = await work.tx.run(sql`
    insert into access.staff (id, email, email_index, name, role, password_hash, status, created_at)
    values (${id}, ${work.vault.encrypt(EMAIL, staff.email, id)}, ${work.vault.index(EMAIL, staff.email)},
            ${work.vault.encrypt(NAME, staff.name, id)}, ${staff.role}, ${staff.password}, ${status},
            ${work.now})
    on conflict (email_index) do nothing`)
  return made === 0 ? undefined : id
}

/** A member of staff. */
export interface Staff {
  readonly id: Id<'staff'>
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  /** When the person may confirm proposals of others. */
  readonly confirmsFrom: Date | undefined
}

export async function staffFor(work: Work, id: string): Promise<Staff> {
  const row = await work.tx.one<{
    email: Buffer
    name: Buffer
    role: StaffRole
    confirmsFrom: Date | null
  }>(sql`select email, name, role, confirms_from from access.staff where id = ${id}`)
  return {
    id,
    email: work.vault.decrypt(EMAIL, row.email, id),
    name: work.vault.decrypt(NAME, row.name, id),
    role: row.role,
    confirmsFrom: row.confirmsFrom ?? undefined,
  }
}

/** The id of the member of staff with this e-mail. */
export async function staffIdOf(work: Work, email: string): Promise<string | undefined> {
  return (await credentialsOf(work, 'staff', normalEmail(email)))?.id
}

/** The active members of staff in these roles, by name. */
export async function staffInRoles(
  work: Work,
  roles: readonly StaffRole[],
): Promise<readonly { readonly id: Id<'staff'>; readonly name: string }[]> {
  const rows = await work.tx.many<{ id: Id<'staff'>; name: Buffer }>(
    sql`select id, name from access.staff where status = 'active' and role = any(${roles}) order by id`,
  )
  return rows
    .map(({ id, name }) => ({ id, name: work.vault.decrypt(NAME, name, id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
}

/** Names of these members of staff, by id. */
export async function staffNames(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ id: string; name: Buffer }>(
    sql`select id, name from access.staff where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, work.vault.decrypt(NAME, row.name, row.id)]))
}

const STAFF = 'staff:'

/** Entries of a history, each with the name of the member of staff who is its actor. One statement for all. */
export async function withActorNames<Entry extends { readonly actor: string }>(
  work: Work,
  entries: readonly Entry[],
): Promise<(Entry & { readonly actorName?: string })[]> {
  const idOf = ({ actor }: Entry) => (actor.startsWith(STAFF) ? actor.slice(STAFF.length) : undefined)
  const ids = new Set(entries.flatMap((entry) => idOf(entry) ?? []))
  const names = ids.size === 0 ? new Map<string, string>() : await staffNames(work, [...ids])
  return entries.map((entry) => {
    const actorName = names.get(idOf(entry) ?? '')
    return { ...entry, ...(actorName === undefined ? {} : { actorName }) }
  })
}
