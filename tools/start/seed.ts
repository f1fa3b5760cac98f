import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync } from 'node:fs'
import { logFile, tailOf } from './log-file.ts'
import { StartProblem } from './problem.ts'

export interface Person {
  readonly role: string
  readonly email: string
}

/** The users who can sign in, from the last line of the seed's output. */
export interface SignIn {
  readonly people: readonly Person[]
  readonly password: string
}

export interface SeedOptions {
  readonly root: string
  readonly dataFolder: string
  readonly script: string
  readonly environment: NodeJS.ProcessEnv
  readonly signal: AbortSignal
}

/** Runs the seed and returns who can sign in, or undefined when it names nobody. */
export async function runSeed(options: SeedOptions): Promise<SignIn | undefined> {
  const file = logFile(options.dataFolder, 'seed')
  const log = openSync(file, 'a', 0o600)
  const child = spawn(process.execPath, [options.script], {
    cwd: options.root,
    env: options.environment,
    stdio: ['ignore', 'pipe', log],
    signal: options.signal,
    windowsHide: true,
  })
  closeSync(log)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (exit, signal) => resolve(exit ?? signal ?? 1))
  })
  options.signal.throwIfAborted()
  const lines = output.trimEnd().split('\n')
  if (code === 0) return signInFrom(lines.at(-1) ?? '')
  appendFileSync(file, output)
  throw new StartProblem(`The seed failed (${code}); its log is ${file}.`, tailOf(file))
}

/** The seed's last line as data; undefined when it has another format. */
export function signInFrom(line: string): SignIn | undefined {
  try {
    const found: unknown = JSON.parse(line)
    return isSignIn(found) && found.people.length > 0 ? found : undefined
  } catch {
    return undefined
  }
}

function isSignIn(value: unknown): value is SignIn {
  if (typeof value !== 'object' || value === null || !('people' in value) || !('password' in value))
    return false
  return Array.isArray(value.people) && typeof value.password === 'string' && value.people.every(isPerson)
}

function isPerson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('role' in value) || !('email' in value)) return false
  return typeof value.role === 'string' && typeof value.email === 'string'
}
