import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { freePort } from '@puente/postgres/embedded'
import type { TestEnvironment } from '../world.ts'

export type MemberKind = 'api' | 'worker'

/** How a process differs from others of its kind. */
export interface MemberOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The folder of the product whose code it runs; default: this checkout. */
  readonly root?: string
}

/** One process of the product over the database of a test environment. A start after its end has the same ports. */
export interface Member {
  readonly name: string
  readonly kind: MemberKind
  /** Addresses of its listeners; a worker has only `ops`. */
  readonly urls: { readonly customer: string; readonly staff: string; readonly ops: string }
  /** Whether the process runs. */
  readonly isRunning: () => boolean
  /** Starts it; resolves when it is ready, and throws with the end of its output when it ends before. */
  start(options?: MemberOptions): Promise<void>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Sends SIGTERM; resolves with the exit code once it has ended. */
  end(): Promise<number | null>
}

const checkout = path.resolve(import.meta.dirname, '../../../..')
const LOG_CHARS = 4000

/** Where a process listens. */
export interface Place {
  readonly host: string
  readonly customer: number
  readonly staff: number
  readonly ops: number
}

/** A place at this address with free ports. */
export const freePlace = async (host = '127.0.0.1'): Promise<Place> => ({
  host,
  customer: await freePort(),
  staff: await freePort(),
  ops: await freePort(),
})

/** A process of this kind, which does not run yet. */
export function createMember(
  world: Pick<TestEnvironment, 'config' | 'sandbox'>,
  kind: MemberKind,
  name: string,
  place: Place,
): Member {
  const { host, customer, staff, ops } = place
  const at = (port: number) => `http://${host}:${port}`
  let running: { readonly child: ChildProcess; readonly ended: Promise<number | null> } | undefined

  async function start({ env = {}, root = checkout }: MemberOptions = {}): Promise<void> {
    const child = fork(path.join(root, `apps/server/src/${kind}.ts`), {
      env: {
        DATABASE_URL: world.config.databaseUrl,
        DATA_DIR: world.config.dataDir,
        SANDBOX_PORT: String(world.sandbox?.port),
        HOST: host,
        OPS_HOST: host,
        PORT: String(customer),
        BACKOFFICE_PORT: String(staff),
        OPS_PORT: String(ops),
        WORKER_OPS_PORT: String(ops),
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let log = ''
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-LOG_CHARS)))
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    running = { child, ended }
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('close', () => reject(new Error(`${name} ended before it was ready:\n${log}`)))
    })
    child.send({ announced: true })
  }

  const stopped = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (running === undefined) return null
    const { child, ended } = running
    child.kill(signal)
    const code = await ended
    running = undefined
    return code
  }
  return {
    name,
    kind,
    urls: { customer: at(customer), staff: at(staff), ops: at(ops) },
    isRunning: () => running?.child.exitCode === null && running.child.signalCode === null,
    start,
    kill: async () => void (await stopped('SIGKILL')),
    end: () => stopped('SIGTERM'),
  }
}

/** Two API processes and two workers over one database. */
export interface Fleet {
  readonly apis: readonly [Member, Member]
  readonly workers: readonly [Member, Member]
  readonly all: readonly Member[]
  close(): Promise<void>
}

/** Starts two of each, the APIs at these places or others; resolves when all are ready. */
export async function startFleet(
  world: TestEnvironment,
  { places = [], ...options }: MemberOptions & { readonly places?: readonly Place[] } = {},
): Promise<Fleet> {
  const member = async (kind: MemberKind, name: string, place?: Place) =>
    createMember(world, kind, name, place ?? (await freePlace()))
  const apis = [await member('api', 'API 1', places[0]), await member('api', 'API 2', places[1])] as const
  const workers = [await member('worker', 'worker 1'), await member('worker', 'worker 2')] as const
  const all = [...apis, ...workers]
  const close = async () => void (await Promise.all(all.map((one) => one.kill())))
  try {
    await Promise.all(all.map((one) => one.start(options)))
  } catch (error) {
    await close()
    throw error
  }
  return { apis, workers, all, close }
}
