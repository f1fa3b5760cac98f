import { createHash } from 'node:crypto'
import { chown, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { extract, pack, type Pack } from 'tar-stream'
import { clusterEntries } from './copied-files.ts'
import type { ListedFile } from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { digesting } from './store.ts'

const CHUNK_BYTES = 1024 * 1024

/** Adds bytes under a name, and lists them. */
async function addBytes(tar: Pack, name: string, bytes: Buffer): Promise<ListedFile> {
  await new Promise<void>((resolve, reject) =>
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error == null ? resolve() : reject(error))),
  )
  return { path: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * Adds a file as long as it is now. The server may change its length meanwhile: what is missing is filled with zeros and
 * what is new is left out, because the log repeats both changes. Undefined when the server has deleted the file.
 */
async function addFile(tar: Pack, cluster: string, name: string): Promise<ListedFile | undefined> {
  const file = await open(path.join(cluster, name), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (file === undefined) return undefined
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256')
    const entry = tar.entry({ name, size, mode: 0o600 }) as unknown as Writable
    const ended = finished(entry, { readable: false })
    for (let at = 0; at < size;) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at))
      await file.read(chunk, 0, chunk.length, at)
      at += chunk.length
      hash.update(chunk)
      if (!entry.write(chunk)) await new Promise((resolve) => entry.once('drain', resolve))
    }
    entry.end()
    await ended
    return { path: name, bytes: size, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

/** Writes the files of a running cluster in backup mode to an archive, which stays open for `addLabels`. */
export async function addCluster(tar: Pack, cluster: string): Promise<ListedFile[]> {
  const { folders, files } = await clusterEntries(cluster)
  for (const name of folders) tar.entry({ name, type: 'directory', mode: 0o700 })
  const listed: ListedFile[] = []
  for (const name of files) {
    const added = await addFile(tar, cluster, name)
    if (added !== undefined) listed.push(added)
  }
  return listed
}

/** Adds what the end of backup mode returned, and ends the archive. */
export async function addLabels(tar: Pack, labels: Readonly<Record<string, string>>): Promise<ListedFile[]> {
  const listed: ListedFile[] = []
  for (const [name, text] of Object.entries(labels))
    if (text !== '') listed.push(await addBytes(tar, name, Buffer.from(text)))
  tar.finalize()
  return listed
}

export const newTar = (): Pack => pack()

/** What is done with each file of an archive. */
export interface Unpacked {
  folder(name: string): Promise<void>
  file(name: string, bytes: Readable): Promise<void>
}

/** Reads an archive to its end and compares each file with its list. Throws a BackupProblem for the first difference. */
export async function readCluster(
  plain: Readable,
  listed: readonly ListedFile[],
  { folder, file }: Unpacked,
): Promise<void> {
  const expected = new Map(listed.map((one) => [one.path, one]))
  const tar = extract()
  const reading = pipeline(plain, tar)
  reading.catch(() => undefined)
  for await (const entry of tar) {
    const { name, type } = entry.header
    if (type === 'directory') {
      await folder(name.replace(/\/$/, ''))
      entry.resume()
      continue
    }
    const { stream, digest } = digesting()
    await Promise.all([pipeline(entry as unknown as Readable, stream), file(name, stream)])
    if (digest().sha256 !== expected.get(name)?.sha256)
      throw new BackupProblem(`${name} of the base backup differs from its list.`)
    expected.delete(name)
  }
  await reading
  const [missing] = expected.keys()
  if (missing !== undefined) throw new BackupProblem(`${missing} is missing in the base backup.`)
}

/** Writes the files of an archive to a folder, for the owner of that folder. */
export function unpackTo(target: string, owner: { readonly uid: number; readonly gid: number }): Unpacked {
  const give = (file: string): Promise<void> =>
    process.getuid?.() === 0 ? chown(file, owner.uid, owner.gid) : Promise.resolve()
  const at = (name: string): string => {
    const file = path.resolve(target, name)
    if (!file.startsWith(target + path.sep)) throw new BackupProblem(`${name} is outside of the cluster.`)
    return file
  }
  return {
    folder: async (name) => {
      await mkdir(at(name), { recursive: true, mode: 0o700 })
      await give(at(name))
    },
    file: async (name, bytes) => {
      const handle = await open(at(name), 'w', 0o600)
      await pipeline(bytes, handle.createWriteStream())
      await give(at(name))
    },
  }
}
