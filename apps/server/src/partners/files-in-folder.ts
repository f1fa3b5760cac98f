import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { FilesUnavailable } from '../platform/data/files-unavailable.ts'
import type { FilesPort } from './files.ts'

const HALF = '.half'

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code
const orAway = async <T>(what: Promise<T>): Promise<T> => {
  try {
    return await what
  } catch (cause) {
    throw new FilesUnavailable('the folder of files does not work', { cause })
  }
}

/**
 * Files in a folder of this machine, readable only by the server's user. Writes are atomic: a file is complete or
 * absent.
 */
export function filesInFolder(root: string): FilesPort {
  const at = (...parts: string[]) => path.join(root, ...parts)
  const names = async (folder: string): Promise<readonly string[]> => {
    try {
      return await readdir(at(folder))
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    }
  }
  const put = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(at(folder), { recursive: true, mode: 0o700 })
    const half = at(folder, `${name}${HALF}`)
    const file = await open(half, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(half, at(folder, name))
  }
  const remove = async (folder: string, gone: readonly string[]): Promise<void> => {
    for (const name of gone) await rm(at(folder, name), { force: true })
    await rmdir(at(folder)).catch((error: unknown) => {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))) throw error
    })
  }
  return {
    put: (folder, name, bytes) => orAway(put(folder, name, bytes)),
    get: (folder, name) => orAway(readFile(at(folder, name))),
    names: (folder) => orAway(names(folder)),
    remove: (folder, gone) => orAway(remove(folder, gone)),
  }
}
