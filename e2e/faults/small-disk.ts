import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SIZE = '700m'
const MEGABYTE = Buffer.alloc(1024 * 1024)

/** A separate disk that can be filled and emptied; it contains only the data of PostgreSQL. */
export interface SmallDisk {
  /** Writes until the disk is full. */
  fill(): void
  /** Frees the space that `fill` used. */
  free(): void
  remove(): void
}

/** The folder of a disk in memory, or the reason why this system does not allow one. */
export type Room = { readonly folder: string } | { readonly impossible: string }

/** Mounts a disk of limited size; needs root and permission to mount. */
export function mountRoom(): Room {
  const folder = mkdtempSync(path.join(tmpdir(), 'puente-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], { stdio: 'pipe' })
    return { folder }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { impossible: `no disk of limited size can be mounted here: ${String(error).split('\n')[0]}` }
  }
}

/** Makes the database cluster of a new data folder be created on that disk. */
export function createClusterIn({ folder }: { readonly folder: string }, dataDir: string): SmallDisk {
  const own = path.join(dataDir, 'postgres')
  mkdirSync(own, { recursive: true, mode: 0o700 })
  const home = path.join(folder, 'home')
  mkdirSync(home)
  chmodSync(home, 0o755)
  writeFileSync(path.join(own, 'place'), `${home}\n`, { mode: 0o600 })
  const ballast = path.join(folder, 'ballast')
  return {
    fill: () => {
      const file = openSync(ballast, 'a')
      try {
        for (let bytes = MEGABYTE.length; bytes >= 1;) {
          try {
            writeSync(file, MEGABYTE, 0, bytes)
          } catch (error) {
            if ((error as { code?: unknown }).code !== 'ENOSPC') throw error
            bytes = Math.floor(bytes / 16)
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', [folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
