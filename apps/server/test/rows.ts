import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

/**
 * Tables written by requests that change nothing else: the audit trail, activity of sessions, the worker's blocks, and data
 * keys, which are created outside the transaction.
 */
const aside = new Set([
  'keys.data_key',
  'platform.audit',
  'evidence.block',
  'evidence.day_root',
  'evidence.verification',
  'platform.audit_origin',
  'platform.meter',
  'access.session',
  'access.staff_session',
  'access.user_device',
  'access.staff_device',
])

/** The number of rows and a hash of the content of every table of every schema; those of partitions are in their table. */
export async function allRows(world: Pick<TestEnvironment, 'databaseUrl'>): Promise<Record<string, string>> {
  const tables = await asOwner<{ name: string }>(
    world,
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const received = tables
    .map(({ name }) => name)
    .filter((name) => !aside.has(name))
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(r::text, ' ' order by r::text)), '') as said from ${name} r`,
    )
  const rows = await asOwner<{ name: string; said: string }>(world, received.join(' union all '))
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]))
}
