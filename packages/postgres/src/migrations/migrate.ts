import { DatabaseError, type Client } from 'pg'
import { addressOf, withConnection } from '../connect.ts'
import { codeOf, PostgresProblem } from '../problem.ts'
import { APP_ROLE, currentUser, ensureAppRole } from './app-role.ts'
import { isAtomicBody, migrationFiles, refusal, type MigrationFile } from './files.ts'
import { applyFunctions, functionFiles } from './functions.ts'
import { readApplied, type AppliedMigration } from './pending.ts'
import { lineAt, statementsOf, type Statement } from './statements.ts'

export interface MigrateOptions {
  /** Called for each file once it is applied. */
  readonly log?: (line: string) => void
  /** The last number to apply; default: all. */
  readonly through?: number
  /** The names of the files to apply, for a database with a part of the schema; default: all, with the functions. */
  readonly only?: readonly string[]
}

/** The advisory lock of migrations. The number is constant and has no other use. */
const LOCK = 4_820_177_401n

/**
 * Applies the numbered files of `folder` that the database lacks, each in its own transaction with its row in
 * `platform.migration`, then replaces the functions beside it whose text changed, and returns the names of both kinds of
 * files. Concurrent runners wait for each other. Throws a PostgresProblem with
 * one sentence when an applied file has changed or is missing, when numbers have a gap, or, with file and line, when a
 * statement fails.
 */
export async function migrate(
  url: string,
  folder: string,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const files = migrationFiles(folder).filter(({ name }) => options.only?.includes(name) ?? true)
  return withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await ensureAppRole(client)
    await ensureTable(client).catch(async (error: unknown) => {
      if (codeOf(error) !== '42501') throw error
      await client.query('rollback')
      throw new PostgresProblem(
        'refused',
        `The database user ${await currentUser(client)} may not create schemas in ${addressOf(url)}: make it the owner of that database.`,
        error,
      )
    })
    const applied = await readApplied(client)
    requireUnchanged(files, applied)
    const due = files.slice(applied.length).filter((file) => file.number <= (options.through ?? Infinity))
    for (const file of due) {
      await apply(client, file)
      options.log?.(file.file)
    }
    const isWhole = options.through === undefined && options.only === undefined
    const replaced = isWhole ? await applyFunctions(client, functionFiles(folder)) : []
    for (const file of replaced) options.log?.(file)
    return [...due.map((file) => file.file), ...replaced]
  })
}

async function ensureTable(client: Client): Promise<void> {
  await client.query(`
    begin;
    create schema if not exists platform;
    create table if not exists platform.migration (
      number integer primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists platform.function (
      file text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    );
    grant usage on schema platform to ${APP_ROLE};
    grant select on platform.migration, platform.function to ${APP_ROLE};
    commit;`)
}

function requireUnchanged(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): void {
  for (const [index, row] of applied.entries()) {
    const file = files[index]
    const label = `${String(row.number).padStart(4, '0')}-${row.name}.sql`
    if (file === undefined || file.file !== label)
      throw refusal(
        `${label} was applied to this database and is missing here: this code is older than the database.`,
      )
    if (file.sha256 !== row.sha256)
      throw refusal(`${label} was changed after it was applied: put it back and write a new file.`)
  }
}

async function apply(client: Client, file: MigrationFile): Promise<void> {
  const whole: readonly Statement[] = [{ text: file.text, line: 1 }]
  await client.query('begin')
  try {
    for (const statement of isAtomicBody(file.text) ? whole : statementsOf(file.text))
      await execute(client, file, statement)
    await client.query('insert into platform.migration (number, name, sha256) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function execute(client: Client, file: MigrationFile, statement: Statement): Promise<void> {
  try {
    await client.query(statement.text)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    const offset = error.position === undefined ? 0 : Number(error.position) - 1
    const line = statement.line + lineAt(statement.text, offset) - 1
    throw refusal(`${file.file}, line ${line}: ${error.message}.`, error)
  }
}
