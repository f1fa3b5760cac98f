import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import {
  aloneWith,
  BackupProblem,
  fetchDocuments,
  manifestId,
  readManifests,
  restore,
  shipWal,
  storeIn,
  type BackupStore,
  type FetchedDocuments,
} from '@puente/backup'
import { stoppedCluster } from '@puente/postgres/embedded'
import { segmentFiles } from '../../modules/documents/index.ts'
import type { BackupCommandConfig } from '../../platform/config/backups.ts'
import { backupFolder } from '../backups/source.ts'
import { readBackupConfig } from '../start/read-config.ts'

interface Asked {
  readonly to: string
  readonly from?: string
  readonly timeline?: string
  readonly replace?: boolean
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** An instant with its offset, so that no zone is assumed. Undefined for `latest`. */
function momentOf(text: string): Date | undefined {
  if (text === 'latest') return undefined
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return new Date(text)
  throw new BackupProblem('--to is `latest` or an instant such as 2026-11-26T09:30:00-03:00.')
}

function reportDocuments({ fetched, lost }: FetchedDocuments): void {
  print(`Restored ${fetched} files of documents.`)
  for (const one of lost) print(`  LOST ${one}: it is not in the backup, or differs from its hash.`)
}

const holdsFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/** The documents that the operator's own, restored database names and the folder lacks. */
async function restoreDocuments(
  { documents, databaseUrl = '' }: BackupCommandConfig,
  store: BackupStore,
): Promise<void> {
  if (documents.kind !== 'folder') throw new BackupProblem('Documents are in a bucket: restore its versions.')
  const { folder } = documents
  const missing = (await segmentFiles(databaseUrl)).filter((file) => !existsSync(path.join(folder, file)))
  const newest = (await readManifests(store)).at(-1)
  reportDocuments(await fetchDocuments(store, folder, missing, newest ?? { documents: [] }))
}

async function restoreAll(config: BackupCommandConfig, store: BackupStore, asked: Asked): Promise<void> {
  const { dataDir: dataFolder, documents } = config
  const folder = documents.kind === 'folder' ? documents.folder : undefined
  const staged = `${folder ?? path.join(dataFolder, 'documents')}.restoring`
  const aside = `before-restore-${manifestId(new Date())}`
  const former = await stoppedCluster({ dataFolder })
  const isEmpty = former === undefined && (folder === undefined || !holdsFiles(folder))
  if (!isEmpty && asked.replace !== true)
    throw new BackupProblem(`${dataFolder} has data: --replace keeps it under another name and restores.`)
  if (former?.systemIdentifier === path.basename(store.root)) await shipWal(store, former.spoolFolder)
  rmSync(staged, { recursive: true, force: true })
  let fetched: FetchedDocuments = { fetched: 0, lost: [] }
  const { manifest, lastCommitAt } = await restore(store, {
    dataFolder,
    to: momentOf(asked.to),
    timeline: asked.timeline === undefined ? undefined : Number(asked.timeline),
    aside,
    use: async (server, base) => {
      if (folder === undefined) return
      fetched = await fetchDocuments(store, staged, await segmentFiles(server.url), base)
    },
  })
  if (folder !== undefined && existsSync(folder)) renameSync(folder, `${folder}.${aside}`)
  if (folder !== undefined && existsSync(staged)) renameSync(staged, folder)
  print(
    `Restored the database from ${manifest.id}, up to the transaction of ${lastCommitAt?.toISOString() ?? manifest.stoppedAt}.`,
  )
  if (folder !== undefined) reportDocuments(fetched)
  if (!isEmpty) print(`The former data is kept; its names end in ".${aside}".`)
  print(
    'Start Puente: before it sends money it compares the books with the lists of bank and rails. Sending stays closed while they list what the books have not sent: `npm run ledger -- compare` names each difference.',
  )
}

async function run(asked: Asked): Promise<void> {
  momentOf(asked.to)
  if (asked.timeline !== undefined && !/^[1-9]\d*$/.test(asked.timeline))
    throw new BackupProblem('--timeline is a number.')
  const config = await readBackupConfig()
  const store = await storeIn(asked.from ?? backupFolder(config), config.keys)
  await aloneWith(config.dataDir, () =>
    config.databaseUrl === undefined ? restoreAll(config, store, asked) : restoreDocuments(config, store),
  )
}

/** Runs `npm run restore`. Exit code 1 when it was refused or failed, with a sentence; existing data is then unchanged. */
export async function runRestore(argv: readonly string[]): Promise<void> {
  await new Command('npm run restore --')
    .description(
      'Restores database and documents from a backup and the log since it. With DATABASE_URL, restores only the documents that the database names.',
    )
    .requiredOption('--to <time>', '`latest`, or an instant such as 2026-11-26T09:30:00-03:00')
    .option('--from <folder>', 'folder of backups; BACKUP_DIR by default')
    .option('--timeline <number>', 'follows an older timeline: what was abandoned by an earlier restore')
    .option('--replace', 'keeps existing data under another name')
    .showHelpAfterError()
    .action(run)
    .parseAsync([...argv])
}
