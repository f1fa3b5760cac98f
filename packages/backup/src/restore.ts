import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { recoverEmbedded, type EmbeddedServer } from '@puente/postgres/embedded'
import type { BackupKey } from './encryption.ts'
import { readCluster, unpackTo } from './cluster-tar.ts'
import { baseName, readManifests, type DatabaseCopy, type Manifest } from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { BackupStore } from './store.ts'
import { fetchWal, timelineTo, walAfter } from './wal.ts'
import { isOnLine } from './wal-names.ts'

/** The store in a folder: the folder of one cluster, or one that contains it. Throws a BackupProblem when it has several. */
export async function storeIn(folder: string, keys: readonly BackupKey[]): Promise<BackupStore> {
  const names: readonly string[] = await readdir(folder).catch(() => [])
  if (names.includes('base')) return new BackupStore(folder, keys)
  const clusters = names.filter((name) => /^\d{10,}$/.test(name))
  const [only, another] = clusters
  if (only === undefined) throw new BackupProblem(`${folder} has no backup.`)
  if (another !== undefined)
    throw new BackupProblem(
      `${folder} has backups of several clusters: choose one with --from ${path.join(folder, only)}.`,
    )
  return new BackupStore(path.join(folder, only), keys)
}

export interface RestoreOptions {
  readonly dataFolder: string
  /** The moment to restore; the end of the archive when undefined. */
  readonly to: Date | undefined
  /** The timeline to follow, which only a restore after a wrong restore needs; the newest when undefined. */
  readonly timeline: number | undefined
  /** What replaced folders are renamed with. */
  readonly aside: string
  readonly durable?: boolean
  /** Runs on the restored server before it takes its place. */
  readonly use: (server: EmbeddedServer, manifest: Manifest) => Promise<void>
}

/** What a restore reached. */
export interface Restored {
  readonly manifest: Manifest
  readonly lastCommitAt: Date | undefined
}

interface Chosen {
  readonly manifest: Manifest
  readonly database: DatabaseCopy
}

/** The newest base backup that had ended at the moment, on the line of the timeline. */
async function chooseBase(store: BackupStore, { to, timeline }: RestoreOptions): Promise<Chosen> {
  const line = await timelineTo(store, timeline)
  const found = (await readManifests(store)).flatMap((manifest): Chosen[] => {
    const { database, stoppedAt } = manifest
    const isBefore = to === undefined || new Date(stoppedAt) <= to
    return database !== undefined && isBefore && isOnLine(database, line) ? [{ manifest, database }] : []
  })
  const chosen = found.at(-1)
  if (chosen === undefined) throw new BackupProblem('No base backup had ended at that moment.')
  const { missing } = await walAfter(store, chosen.database, line)
  if (to === undefined && missing[0] !== undefined)
    throw new BackupProblem(
      `The log lacks ${missing[0]}: restore to a moment before it with --to, or put the segment back.`,
    )
  return chosen
}

/**
 * Restores the database of a data folder, which must not run, to a moment: base backup, then the log up to the last commit
 * at or before that moment. The former cluster is renamed and kept.
 */
export async function restore(store: BackupStore, options: RestoreOptions): Promise<Restored> {
  const { manifest, database } = await chooseBase(store, options)
  const { lastCommitAt } = await recoverEmbedded({
    ...options,
    password: database.password,
    unpack: (folder) =>
      store.read(baseName(manifest.id), (plain) =>
        readCluster(plain, database.files, unpackTo(folder, statSync(folder))),
      ),
    fetch: (name, file) => fetchWal(store, name, file),
    use: (server) => options.use(server, manifest),
  })
  return { manifest, lastCommitAt }
}
