import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { addressOf, withConnection } from '../connect.ts'
import { codeOf, PostgresProblem } from '../problem.ts'
import { APP_ROLE, currentUser, ensureAppRole } from './app-role.ts'
import { applyMigration, type LockPatience } from './apply.ts'
import { migrationFiles, refusal, type MigrationFile } from './files.ts'
import { applyFunctions, functionFiles } from './functions.ts'
import { readApplied, type AppliedMigration } from './pending.ts'

export interface MigrateOptions {
  /** Called for each file once it is applied. */
  readonly log?: (line: string) => void
  /** The last number to apply; default: all. */
  readonly through?: number
  /** The names of the files to apply, for a database with a part of the schema; default: all, with the functions. */
  readonly only?: readonly string[]
  readonly patience?: LockPatience
  /** Whether a database that a newer release has migrated is left as it is; default: refused. */
  readonly keepsNewer?: boolean
}

/** The advisory lock of migrations. The number is constant and has no other use. */
const LOCK = 4_820_177_401n
const TURN_MS = 100

/**
 * Applies the numbered files of `folder` that the database lacks, each with its row in `platform.migration`, then replaces the functions beside it whose text changed, and returns the names of both kinds of
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
    await turnOf(client)
    await ensureAppRole(client)
    await ensureUuidv7(client)
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
    const isNewer = options.keepsNewer === true && applied.length > files.length
    requireUnchanged(files, isNewer ? applied.slice(0, files.length) : applied)
    if (isNewer) return []
    const due = files.slice(applied.length).filter((file) => file.number <= (options.through ?? Infinity))
    for (const file of due) {
      await applyMigration(client, file, options.patience)
      options.log?.(file.file)
    }
    const isWhole = options.through === undefined && options.only === undefined
    const replaced = isWhole ? await applyFunctions(client, functionFiles(folder)) : []
    for (const file of replaced) options.log?.(file)
    return [...due.map((file) => file.file), ...replaced]
  })
}

/**
 * Waits until no other runner migrates. Asks again and again, because a statement that waits has a snapshot, and an index
 * that the other runner builds concurrently waits for every snapshot: both would wait for ever.
 */
async function turnOf(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0]?.mine === true) return
    await sleep(TURN_MS)
  }
}

/** Migrations fill columns with \`uuidv7()\`, which PostgreSQL has since version 18. Such ids need to be unique only. */
async function ensureUuidv7(client: Client): Promise<void> {
  await client.query(`
    do $$ begin
      if to_regprocedure('pg_catalog.uuidv7()') is null and to_regprocedure('public.uuidv7()') is null then
        create function public.uuidv7() returns uuid language sql as 'select gen_random_uuid()';
      end if;
    end $$`)
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
