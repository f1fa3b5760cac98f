import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Values kept between runs, one JSON file each. */
export interface Cache {
  /** The kept value; the other one when there is none, or it does not parse. */
  read<T>(name: string, otherwise: T): T
  write(name: string, value: unknown): void
}

/** A cache in a folder, which is created with the first value. */
export const cacheIn = (folder: string): Cache => ({
  read: <T>(name: string, otherwise: T) => {
    try {
      return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T
    } catch {
      return otherwise
    }
  },
  // Replaced in one operation, so that an interrupted or concurrent run leaves a whole file.
  write: (name, value) => {
    const file = join(folder, `${name}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value))
    renameSync(`${file}.${process.pid}`, file)
  },
})
