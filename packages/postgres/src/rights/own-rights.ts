import type { Pool } from '../pool.ts'

/** What the user of a pool may do beyond reading and writing rows. */
export interface OwnRights {
  readonly user: string
  /** Has an attribute of administrators. */
  readonly isPrivileged: boolean
  readonly isMember: boolean
  readonly isOwner: boolean
  readonly mayCreate: boolean
}

/** The rights of the user that the pool signs in as. */
export async function ownRights(pool: Pool): Promise<OwnRights> {
  const { rows } = await pool.query<OwnRights>(`
    select rolname as user,
      rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isPrivileged",
      exists (select from pg_auth_members where member = role.oid) as "isMember",
      exists (select from pg_class where relowner = role.oid) as "isOwner",
      has_database_privilege(rolname, current_database(), 'create') or exists (
        select from pg_namespace where nspname !~ '^pg_(toast_)?temp' and has_schema_privilege(rolname, oid, 'create')
      ) as "mayCreate"
    from pg_roles role where rolname = session_user`)
  const [rights] = rows
  if (rights === undefined) throw new Error('the user of the database is unknown')
  return rights
}
