import type { Client } from 'pg'
import { codeOf } from '../problem.ts'
import type { Pool } from '../pool.ts'
import type { MigrationFile } from './files.ts'
import type { FunctionFile } from './functions.ts'

export interface AppliedMigration {
  readonly number: number
  readonly name: string
  readonly sha256: string
}

/** The applied migrations, in order. */
export async function readApplied(client: Client | Pool): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, sha256 from platform.migration order by number',
  )
  return rows
}

/** The content of the applied migrations and functions, by number and by file, in one statement. */
async function readContent(pool: Pool): Promise<ReadonlyMap<number | string, string>> {
  const { rows } = await pool.query<{ number: number | null; file: string | null; sha256: string }>(
    `select number, null as file, sha256 from platform.migration
     union all select null, file, sha256 from platform.function`,
  )
  return new Map(rows.map(({ number, file, sha256 }) => [number ?? file ?? '', sha256]))
}

/** No such table, no such schema. */
const ABSENT: ReadonlySet<string> = new Set(['42P01', '3F000'])

/**
 * The names of those migrations and functions that the database lacks or has with different content; empty when it is
 * up to date. A database with further migrations belongs to a newer release, which may have replaced functions: they are
 * not compared, so that processes of this release run on during an upgrade. Any role of a pool may call it.
 */
export async function pendingMigrations(
  pool: Pool,
  files: readonly Pick<MigrationFile, 'number' | 'file' | 'sha256'>[],
  functions: readonly FunctionFile[] = [],
): Promise<readonly string[]> {
  const unless =
    <T>(absent: T) =>
    (error: unknown): T => {
      if (ABSENT.has(codeOf(error))) return absent
      throw error
    }
  const content =
    (await readContent(pool).catch(unless(undefined))) ??
    // A database from before functions had files, or an empty one.
    new Map<number | string, string>(
      (await readApplied(pool).catch(unless<readonly AppliedMigration[]>([]))).map((row) => [
        row.number,
        row.sha256,
      ]),
    )
  const last = files.at(-1)?.number ?? 0
  const isNewer = [...content.keys()].some((key) => typeof key === 'number' && key > last)
  return [
    ...files.filter(({ number, sha256 }) => content.get(number) !== sha256).map(({ file }) => file),
    ...functions
      .filter(({ file, sha256 }) => !isNewer && content.get(file) !== sha256)
      .map(({ file }) => `functions/${file}`),
  ]
}
