import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  functionFiles,
  grantsBeyond,
  migrationFiles,
  pendingMigrations,
  readApplied,
  type Pool,
} from '@puente/postgres'

const database = path.resolve(import.meta.dirname, '../../../../../database')
const folder = path.join(database, 'migrations')

/** Cached, because the files of a running process do not change. */
let files: readonly [ReturnType<typeof migrationFiles>, ReturnType<typeof functionFiles>] | undefined

/** The number of migrations and functions of this release that the database lacks or has with another content. */
export async function countPendingMigrations(pool: Pool): Promise<number> {
  files ??= [migrationFiles(folder), functionFiles(folder)]
  return (await pendingMigrations(pool, ...files)).length
}

/** The grants in a database of this release that none of its migrations made; none in a database of another release. */
export async function grantsBeyondRelease(pool: Pool): Promise<readonly string[]> {
  if ((await readApplied(pool)).length !== migrationFiles(folder).length) return []
  return grantsBeyond(pool, readFileSync(path.join(database, 'schema.sql'), 'utf8'))
}
