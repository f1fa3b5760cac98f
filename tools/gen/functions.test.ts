import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { functionFiles, withConnection } from '@puente/postgres'
import { expect, test } from 'vitest'
import { repository } from '../run/paths.ts'
import { withMigrated } from './schema.ts'

/** Names and bodies of the functions of our schemas; a body that is kept parsed has no text of its own. */
const bodies = `
  select format('%s.%s.sql', n.nspname, p.proname) as file, btrim(p.prosrc, E'\\n ') as body
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'public') order by 1`

test('each function of the schema: one file in database/functions with its present text', async () => {
  const rows = await withMigrated(repository, (url) =>
    withConnection(url, async (client) => (await client.query<{ file: string; body: string }>(bodies)).rows),
  )
  const files = functionFiles(join(repository, 'database/migrations')).map(({ file }) => file)
  expect(rows.map(({ file }) => file)).toEqual(files)
  const textOf = (file: string) => readFileSync(join(repository, 'database/functions', file), 'utf8')
  expect(rows.filter(({ file, body }) => !textOf(file).includes(body)).map(({ file }) => file)).toEqual([])
})
