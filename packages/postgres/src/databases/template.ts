import { createHash } from 'node:crypto'
import pg, { type Client } from 'pg'
import { urlOfDatabase, withConnection } from '../connect.ts'
import { migrationFiles } from '../migrations/files.ts'
import { functionFiles } from '../migrations/functions.ts'
import { migrate } from '../migrations/migrate.ts'
import { createDatabase, createOver, dropDatabase, dropOver } from './databases.ts'
import { freshName, isLeftOver } from './names.ts'

export interface TemplateOptions {
  /** The folder of migrations. */
  readonly folder: string
  /** What else the template depends on: the hash of the seed that `afterMigrate` writes. */
  readonly key: string
  /** Writes the rows that every clone starts with. Called once per template, with its URL. */
  readonly afterMigrate?: (url: string) => Promise<void>
}

export interface Clone {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** How many older templates are kept beside the one in use. */
const TEMPLATES_KEPT = 4
const LOCK = 4_820_177_402n

/**
 * Creates the migrated database that clones are copied from, or finds it, and returns its name. Any number of
 * processes may call at once: one creates it, the others wait.
 */
export async function prepareTemplate(adminUrl: string, options: TemplateOptions): Promise<string> {
  const name = templateName(options)
  await withConnection(adminUrl, async (client) => {
    if (await isReady(client, name)) return
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isReady(client, name)) return
    await dropOver(client, name)
    await createOver(client, name)
    const url = urlOfDatabase(adminUrl, name)
    await migrate(url, options.folder)
    await options.afterMigrate?.(url)
    await client.query(
      `alter database ${pg.escapeIdentifier(name)} with is_template true allow_connections false`,
    )
    await sweep(client, name)
  })
  return name
}

/** A separate database for one test file, copied from the template in about 0.1 s. */
export async function cloneDatabase(adminUrl: string, templateName: string): Promise<Clone> {
  const name = freshName('clone')
  await createDatabase(adminUrl, name, { template: templateName })
  return { name, url: urlOfDatabase(adminUrl, name), drop: () => dropDatabase(adminUrl, name) }
}

function templateName(options: TemplateOptions): string {
  const hash = createHash('sha256').update(options.key)
  for (const file of [...migrationFiles(options.folder), ...functionFiles(options.folder)])
    hash.update(`\n${file.file} ${file.sha256}`)
  return `template_${hash.digest('hex').slice(0, 24)}`
}

/** The template flag is set last, so it means that the template is complete. */
async function isReady(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
    name,
  ])
  return rowCount === 1
}

/** Drops the databases of killed test runs, and the oldest templates. */
async function sweep(client: Client, inUse: string): Promise<void> {
  const { rows } = await client.query<{ name: string; template: boolean; idle: boolean }>(
    `select datname as name, datistemplate as template,
            not exists (select from pg_stat_activity activity where activity.datname = database.datname) as idle
     from pg_database database where pg_has_role(current_user, datdba, 'usage') order by oid desc`,
  )
  const templates = rows.filter(
    (row) => row.template && /^template_[0-9a-f]{24}$/.test(row.name) && row.name !== inUse,
  )
  const old = templates.slice(TEMPLATES_KEPT).map((row) => row.name)
  for (const name of old)
    await client.query(`alter database ${pg.escapeIdentifier(name)} with is_template false`)
  const leftOver = rows.filter((row) => row.idle && isLeftOver(row.name)).map((row) => row.name)
  for (const name of [...old, ...leftOver]) await dropOver(client, name)
}
