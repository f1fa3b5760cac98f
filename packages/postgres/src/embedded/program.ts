import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { codeOf, PostgresProblem } from '../problem.ts'
import type { Account } from './account.ts'
import { missingLibrary } from './problems.ts'

export interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a program of PostgreSQL to its end as `account`, in English, and returns its exit code and all it said. */
export function runProgram(
  file: string,
  args: readonly string[],
  account: Account | undefined,
  cwd: string,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd,
      env: programEnvironment(cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const keep = (chunk: Buffer): void => void (output += chunk.toString('utf8'))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => reject(spawnProblem(error, file, account)))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The little that PostgreSQL needs to know of our environment: its messages stay English, its home is its own. */
export function programEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/bin:/bin',
    HOME: home,
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(process.platform === 'win32' ? process.env : {}),
  }
}

/** The problem behind a program that the system would not start. */
export function spawnProblem(error: unknown, file: string, account: Account | undefined): unknown {
  const code = codeOf(error)
  // A file that is there and yet "not found" names a loader that this system lacks: musl instead of glibc.
  if (code === 'ENOENT' && existsSync(file)) return missingLibrary('ld-linux (glibc)')
  if (code === 'ENOENT')
    return new PostgresProblem('no-binaries', `PostgreSQL's program ${file} is missing: run npm ci.`, error)
  if (['EPERM', 'EINVAL'].includes(code) && account !== undefined)
    return new PostgresProblem(
      'no-account',
      `PostgreSQL refuses to run as root, and this system does not let root become the account ${account.uid}.`,
      error,
    )
  if (code === 'EACCES')
    return new PostgresProblem('no-binaries', `PostgreSQL's program ${file} may not be executed here.`, error)
  return error
}
