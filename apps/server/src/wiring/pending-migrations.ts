import path from 'node:path'
import { functionFiles, migrationFiles, pendingMigrations, type Pool } from '@puente/postgres'

const folder = path.resolve(import.meta.dirname, '../../../../database/migrations')

/** Cached, because the files of a running process do not change. */
let files: readonly [ReturnType<typeof migrationFiles>, ReturnType<typeof functionFiles>] | undefined

/** The number of migrations and functions of this release that the database lacks or has with another content. */
export async function countPendingMigrations(pool: Pool): Promise<number> {
  files ??= [migrationFiles(folder), functionFiles(folder)]
  return (await pendingMigrations(pool, ...files)).length
}
