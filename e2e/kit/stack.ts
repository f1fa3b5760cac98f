import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, removeEmbedded } from '@puente/postgres/embedded'
import { raiseCodeLimits } from './code-limits.ts'

export interface Addresses {
  readonly customer: string
  readonly backoffice: string
  readonly sandbox: string
}

/** The whole product, started with the command in the README, with its own ports and data. */
export interface Stack extends Addresses {
  readonly dataDir: string
  /** Stops every process in order and removes the data. */
  stop(): Promise<void>
}

const READY_MS = 240_000
const END_MS = 30_000
const root = join(import.meta.dirname, '../..')

/**
 * Starts a stack and resolves when it is ready. `prepare` may put files into its data folder first; `env`
 * adds configuration; `adjust` changes its database once it runs. Throws with the end of its output when it
 * does not start.
 */
export async function startStack(
  prepare: (dataDir: string) => void = () => undefined,
  env: Readonly<Record<string, string>> = {},
  adjust: (dataDir: string) => Promise<void> = raiseCodeLimits,
): Promise<Stack> {
  const [port = 0, backofficePort = 0, sandboxPort = 0] = await freePorts(3)
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-e2e-'))
  prepare(dataDir)
  const child = spawn(process.execPath, [join(root, 'tools/start/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutOurs(process.env),
      PORT: String(port),
      BACKOFFICE_PORT: String(backofficePort),
      SANDBOX_PORT: String(sandboxPort),
      OPS_PORT: '0',
      WORKER_OPS_PORT: '0',
      DATA_DIR: dataDir,
      // Journeys begin with empty lists.
      DEMO_WORLD: 'small',
      ...env,
    },
  })
  const stop = async () => {
    await end(child)
    await removeEmbedded({ dataFolder: dataDir })
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(child)
    await adjust(dataDir)
  } catch (error) {
    await stop()
    throw error
  }
  const at = (number: number) => `http://localhost:${number}`
  return { customer: at(port), backoffice: at(backofficePort), sandbox: at(sandboxPort), dataDir, stop }
}

/** Variables of the developer's own installation must not affect the test's. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _url,
    DATABASE_URL_FILE: _file,
    ENVIRONMENT: _environment,
    BACKUP_DIR: _backups,
    ...rest
  } = environment
  return rest
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => {
      clearTimeout(timer)
      reject(new Error(`The stack ${why}:\n${output.slice(-4000)}`))
    }
    const timer = setTimeout(() => fail(`was not ready after ${READY_MS / 1000} s`), READY_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes('Puente is ready')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(`ended with code ${code ?? 'none'} before it was ready`))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await ended
  clearTimeout(timer)
}
