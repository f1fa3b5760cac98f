import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ListedFile, Manifest } from './manifest.ts'
import { BackupProblem, isMissing } from './problem.ts'
import { digesting, type BackupStore } from './store.ts'

const FOLDER = 'documents'
/** A stored file is a content and one of its segments, by their ids; a file that is being written has another ending. */
const DOCUMENT = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/

const storedName = (document: string): string => `${FOLDER}/${document}`

/** The files of documents in their folder; they never change once they are written. */
export async function documentsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => DOCUMENT.test(name))
    .toSorted()
}

/** Stores the documents that the backup does not have yet. Returns how many. */
export async function shipDocuments(store: BackupStore, folder: string): Promise<number> {
  let shipped = 0
  for (const document of await documentsIn(folder)) {
    if (store.has(storedName(document))) continue
    try {
      await store.write(storedName(document), createReadStream(path.join(folder, document)))
      shipped++
    } catch (error) {
      // The document was deleted since its folder was read.
      if (!isMissing(error)) throw error
    }
  }
  return shipped
}

/** The documents of a moment with size and hash. Hashes of documents that were listed before are taken from there. */
export async function listDocuments(
  store: BackupStore,
  folder: string,
  before: Pick<Manifest, 'documents'> | undefined,
): Promise<readonly ListedFile[]> {
  await shipDocuments(store, folder)
  const known = new Map(before?.documents.map((file) => [file.path, file]))
  const listed: ListedFile[] = []
  for (const document of await documentsIn(folder)) {
    if (!store.has(storedName(document))) continue
    listed.push(known.get(document) ?? { path: document, ...(await store.digest(storedName(document))) })
  }
  return listed
}

/** Names the documents of a manifest whose stored bytes are missing or differ. */
export async function wrongDocuments(
  store: BackupStore,
  { documents }: Manifest,
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { path: document, sha256 } of documents) {
    const stored = await store.digest(storedName(document)).catch(() => undefined)
    if (stored?.sha256 !== sha256) wrong.push(`${FOLDER}/${document}`)
  }
  return wrong
}

/** What of the documents was written to a folder. */
export interface FetchedDocuments {
  readonly fetched: number
  /** Not in the backup, or altered there. */
  readonly lost: readonly string[]
}

/** Writes stored documents to a folder, and compares those that the manifest lists with their hash. */
export async function fetchDocuments(
  store: BackupStore,
  folder: string,
  documents: readonly string[],
  { documents: listed }: Pick<Manifest, 'documents'>,
): Promise<FetchedDocuments> {
  const known = new Map(listed.map((file) => [file.path, file.sha256]))
  const lost: string[] = []
  for (const document of documents) {
    const file = path.join(folder, document)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const { stream, digest } = digesting()
    try {
      await store.read(storedName(document), (plain) =>
        pipeline(plain, stream, createWriteStream(file, { mode: 0o600, flush: true })),
      )
      const { sha256 } = digest()
      if ((known.get(document) ?? sha256) === sha256) continue
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error
    }
    await rm(file, { force: true })
    lost.push(document)
  }
  return { fetched: documents.length - lost.length, lost }
}

/**
 * Deletes stored documents that no kept base backup lists, that the folder no longer has, and that were stored before the
 * oldest kept base backup: no restore needs them. Returns how many.
 */
export async function pruneDocuments(
  store: BackupStore,
  folder: string,
  kept: readonly Manifest[],
): Promise<number> {
  const needed = new Set([
    ...(await documentsIn(folder)),
    ...kept.flatMap(({ documents }) => documents.map((file) => file.path)),
  ])
  const since = new Date(kept[0]?.startedAt ?? 0)
  let pruned = 0
  for (const name of await store.names(FOLDER)) {
    if (needed.has(name.slice(FOLDER.length + 1)) || (await store.storedAt(name)) >= since) continue
    await store.remove(name)
    pruned++
  }
  return pruned
}
