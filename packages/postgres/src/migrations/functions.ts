import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseError, type Client } from 'pg'
import { refusal } from './files.ts'

export interface FunctionFile {
  /** `schema.name.sql` */
  readonly file: string
  readonly text: string
  readonly sha256: string
}

/**
 * The SQL functions beside a folder of migrations, in `../functions`: one file for each, with its present text. Throws
 * for a file that does not define the function of its name.
 */
export function functionFiles(migrations: string): readonly FunctionFile[] {
  const folder = path.join(migrations, '../functions')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const head = `create or replace function ${file.slice(0, -'.sql'.length)}(`
      if (!text.split('\n').some((line) => line.startsWith(head)))
        throw refusal(`functions/${file} does not begin with "${head}".`)
      return { file, text, sha256: createHash('sha256').update(text).digest('hex') }
    })
}

/** The files whose function a database has with another text, or not at all. */
async function changedFunctions(
  client: Pick<Client, 'query'>,
  files: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  const { rows } = await client.query<{ file: string; sha256: string }>(
    'select file, sha256 from platform.function',
  )
  const applied = new Map(rows.map(({ file, sha256 }) => [file, sha256]))
  return files.filter(({ file, sha256 }) => applied.get(file) !== sha256)
}

/** Replaces the functions that changed, in one transaction, and returns their files. */
export async function applyFunctions(
  client: Client,
  files: readonly FunctionFile[],
): Promise<readonly string[]> {
  const changed = await changedFunctions(client, files)
  await client.query('begin')
  try {
    for (const { file, text, sha256 } of changed) {
      await client.query(text).catch((error: unknown) => {
        throw error instanceof DatabaseError ? refusal(`functions/${file}: ${error.message}.`, error) : error
      })
      await client.query(
        `insert into platform.function (file, sha256) values ($1, $2)
         on conflict (file) do update set sha256 = excluded.sha256, applied_at = now()`,
        [file, sha256],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  return changed.map(({ file }) => `functions/${file}`)
}
