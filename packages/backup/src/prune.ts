import { pruneDocuments } from './documents.ts'
import { baseIds, readManifests, removeBase } from './manifest.ts'
import type { BackupStore } from './store.ts'
import { pruneWal } from './wal.ts'

export interface PruneOptions {
  /** Undefined where documents are in a bucket. */
  readonly documentsFolder: string | undefined
  readonly keepDays: number
  readonly now: Date
}

/** How much was deleted. */
export interface Pruned {
  readonly backups: number
  readonly segments: number
  readonly documents: number
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes incomplete backups and those older than `keepDays` days, except the newest one, and what no kept one needs. Only
 * after a backup that was verified: the newest one is then whole.
 */
export async function prune(
  store: BackupStore,
  { documentsFolder, keepDays, now }: PruneOptions,
): Promise<Pruned> {
  const all = await readManifests(store)
  const oldest = new Date(now.getTime() - keepDays * DAY_MS).toISOString()
  const kept = all.filter((one, at) => one.stoppedAt >= oldest || at === all.length - 1)
  const gone = all.filter((one) => !kept.includes(one)).map(({ id }) => id)
  for (const id of [...gone, ...(await baseIds(store, false))]) await removeBase(store, id)
  await store.sweep(new Date(now.getTime() - DAY_MS))
  const first = kept.find(({ database }) => database !== undefined)?.database
  return {
    backups: gone.length,
    segments: first === undefined ? 0 : await pruneWal(store, first),
    documents: documentsFolder === undefined ? 0 : await pruneDocuments(store, documentsFolder, kept),
  }
}
