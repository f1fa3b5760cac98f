import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@puente/postgres/embedded'
import { Client } from './client.ts'
import type { TestEnvironment } from './world.ts'

/**
 * A separate API process over the database and files of a test environment. It can be killed, and its memory can be
 * measured.
 */
export interface ApiProcess {
  readonly child: ChildProcess
  readonly url: string
  /** The same person's browser at this process. */
  client(signedIn: Client): Client
  /** The peak memory of the process so far. */
  peakBytes(): number
  kill(): Promise<void>
}

/** How a process differs from others. */
export interface ApiProcessOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly execArgv?: readonly string[]
}

/** Starts one; resolves when it is ready. */
export async function startApiProcess(
  world: TestEnvironment,
  { env = {}, execArgv = [] }: ApiProcessOptions = {},
): Promise<ApiProcess> {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, '../src/api.ts'), {
    env: {
      DATABASE_URL: world.config.databaseUrl,
      DATA_DIR: world.config.dataDir,
      PORT: String(port),
      BACKOFFICE_PORT: String(await freePort()),
      OPS_PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    child,
    url,
    client: ({ cookie }) => new Client(url, cookie),
    peakBytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}
