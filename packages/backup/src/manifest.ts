import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { BackupProblem } from './problem.ts'
import type { BackupStore, Digest } from './store.ts'

/** A file of a backup with its plain size and hash. */
export interface ListedFile extends Digest {
  readonly path: string
}

/** The copy of a cluster, and the part of the log that makes it consistent. */
export interface DatabaseCopy {
  readonly timeline: number
  readonly segmentBytes: number
  readonly startLsn: string
  readonly stopLsn: string
  /** The superuser's password, which the copied cluster expects. */
  readonly password: string
  readonly files: readonly ListedFile[]
}

/** What one backup contains. It is written last: a backup without it is incomplete. */
export interface Manifest {
  readonly version: 1
  /** The instant of the start, in UTC: `20261126T093000Z`. */
  readonly id: string
  readonly startedAt: string
  readonly stoppedAt: string
  readonly systemIdentifier: string
  /** Absent where another tool backs up the database. */
  readonly database?: DatabaseCopy
  readonly documents: readonly ListedFile[]
}

/** The store's names of a base backup. */
export const baseName = (id: string): string => `base/${id}/cluster.tar`
const manifestName = (id: string): string => `base/${id}/manifest.json`

export const manifestId = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

export async function writeManifest(store: BackupStore, manifest: Manifest): Promise<void> {
  await store.write(manifestName(manifest.id), Readable.from([Buffer.from(JSON.stringify(manifest))]))
}

export async function removeBase(store: BackupStore, id: string): Promise<void> {
  // Without its manifest the backup counts as incomplete, so an interrupted removal leaves no half backup.
  await store.remove(manifestName(id))
  await store.remove(baseName(id))
}

/** The ids of base backups, the oldest first: complete ones, or only incomplete ones. */
export async function baseIds(store: BackupStore, complete = true): Promise<readonly string[]> {
  const ids = new Set((await store.names('base')).map((name) => name.split('/')[1] ?? ''))
  return [...ids].filter((id) => store.has(manifestName(id)) === complete)
}

/** Throws a BackupProblem when the backup does not exist or its manifest was altered. */
export async function readManifest(store: BackupStore, id: string): Promise<Manifest> {
  if (!/^[0-9TZ]+$/.test(id) || !store.has(manifestName(id)))
    throw new BackupProblem(`There is no complete base backup ${id}.`)
  const manifest = JSON.parse(await store.read(manifestName(id), text)) as Manifest
  if (manifest.version !== 1) throw new BackupProblem(`The backup ${id} was written by a newer version.`)
  return manifest
}

export const readManifests = async (store: BackupStore): Promise<readonly Manifest[]> => {
  const found: Manifest[] = []
  for (const id of await baseIds(store)) found.push(await readManifest(store, id))
  return found
}
