import path from 'node:path'
import { addressOf } from '@puente/postgres'
import { Command } from 'commander'
import { readEnv } from '../../platform/config/env.ts'
import { readMigrationAddresses } from '../../platform/config/addresses/migration-addresses.ts'
import { migrateDatabases, pendingInDatabases } from './migrate-databases.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function run({ check }: { readonly check?: boolean }): Promise<void> {
  const { env, faults } = readEnv()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const addresses = readMigrationAddresses(env)
  if (check === true) return printPending(addresses)
  const { ownerUrl } = addresses
  if (ownerUrl === undefined)
    throw new Error('DATABASE_OWNER_URL is missing: only the user that owns the database can migrate it.')
  const applied = await migrateDatabases(addresses, folder, { log: print, keepsNewer: true })
  print(
    applied.length === 0
      ? `Nothing to migrate: ${addressOf(ownerUrl)} has every migration of this version.`
      : `Migrated ${addressOf(ownerUrl)}: ${applied.length} new ${applied.length === 1 ? 'file' : 'files'}.`,
  )
}

async function printPending(addresses: ReturnType<typeof readMigrationAddresses>): Promise<void> {
  if (addresses.url === undefined && addresses.ownerUrl === undefined)
    throw new Error('DATABASE_URL and DATABASE_OWNER_URL are missing: there is no database to compare.')
  const pending = await pendingInDatabases(addresses, folder)
  pending.forEach(print)
  print(pending.length === 0 ? 'Nothing is pending.' : `${pending.length} pending.`)
  if (pending.length > 0) process.exitCode = 1
}

/**
 * Runs `npm run migrate`. Exit code 0: migrated, or nothing is pending; 1: refused, failed, or with `--check` something is
 * pending.
 */
export async function runMigrate(argv: readonly string[]): Promise<void> {
  await new Command('npm run migrate --')
    .description(
      'Migrates the database as its owner (DATABASE_OWNER_URL, and DATA_KEYS_OWNER_URL), with the tables of the job library, and prints what it applied.',
    )
    .option('--check', 'changes nothing, prints what is pending, and ends with 1 when something is')
    .showHelpAfterError()
    .action(run)
    .parseAsync([...argv])
}
