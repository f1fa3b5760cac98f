import { existsSync } from 'node:fs'
import path from 'node:path'
import { BackupProblem, BackupStore, type Source } from '@puente/backup'
import { clusterFacts, runningEmbedded } from '@puente/postgres/embedded'
import type { BackupCommandConfig } from '../../platform/config/backups.ts'

/** BACKUP_DIR. Throws a BackupProblem when it is not set or does not exist, for instance because its disk is not mounted. */
export function backupFolder({ folder }: BackupCommandConfig): string {
  if (folder === undefined) throw new BackupProblem('BACKUP_DIR is not set: it names the folder for backups.')
  if (!existsSync(folder))
    throw new BackupProblem(`BACKUP_DIR ${folder} does not exist: create it, or mount its disk.`)
  return folder
}

/** What this installation backs up, and where. The database is included only when it is the embedded one. */
export async function openSource(
  config: BackupCommandConfig,
): Promise<{ readonly store: BackupStore; readonly source: Source }> {
  const { dataDir, databaseUrl = '', documents, keys } = config
  const folder = backupFolder(config)
  const { systemIdentifier } = await clusterFacts(databaseUrl)
  const running = await runningEmbedded({ dataFolder: dataDir })
  return {
    store: new BackupStore(path.join(folder, systemIdentifier), keys),
    source: {
      dataFolder: dataDir,
      server: running?.appUrl === databaseUrl ? running : undefined,
      systemIdentifier,
      documentsFolder: documents.kind === 'folder' ? documents.folder : undefined,
    },
  }
}
