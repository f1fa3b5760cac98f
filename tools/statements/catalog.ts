import type { ClientBase } from 'pg'
import type { Catalog } from './scope.ts'

/** The tables with their columns and the views with their texts, read from the catalogues of a migrated database. */
export async function readCatalog(client: Pick<ClientBase, 'query'>): Promise<Catalog> {
  const tables = await client.query<{ name: string; columns: [string, boolean][] }>(`
    select format('%s.%s', n.nspname, c.relname) as name,
      json_agg(json_build_array(a.attname, not a.attnotnull) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped group by 1`)
  const views = await client.query<{ name: string; text: string }>(`
    select format('%s.%s', schemaname, viewname) as name, definition as text from pg_views
    where schemaname not in ('pg_catalog', 'information_schema')`)
  return {
    tables: new Map(tables.rows.map(({ name, columns }) => [name, columns])),
    views: new Map(views.rows.map(({ name, text }) => [name, text])),
  }
}
