import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { clusterFacts, inBackupMode, withFileLock, type EmbeddedServer } from '@puente/postgres/embedded'
import { addCluster, addLabels, newTar } from './cluster-tar.ts'
import { listDocuments } from './documents.ts'
import {
  baseIds,
  baseName,
  manifestId,
  readManifest,
  removeBase,
  writeManifest,
  type DatabaseCopy,
  type Manifest,
} from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { prune, type Pruned } from './prune.ts'
import { keepStatus } from './status.ts'
import type { BackupStore } from './store.ts'
import { verify } from './verify.ts'
import { shipWal, timelineTo, walAfter } from './wal.ts'

/** What is backed up. */
export interface Source {
  /** The folder of the installation. */
  readonly dataFolder: string
  /** Undefined where the operator's own tool backs up the database. */
  readonly server: EmbeddedServer | undefined
  readonly systemIdentifier: string
  /** Undefined where documents are in a bucket. */
  readonly documentsFolder: string | undefined
}

/** Runs `body` while no other process backs up, ships or restores this installation. */
export function aloneWith<Result>(dataFolder: string, body: () => Promise<Result>): Promise<Result> {
  mkdirSync(dataFolder, { recursive: true })
  return withFileLock(path.join(dataFolder, 'backup.lock'), body)
}

async function copyCluster(store: BackupStore, server: EmbeddedServer, id: string): Promise<DatabaseCopy> {
  const { timeline, segmentBytes } = await clusterFacts(server.adminUrl)
  const tar = newTar()
  const writing = store.write(baseName(id), tar as unknown as Readable)
  writing.catch(() => undefined)
  try {
    let files: DatabaseCopy['files'] = []
    const mode = await inBackupMode(server.adminUrl, `puente ${id}`, async () => {
      files = await Promise.race([addCluster(tar, server.clusterFolder), writing.then(() => [])])
    })
    const labels = await addLabels(tar, { backup_label: mode.label, tablespace_map: mode.tablespaceMap })
    await writing
    return {
      timeline,
      segmentBytes,
      startLsn: mode.startLsn,
      stopLsn: mode.stopLsn,
      password: decodeURIComponent(new URL(server.adminUrl).password),
      files: [...files, ...labels],
    }
  } catch (error) {
    tar.destroy()
    throw error
  }
}

/** The end of the log of a copy is archived when its backup mode has ended. */
async function requireWal(store: BackupStore, server: EmbeddedServer, copy: DatabaseCopy): Promise<void> {
  await shipWal(store, server.spoolFolder)
  const { missing } = await walAfter(store, copy, await timelineTo(store, copy.timeline))
  if (missing.length > 0) throw new BackupProblem(`The archive lacks ${missing[0]}.`)
}

/** What a backup did. */
export interface BackedUp extends Pruned {
  readonly manifest: Manifest
}

/**
 * Backs up the database and the documents, verifies the backup, and deletes backups older than `keepDays` days with what
 * only they need. Throws a BackupProblem when the backup cannot be verified; then only this one is deleted.
 */
export async function backUp(store: BackupStore, source: Source, keepDays: number): Promise<BackedUp> {
  const { server, documentsFolder, systemIdentifier } = source
  const startedAt = new Date()
  const id = manifestId(startedAt)
  const earlier = (await baseIds(store)).at(-1)
  const before = earlier === undefined ? undefined : await readManifest(store, earlier)
  const database = server === undefined ? undefined : await copyCluster(store, server, id)
  if (server !== undefined && database !== undefined) await requireWal(store, server, database)
  const manifest: Manifest = {
    version: 1,
    id,
    startedAt: startedAt.toISOString(),
    stoppedAt: new Date().toISOString(),
    systemIdentifier,
    ...(database === undefined ? {} : { database }),
    documents: documentsFolder === undefined ? [] : await listDocuments(store, documentsFolder, before),
  }
  await writeManifest(store, manifest)
  const [wrong] = await verify(store, manifest)
  if (wrong !== undefined) {
    await removeBase(store, id)
    throw new BackupProblem(`The backup ${id} does not hold and was deleted: ${wrong}`)
  }
  await keepStatus(store, 'backup', { id, at: manifest.stoppedAt, verifiedAt: new Date().toISOString() })
  return { manifest, ...(await prune(store, { documentsFolder, keepDays, now: new Date() })) }
}
