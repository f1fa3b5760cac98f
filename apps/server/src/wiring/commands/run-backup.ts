import { Command } from 'commander'
import {
  aloneWith,
  backUp,
  BackupProblem,
  identityOf,
  readManifest,
  readManifests,
  verify,
  type Manifest,
} from '@puente/backup'
import { openSource } from '../backups/source.ts'
import { readBackupConfig } from '../start/read-config.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const megabytes = (files: readonly { readonly bytes: number }[]): string =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1)} MB`

const contentOf = ({ database, documents }: Manifest): string =>
  [
    database === undefined ? 'no database' : `database ${megabytes(database.files)}`,
    `${documents.length} files of documents ${megabytes(documents)}`,
  ].join(', ')

async function create(): Promise<void> {
  const config = await readBackupConfig()
  const { store, source } = await openSource(config)
  const began = performance.now()
  const { manifest, backups, segments, documents } = await aloneWith(config.dataDir, () =>
    backUp(store, source, config.keepDays),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  print(`Backup ${manifest.id} is stored and verified after ${seconds} s: ${contentOf(manifest)}.`)
  if (backups + segments + documents > 0)
    print(
      `Deleted ${backups} older backups, ${segments} files of the log and ${documents} files of documents.`,
    )
  if (source.server === undefined)
    print('DATABASE_URL is set: your own tool backs up the database, as docs/backups.md describes.')
  if (source.documentsFolder === undefined)
    print('Documents are in a bucket: its own versions back them up, as docs/backups.md describes.')
}

async function verifyBackups({ backup }: { readonly backup?: string }): Promise<void> {
  const { store } = await openSource(await readBackupConfig())
  const manifests = backup === undefined ? await readManifests(store) : [await readManifest(store, backup)]
  if (manifests.length === 0) throw new BackupProblem('There is no backup.')
  for (const manifest of manifests) {
    const wrong = await verify(store, manifest)
    if (wrong.length > 0) process.exitCode = 1
    print(`${manifest.id}  ${wrong.length === 0 ? 'whole' : 'DAMAGED'}  ${contentOf(manifest)}`)
    for (const one of wrong) print(`  ${one}`)
  }
}

async function list(): Promise<void> {
  const { store } = await openSource(await readBackupConfig())
  for (const manifest of await readManifests(store))
    print(`${manifest.id}  ended ${manifest.stoppedAt}  ${contentOf(manifest)}`)
}

async function printIdentities(): Promise<void> {
  const { keys } = await readBackupConfig()
  for (const key of keys) print(identityOf(key))
}

/** The operator's commands for backups. Exit code 0: done, 1: refused, failed or damaged, with a sentence. */
export async function runBackup(argv: readonly string[]): Promise<void> {
  const program = new Command('npm run backup --')
    .description(
      'Backs up the database and the documents to BACKUP_DIR, verifies it, and deletes old backups.',
    )
    .showHelpAfterError()
    .action(create)
  program
    .command('verify')
    .description('decrypts backups with the log since each, and compares every size and hash')
    .option('--backup <id>', 'only this one')
    .action(verifyBackups)
  program.command('list').description('names the backups, the oldest first').action(list)
  program
    .command('identities')
    .description('prints the keys as the tool `age` reads them, which decrypts backups without Puente')
    .action(printIdentities)
  await program.parseAsync([...argv])
}
