import type { Pool } from '../pool.ts'

const OURS = "n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'public')"

/** A query of one column, `said`: each grant on our schemas as a statement, ordered by names. */
export const GRANTS = `
  with granted as (
    select nspname as schema, 0 as kind, '' as name, format('schema %I', nspname) as thing, nspacl as acl, nspowner as owner, '' as columns
    from pg_namespace n where ${OURS}
    union all
    select nspname, 1, relname, format('%s%I.%I', case relkind when 'S' then 'sequence ' else '' end, nspname, relname), relacl, relowner, ''
    from pg_class c join pg_namespace n on n.oid = relnamespace where ${OURS}
    union all
    select nspname, 1, relname, format('%I.%I', nspname, relname), attacl, relowner, format(' (%I)', attname)
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace where ${OURS} and attacl is not null
    union all
    select nspname, 2, proname, format('function %I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)), proacl, proowner, ''
    from pg_proc p join pg_namespace n on n.oid = pronamespace where ${OURS}
  )
  select format('grant %s on %s to %s;', string_agg(lower(privilege_type) || columns, ', ' order by privilege_type, columns), thing,
    case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as said
  from granted, aclexplode(acl) where grantee <> owner
  group by schema, kind, name, thing, grantee order by schema, kind, name, thing, pg_get_userbyid(grantee)`

/** Whose grants follow from the job library, not from migrations. */
const LIBRARY = /^grant .* on (schema )?graphile_worker\b/
const GRANT = /^grant (?<rights>.+) on (?<thing>.+) to (?<grantee>puente_app|public);$/

/**
 * The grants to the product and to everybody that the database has and `release` lacks. `release` is the text of
 * `database/schema.sql`, which contains the grants of all migrations of a release.
 */
export async function grantsBeyond(pool: Pool, release: string): Promise<readonly string[]> {
  const known = new Set(release.split('\n').flatMap(singleGrants))
  const { rows } = await pool.query<{ said: string }>(GRANTS)
  return rows.flatMap(({ said }) => singleGrants(said)).filter((one) => !known.has(one))
}

/** `grant insert, update (a) on x to y` as one text for each right. */
function singleGrants(line: string): string[] {
  const { rights, thing, grantee } = (LIBRARY.test(line) ? undefined : GRANT.exec(line)?.groups) ?? {}
  return rights?.split(', ').map((right) => `${right} on ${thing} to ${grantee}`) ?? []
}
