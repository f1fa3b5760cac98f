import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { DatabaseCopy } from './manifest.ts'
import { BackupProblem, isMissing } from './problem.ts'
import { keepStatus } from './status.ts'
import { digesting, type BackupStore, type Digest } from './store.ts'
import {
  ancestryOf,
  segmentName,
  segmentNumber,
  segmentOf,
  WAL_NAME,
  type TimelineSpan,
} from './wal-names.ts'

const walName = (name: string): string => `wal/${name}`

async function digestOfFile(file: string): Promise<Digest> {
  const { stream, digest } = digesting()
  await pipeline(createReadStream(file), stream.resume())
  return digest()
}

async function shipFile(store: BackupStore, file: string, name: string): Promise<void> {
  if (!store.has(walName(name))) await store.write(walName(name), createReadStream(file))
  else if ((await store.digest(walName(name))).sha256 !== (await digestOfFile(file)).sha256)
    throw new BackupProblem(`The archive has another ${name}: two databases write to ${store.root}.`)
  await rm(file, { force: true })
}

/**
 * Moves finished WAL files from the spool to the store, the oldest first. A file that the store has with other bytes is
 * refused: two clusters write to one archive. Returns how many were moved.
 */
export async function shipWal(store: BackupStore, spool: string): Promise<number> {
  const names = (await readdir(spool).catch(() => [])).filter((name) => WAL_NAME.test(name)).toSorted()
  for (const name of names)
    await shipFile(store, path.join(spool, name), name).catch((error: unknown) => {
      // Another process has shipped it meanwhile.
      if (!isMissing(error)) throw error
    })
  if (names.length > 0) await keepStatus(store, 'log', { storedAt: new Date().toISOString() })
  return names.length
}

/** Writes an archived WAL file to a path; false when the archive has none of that name. */
export async function fetchWal(store: BackupStore, name: string, file: string): Promise<boolean> {
  if (!WAL_NAME.test(name) || !store.has(walName(name))) return false
  await store.read(walName(name), (plain) => pipeline(plain, createWriteStream(file, { mode: 0o600 })))
  return true
}

const archived = async (store: BackupStore): Promise<readonly string[]> =>
  (await store.names('wal')).map((name) => name.slice('wal/'.length))

/** The timelines that lead to this one, or to the newest one. */
export async function timelineTo(store: BackupStore, wanted?: number): Promise<readonly TimelineSpan[]> {
  const timelines = (await archived(store)).map((name) => Number.parseInt(name.slice(0, 8), 16))
  const timeline = wanted ?? Math.max(1, ...timelines)
  const history = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`
  return ancestryOf(timeline, store.has(walName(history)) ? await store.read(walName(history), text) : '')
}

/** The segments of the log from the start of a base backup, and those that the archive lacks up to its newest one. */
export interface WalRange {
  readonly names: readonly string[]
  readonly missing: readonly string[]
}

export async function walAfter(
  store: BackupStore,
  { startLsn, stopLsn, segmentBytes }: DatabaseCopy,
  line: readonly TimelineSpan[],
): Promise<WalRange> {
  const names = new Set(await archived(store))
  const last = line.at(-1)
  const lastPrefix = segmentName(last?.timeline ?? 1, 0n, segmentBytes).slice(0, 8)
  let end = segmentOf(stopLsn, segmentBytes)
  for (const name of names) {
    const segment =
      name.length === 24 && name.startsWith(lastPrefix) ? segmentNumber(name, segmentBytes) : undefined
    if (segment !== undefined && segment > end) end = segment
  }
  const range: string[] = []
  for (let segment = segmentOf(startLsn, segmentBytes); segment <= end; segment++) {
    const of = line.find(({ endLsn }) => endLsn === undefined || segment < segmentOf(endLsn, segmentBytes))
    range.push(segmentName(of?.timeline ?? 1, segment, segmentBytes))
  }
  return { names: range, missing: range.filter((name) => !names.has(name)) }
}

/** Deletes segments older than a position. Histories stay: they are small, and a restore follows them. */
export async function pruneWal(
  store: BackupStore,
  { startLsn, segmentBytes }: DatabaseCopy,
): Promise<number> {
  const first = segmentOf(startLsn, segmentBytes)
  let pruned = 0
  for (const name of await archived(store)) {
    const segment = segmentNumber(name, segmentBytes)
    if (segment === undefined || segment >= first) continue
    await store.remove(walName(name))
    pruned++
  }
  return pruned
}
