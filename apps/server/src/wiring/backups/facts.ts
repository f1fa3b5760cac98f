import { readStatus, type BackupStatus } from '@puente/backup'
import type { CheckResult } from '../../modules/readiness/index.ts'
import { systemIdentifier } from '../../platform/data/server-facts.ts'
import { backupAge } from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'

/** A daily backup may take two hours. */
const BACKUP_MAX_MS = 26 * 60 * 60_000
/** A segment of the log is closed and stored every minute while anything is written. */
const ARCHIVE_MAX_MS = 10 * 60_000

const statusOf = async (runtime: Runtime, folder: string): Promise<BackupStatus> =>
  readStatus(folder, await systemIdentifier(runtime))

const ageMs = ({ clock }: Runtime, at: string | undefined): number =>
  at === undefined ? Number.POSITIVE_INFINITY : clock.realNow().getTime() - new Date(at).getTime()

/** Sets the metrics of backups from what the archiver and the commands wrote to their folder. */
export const countBackups =
  (folder: string) =>
  async (runtime: Runtime): Promise<void> => {
    const { backup, log } = await statusOf(runtime, folder)
    backupAge.set({ part: 'base' }, ageMs(runtime, backup?.at) / 1000)
    backupAge.set({ part: 'log' }, ageMs(runtime, log?.storedAt) / 1000)
  }

/** Whether our own backups are recent; undefined where they do not include the database. */
export async function ownBackups(runtime: Runtime, folder: string): Promise<CheckResult | undefined> {
  const { backup, archiver, log } = await statusOf(runtime, folder)
  if (archiver === undefined) return undefined
  return {
    isReady: ageMs(runtime, backup?.at) <= BACKUP_MAX_MS && ageMs(runtime, log?.storedAt) <= ARCHIVE_MAX_MS,
    facts: {
      ...(log === undefined ? {} : { archivedAt: log.storedAt }),
      ...(backup === undefined ? {} : { backedUpAt: backup.at }),
    },
  }
}
