import {
  createPool,
  functionFiles,
  migrate,
  migrationFiles,
  pendingMigrations,
  PostgresProblem,
} from '@puente/postgres'
import type { MigrationAddresses } from '../../platform/config/addresses/migration-addresses.ts'
import { migrateQueue } from '../../platform/jobs/queue.ts'

/** The migrations of the database of the keys of personal data. */
const DATA_KEY_MIGRATIONS: readonly string[] = ['data-keys']

/** The names of the migrations and functions in `folder` that the database lacks, or has with different content. */
async function pendingIn(url: string, folder: string, only?: readonly string[]): Promise<readonly string[]> {
  const pool = createPool({ url, max: 1, applicationName: 'puente-migration' })
  try {
    const files = migrationFiles(folder).filter(({ name }) => only?.includes(name) ?? true)
    return await pendingMigrations(pool, files, only === undefined ? functionFiles(folder) : [])
  } finally {
    await pool.end()
  }
}

/**
 * The migrations and functions in `folder` that the databases lack, without changing anything. Any user of a database may
 * ask. The tables of the job library are not compared.
 */
export async function pendingInDatabases(
  { url, ownerUrl, dataKeysUrl, dataKeysOwnerUrl }: MigrationAddresses,
  folder: string,
): Promise<readonly string[]> {
  const keys = dataKeysOwnerUrl ?? dataKeysUrl
  const all = ownerUrl ?? url
  return [
    ...(keys === undefined
      ? []
      : (await pendingIn(keys, folder, DATA_KEY_MIGRATIONS)).map((file) => `${file} (data keys)`)),
    ...(all === undefined ? [] : await pendingIn(all, folder)),
  ]
}

export interface MigrateDatabasesOptions {
  /** Called for each file once it is applied. */
  readonly log?: (file: string) => void
  readonly keepsNewer?: boolean
}

/**
 * Applies the migrations and functions in `folder`, and the migrations of the job library, as the owner of each database.
 * Returns the names of the files that it applied. Throws a PostgresProblem when a migration fails, or when a database
 * lacks one and the address of its owner is absent. With `keepsNewer` databases that a newer release has migrated are
 * left as they are, so that a process of this release may start again during an upgrade.
 */
export async function migrateDatabases(
  addresses: MigrationAddresses,
  folder: string,
  { log, keepsNewer = false }: MigrateDatabasesOptions = {},
): Promise<readonly string[]> {
  const { url, ownerUrl, dataKeysUrl, dataKeysOwnerUrl } = addresses
  const logged = { keepsNewer, ...(log === undefined ? {} : { log }) }
  const applied: string[] = []
  if (dataKeysOwnerUrl !== undefined)
    applied.push(
      ...(await migrate(dataKeysOwnerUrl, folder, {
        only: DATA_KEY_MIGRATIONS,
        keepsNewer,
        ...(log === undefined ? {} : { log: (file) => log(`${file} (data keys)`) }),
      })),
    )
  else if (dataKeysUrl !== undefined)
    refusePending(await pendingIn(dataKeysUrl, folder, DATA_KEY_MIGRATIONS), 'DATA_KEYS_OWNER_URL')
  if (ownerUrl !== undefined) {
    applied.push(...(await migrate(ownerUrl, folder, logged)))
    await migrateQueue(ownerUrl)
  } else if (url !== undefined) refusePending(await pendingIn(url, folder), 'DATABASE_OWNER_URL')
  return applied
}

function refusePending(pending: readonly string[], variable: string): void {
  if (pending.length === 0) return
  throw new PostgresProblem(
    'migration',
    `The database lacks ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'}, the first ${pending[0]}: set ${variable}, so that it is migrated as its owner.`,
  )
}
