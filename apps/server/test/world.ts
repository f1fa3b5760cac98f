import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { appUrlOf, type Pool } from '@puente/postgres'
import { freePort } from '@puente/postgres/embedded'
import type { Outside } from '../../../sandbox/src/outside.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/src/server.ts'
import { openChanges } from '../src/platform/changes.ts'
import { createPorts, type Ports } from '../src/partners/index.ts'
import { loadConfig, type Config } from '../src/platform/config/index.ts'
import { openErrorReporter } from '../src/platform/telemetry/error-reporter.ts'
import { startTracing } from '../src/platform/telemetry/start-tracing.ts'
import { traceStatement } from '../src/platform/telemetry/trace-statements.ts'
import { createLogger, type LoggedFailure, type Logger } from '../src/platform/telemetry/logger.ts'
import { createRuntime, type Runtime } from '../src/platform/work.ts'
import { customerListener, staffListener } from '../src/wiring/listeners.ts'
import { apiOpsPort } from '../src/wiring/ops.ts'
import { publisherOf } from '../src/wiring/publisher.ts'
import { readDemoPeople } from '../src/wiring/seed/demo-data.ts'
import { openVault } from '../src/wiring/vault.ts'
import { seedDemoWorld } from '../src/wiring/seed/seed-demo-world.ts'
import { Client } from './client.ts'
import { appPool, freshDatabase } from './database.ts'
import { clockSaid, itemDifferences } from './item-differences.ts'
import { asOwner } from './owner.ts'
import { controlSandbox } from './sandbox-control.ts'
import { createTestClock, hours, type TestClock } from './test-clock.ts'

export type CustomerName = 'persona' | 'empresa'
export type StaffName = 'soporte' | 'analista' | 'oficial' | 'tesoreria' | 'admin'

/**
 * A complete environment for one test file: its own database, clock, sandbox and both listeners, with the demo people.
 */
export interface TestEnvironment {
  readonly config: Config
  readonly runtime: Runtime
  readonly clock: TestClock
  readonly pool: Pool
  /** The database's URL for its owner, who may do what the product's role may not. */
  readonly databaseUrl: string
  readonly ports: Ports
  readonly sandbox: Sandbox | undefined
  /** Addresses of the listeners and of the API's operations port, on free ports. */
  readonly listeners: { readonly customer: string; readonly staff: string; readonly ops: string }
  readonly password: string
  /** A browser at the customers' listener, signed out. */
  customer(address?: string): Client
  /** A signed-out client of the back office. Both take an optional network address. */
  staff(address?: string): Client
  /**
   * A browser with this demo person signed in and step-up passed. With `proven: false` only the password was given.
   */
  signedIn(name: CustomerName | StaffName, options?: { readonly proven?: boolean }): Promise<Client>
  /** Marks the session of a browser as having passed step-up for the rest of the test. */
  prove(client: Client): Promise<void>
  /** Moves business time here and in the sandbox. */
  moveClock(ms: number): Promise<void>
  close(): Promise<void>
}

export interface WorldOptions {
  /** False starts no simulated partners: nothing responds at their address. */
  readonly sandbox?: boolean
  /** The market and rails of the sandbox, where they differ from the demo world. */
  readonly outside?: Outside
  /** False leaves out the demo people and the opening rates. */
  readonly people?: boolean
  /** Days of history for the demo people; default: none. */
  readonly historyDays?: number
  readonly env?: Readonly<Record<string, string>>
  /** The address that partners send messages to, when a proxy is between them and us. */
  readonly puenteUrl?: string
  /** Replaces the runtime of the environment. */
  readonly runtimeOf?: (runtime: Runtime) => Runtime
  /** Receives every line of the log, at level trace. */
  readonly onLog?: (line: string) => void
  /** Why this test writes facts or items without their use cases. The items are then not compared with the rules. */
  readonly seedsByHand?: string
}

const staffNames: readonly string[] = ['soporte', 'analista', 'oficial', 'tesoreria', 'admin']
const emailOf = (name: string) => `${name}@demo.puente.test`

function loggerFor({ onLog }: WorldOptions, onFailure?: (failure: LoggedFailure) => void): Logger {
  if (onLog === undefined)
    return createLogger('test', process.env['PUENTE_TEST_LOG'] ?? (onFailure ? 'error' : 'silent'), {
      onFailure,
    })
  return createLogger('test', 'trace', { destination: { write: onLog }, onFailure })
}

/** Removes the limits on the rate of orders, which a test's customers exceed. `velocity.test.ts` tests them. */
const liftPace = `
  update platform.versioned set data =
    (select jsonb_object_agg(name, '{"times": 1000000, "perMinutes": 1}'::jsonb) from jsonb_object_keys(data) name)
  where noun = 'support-limits' and key = 'default';
  update platform.versioned set data = data
  || '{"ordersPerHour": 1000000, "ordersPerDay": 1000000, "newRecipientsPerDay": 1000000}'
  where noun = 'limits' and key <> 'person/basic'`

/** The sandbox, the database and the configuration, which exist before a listener opens. */
async function openDatabaseAndSandbox(options: WorldOptions) {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'puente-world-'))
  // The sandbox must know where to send messages before the listener opens.
  const port = await freePort()
  const sandbox =
    options.sandbox === false
      ? undefined
      : await startSandbox({
          port: 0,
          dataDir,
          puenteUrl: options.puenteUrl ?? `http://127.0.0.1:${port}`,
          outside: options.outside,
        })
  const config = loadConfig({
    DATABASE_URL: appUrlOf(database.url),
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox?.port ?? (await freePort())),
    PARTNER_TIMEOUT_MS: '2000',
    // Tests set client addresses as a proxy does.
    TRUST_PROXY: '127.0.0.1',
    ...options.env,
  })
  const clock = createTestClock()
  const pool = appPool(database.url, 8, config.tracing && traceStatement)
  const { vault, store } = openVault(config, { applicationName: 'test' })
  const tracing = await startTracing(config, 'test')
  const reporter = await openErrorReporter(config.errorReports, 'test', config.environment)
  const logger = loggerFor(options, reporter?.report)
  const changes = openChanges({ url: config.databaseSessionUrl, logger })
  const plain = createRuntime({ pool, clock, logger, vault, changes })
  const runtime = options.runtimeOf?.(plain) ?? plain
  const ports = createPorts(config, clock, config.partnerTimeoutMs)
  await asOwner({ databaseUrl: database.url }, liftPace)
  if (options.people !== false) await seedDemoWorld(runtime, publisherOf(config), options.historyDays ?? 0)
  const close = async () => {
    await sandbox?.close()
    await Promise.all([pool.end(), store.end(), changes.close(), reporter?.close(), tracing?.close()])
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { config, runtime, clock, pool, ports, sandbox, databaseUrl: database.url, close }
}

/**
 * Builds an environment; every test file that calls it closes it. No code of the product is replaced: only the
 * partners are simulated.
 */
export async function createEnvironment(options: WorldOptions = {}): Promise<TestEnvironment> {
  const { close, ...ground } = await openDatabaseAndSandbox(options)
  const { config, runtime, ports, clock, sandbox } = ground
  const customer = await customerListener(config, runtime, ports)
  const staff = await staffListener(config, runtime)
  const ops = apiOpsPort(runtime, { started: () => true })
  const listeners = {
    customer: await customer.listen({ host: '127.0.0.1', port: config.port }),
    staff: await staff.listen({ host: '127.0.0.1', port: 0 }),
    ops: await ops.listen({ host: '127.0.0.1', port: 0 }),
  }
  const { password } = await readDemoPeople()
  const before = await clockSaid(runtime)
  return {
    ...ground,
    listeners,
    password,
    customer: (address) => new Client(listeners.customer, undefined, address),
    staff: (address) => new Client(listeners.staff, undefined, address),
    signedIn: async (name, { proven = true } = {}) => {
      const client = new Client(staffNames.includes(name) ? listeners.staff : listeners.customer)
      const { status } = await client.signIn(emailOf(name), password)
      if (status !== 200) throw new Error(`${name} could not sign in: ${status}`)
      if (proven) await prove(ground, client)
      return client
    },
    prove: (client) => prove(ground, client),
    moveClock: async (ms) => {
      clock.advance(ms)
      if (sandbox !== undefined) await moveSandbox(sandbox, clock.now().getTime() - Date.now())
    },
    close: async () => {
      await Promise.all([customer.close(), staff.close(), ops.close()])
      let faults: string[] = []
      try {
        if (options.seedsByHand === undefined) faults = await itemDifferences(runtime, before)
      } finally {
        await close()
      }
      if (faults.length > 0) throw new Error(`open items are not what the facts say: ${faults.join('; ')}`)
    },
  }
}

/** Marks a session as having passed step-up for the rest of the test. */
async function prove(world: Pick<TestEnvironment, 'databaseUrl' | 'clock'>, client: Client): Promise<void> {
  const token = client.cookie?.split('=')[1] ?? ''
  const hash = createHash('sha256').update(token).digest()
  const until = new Date(world.clock.realNow().getTime() + hours(24 * 365))
  for (const table of ['session', 'staff_session'])
    await asOwner(world, `update access.${table} set proven_at = $2 where token_hash = $1`, [hash, until])
}

const moveSandbox = (sandbox: Sandbox, offsetMs: number): Promise<unknown> =>
  controlSandbox(sandbox.url, '/control/clock', { offsetMs })
