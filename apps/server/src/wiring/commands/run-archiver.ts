import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  aloneWith,
  backUp,
  BackupProblem,
  keepStatus,
  readManifest,
  readStatus,
  shipDocuments,
  shipWal,
  type BackupStore,
  type Source,
} from '@puente/backup'
import { archiveNow, clusterFacts } from '@puente/postgres/embedded'
import path from 'node:path'
import { createLogger, type Logger } from '../../platform/telemetry/logger.ts'
import { isBackupDue } from '../backups/due.ts'
import { openSource } from '../backups/source.ts'
import { onEnd, ready } from '../start/lifecycle.ts'
import { readBackupConfig } from '../start/read-config.ts'

const WAL_EVERY_MS = 1000
const DOCUMENTS_EVERY_MS = 30_000
const BACKUP_EVERY_MS = 60_000
/** The supervisor waits 8 s for the end of this process. */
const LAST_SEGMENT_MS = 5000
/** After a failure of a backup. */
const BACKUP_AGAIN_MS = 10 * 60_000

/** Runs `round` until the signal is aborted, with a pause in ms that the round returns. A failure is logged. */
async function repeat(
  logger: Logger,
  signal: AbortSignal,
  [name, pauseMs, failedMs]: readonly [name: string, pauseMs: number, failedMs: number],
  round: () => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    const wait = await round().then(
      () => pauseMs,
      (error: unknown) => {
        logger.error({ err: error, part: name }, 'backup failed')
        return failedMs
      },
    )
    await sleep(wait, undefined, { signal }).catch(() => undefined)
  }
}

/** A backup that was deleted or is under another key is replaced by a new one. */
function noBackup(error: unknown): undefined {
  if (!(error instanceof BackupProblem)) throw error
}

/** When the newest backup of the current timeline ended; undefined when there is none, also after a restore. */
async function lastBackupAt(
  store: BackupStore,
  { server, systemIdentifier }: Source,
): Promise<Date | undefined> {
  const { backup } = await readStatus(path.dirname(store.root), systemIdentifier)
  if (backup === undefined) return undefined
  const manifest = await readManifest(store, backup.id).catch(noBackup)
  if (manifest === undefined) return undefined
  if (server !== undefined && (await clusterFacts(server.adminUrl)).timeline !== manifest.database?.timeline)
    return undefined
  return new Date(backup.at)
}

/**
 * The process that moves the log and new documents to BACKUP_DIR all the time, and makes a backup each day. It runs with low
 * priority. At its end it closes the current segment of the log and stores it.
 */
export async function runArchiver(): Promise<void> {
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  const config = await readBackupConfig()
  const logger = createLogger('archiver', 'info')
  const { store, source } = await openSource(config)
  const { server, documentsFolder } = source
  if (server !== undefined) await keepStatus(store, 'archiver', { since: new Date().toISOString() })
  const ending = new AbortController()
  const ship = async () => (server === undefined ? 0 : shipWal(store, server.spoolFolder))
  const shipping = [
    repeat(logger, ending.signal, ['log', WAL_EVERY_MS, DOCUMENTS_EVERY_MS], ship),
    repeat(logger, ending.signal, ['documents', DOCUMENTS_EVERY_MS, DOCUMENTS_EVERY_MS], async () =>
      documentsFolder === undefined ? 0 : shipDocuments(store, documentsFolder),
    ),
  ]
  const daily = repeat(logger, ending.signal, ['base', BACKUP_EVERY_MS, BACKUP_AGAIN_MS], async () => {
    if (!isBackupDue(new Date(), await lastBackupAt(store, source), config.hour)) return
    const { manifest, ...pruned } = await aloneWith(config.dataDir, () =>
      backUp(store, source, config.keepDays),
    )
    logger.info({ id: manifest.id, pruned }, 'backed up')
  })
  daily.catch(() => undefined)
  onEnd(async () => {
    ending.abort()
    await Promise.all(shipping)
    if (server === undefined) return
    await archiveNow(server.adminUrl, LAST_SEGMENT_MS)
    await ship()
  })
  ready()
}
