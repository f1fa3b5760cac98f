import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyBench } from './bench.ts'

const FOLDER = path.resolve(import.meta.dirname, '../benches')
const SUFFIX = '.bench.ts'

/** The names of all benches, which are their files' names. */
export const benchNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .toSorted()

/** The bench of that file. Throws when its name differs from the file's. */
export async function loadBench(name: string): Promise<AnyBench> {
  const module: unknown = await import(pathToFileURL(path.join(FOLDER, `${name}${SUFFIX}`)).href)
  const { bench } = module as { bench: AnyBench }
  if (bench.name !== name) throw new Error(`${name}${SUFFIX} calls its bench "${bench.name}"`)
  return bench
}
