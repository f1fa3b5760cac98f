import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { codeOf, PostgresProblem } from '../problem.ts'
import type { Account } from './account.ts'
import { missingLibrary } from './problems.ts'

export interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a PostgreSQL program to its end as `account`, with English messages. Returns its exit code and output. */
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

/** The environment of PostgreSQL programs: English messages and their own home. */
export function programEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/bin:/bin',
    HOME: home,
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(process.platform === 'win32' ? process.env : {}),
  }
}

/** The problem of a program that the system could not start. */
export function spawnProblem(error: unknown, file: string, account: Account | undefined): unknown {
  const code = codeOf(error)
  // An existing file that is "not found" needs a loader that this system does not have: musl instead of glibc.
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
