import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Client } from 'pg'
import { codeOf } from '../problem.ts'
import { isAtomicBody, refusal, type MigrationFile } from './files.ts'
import { lineAt, statementsOf, type Statement } from './statements.ts'

/** How long a migration waits for locks. */
export interface LockPatience {
  /** For one lock. Whoever needs the table afterwards queues behind the migration for so long. */
  readonly lockMs: number
  /** In total. Between its attempts the migration holds nothing. */
  readonly totalMs: number
}

const PATIENCE: LockPatience = { lockMs: 2000, totalMs: 120_000 }
const PAUSE_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/**
 * Applies one migration and records it. A file runs in one transaction, which is repeated while another session holds a lock
 * that it needs; one that is marked `concurrently` runs its statement outside a transaction. Throws a PostgresProblem with
 * file and line when a statement fails, or when a lock stays taken for `totalMs`; the database is then unchanged.
 */
export async function applyMigration(
  client: Client,
  file: MigrationFile,
  patience = PATIENCE,
): Promise<void> {
  if (file.isConcurrent) return applyConcurrently(client, file)
  const endsAt = performance.now() + patience.totalMs
  for (;;) {
    const blocked = await attempt(client, file, patience.lockMs)
    if (blocked === undefined) return
    if (performance.now() >= endsAt) throw problemOf(file, blocked)
    await sleep(PAUSE_MS)
  }
}

interface Failed {
  readonly statement: Statement
  readonly error: DatabaseError
}

/** Applies a file in a transaction. Returns the statement that did not get its lock; then nothing was changed. */
async function attempt(client: Client, file: MigrationFile, lockMs: number): Promise<Failed | undefined> {
  const whole: readonly Statement[] = [{ text: file.text, line: 1 }]
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    for (const statement of isAtomicBody(file.text) ? whole : statementsOf(file.text)) {
      const failed = await execute(client, statement)
      if (failed === undefined) continue
      if (![LOCK_NOT_AVAILABLE, DEADLOCK].includes(codeOf(failed.error))) throw problemOf(file, failed)
      await client.query('rollback')
      return failed
    }
    await record(client, file)
    await client.query('commit')
    return undefined
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Runs the only statement of the file outside a transaction. It may have run before without being recorded, so it says
 * `if not exists` or `if exists`, and an index that an interrupted run left invalid is dropped first.
 */
async function applyConcurrently(client: Client, file: MigrationFile): Promise<void> {
  const [statement] = statementsOf(file.text)
  if (statement === undefined) throw refusal(`${file.file} has no statement.`)
  await dropInvalid(client, statement)
  const failed = await execute(client, statement)
  if (failed !== undefined) throw problemOf(file, failed)
  await record(client, file)
}

const CREATES_INDEX =
  /^create\s+(unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(?<name>\w+)\s+on\s+(?<schema>\w+)\./i

/** Drops the index that a statement creates where an interrupted run left it invalid. */
async function dropInvalid(client: Client, { text }: Statement): Promise<void> {
  const { name, schema } = CREATES_INDEX.exec(text)?.groups ?? {}
  const { rowCount } = await client.query(
    `select from pg_index join pg_class on oid = indexrelid
     where relname = $1 and relnamespace::regnamespace::text = $2 and not indisvalid`,
    [name, schema],
  )
  if (rowCount !== 0) await client.query(`drop index concurrently ${schema}.${name}`)
}

async function record(client: Client, { number, name, sha256 }: MigrationFile): Promise<void> {
  await client.query('insert into platform.migration (number, name, sha256) values ($1, $2, $3)', [
    number,
    name,
    sha256,
  ])
}

async function execute(client: Client, statement: Statement): Promise<Failed | undefined> {
  try {
    await client.query(statement.text)
    return undefined
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    return { statement, error }
  }
}

function problemOf({ file }: MigrationFile, { statement, error }: Failed): Error {
  const offset = error.position === undefined ? 0 : Number(error.position) - 1
  const line = statement.line + lineAt(statement.text, offset) - 1
  return refusal(`${file}, line ${line}: ${error.message}.`, error)
}
