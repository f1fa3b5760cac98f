import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 60_000
const END_WITHIN_MS = 10_000
const OUTPUT_MAX = 20_000

/** A process of the product, started as `npm start` does. */
export interface Child {
  /** Stops it as the supervisor does, and waits until it has exited. */
  stop(): Promise<void>
  /** The end of its output: with the error of a request that it could not serve. */
  said(): string
}

/**
 * Starts a script of the repository and resolves when it reports ready. Throws with the end of its output
 * when it exits first.
 */
export async function startChild(script: string, env: NodeJS.ProcessEnv): Promise<Child> {
  const { child, said, ended } = launch(script, env)
  const ready = new Promise<'ready'>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve('ready')
    })
  })
  const patience = new AbortController()
  const slow = sleep(READY_WITHIN_MS, 'slow' as const, { signal: patience.signal }).catch(
    () => 'slow' as const,
  )
  const outcome = await Promise.race([ready, ended, slow])
  patience.abort()
  if (outcome !== 'ready') {
    child.kill('SIGKILL')
    throw new Error(`${script} does not serve (${outcome}): ${said()}`)
  }
  return {
    said,
    stop: async () => {
      child.kill('SIGTERM')
      const killing = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
      await ended
      clearTimeout(killing)
    },
  }
}

/** Runs a script of the repository and returns its last line of output. */
export async function runChild(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { said, ended } = launch(script, env)
  const code = await ended
  if (code !== 0) throw new Error(`${script} failed (${code}): ${said()}`)
  return said().trimEnd().split('\n').at(-1) ?? ''
}

interface Launched {
  readonly child: ChildProcess
  /** The end of its output. */
  said(): string
  readonly ended: Promise<number | string>
}

function launch(script: string, env: NodeJS.ProcessEnv): Launched {
  const child = spawn(process.execPath, [path.join(REPOSITORY, script)], {
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString('utf8')).slice(-OUTPUT_MAX)))
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
  return { child, said: () => output, ended }
}
