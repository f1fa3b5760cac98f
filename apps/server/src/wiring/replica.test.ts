import path from 'node:path'
import { migrate, sql, withConnection } from '@puente/postgres'
import type { CustomerSummary } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test/client.ts'
import { createMember, freePlace } from '../../test/faults/fleet.ts'
import { startReplicated, type Replicated } from '../../test/replica.ts'
import { loadConfig, type Config } from '../platform/config/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { replicaReads, replicaLag } from '../platform/telemetry/metrics.ts'
import type { Runtime } from '../platform/work.ts'
import { staffHandlers, staffListener } from './listeners.ts'
import { portsOf } from './ports.ts'
import { publisherOf } from './publisher.ts'
import { openRuntime } from './runtime.ts'
import { readDemoPeople } from './seed/demo-data.ts'
import { seedDemoWorld } from './seed/seed-demo-world.ts'
import { refuseForeignReplica } from './start/start-guard.ts'

const MAX_LAG_MS = 6000
const migrations = path.resolve(import.meta.dirname, '../../../../database/migrations')
let servers: Replicated
let config: Config
let runtime: Runtime
let close: () => Promise<void>
let listener: FastifyInstance
let admin: Client
let handlers: readonly Handler[]
const staff: Client[] = []

beforeAll(async () => {
  servers = await startReplicated()
  await migrate(servers.primary.url, migrations)
  config = loadConfig({
    DATABASE_URL: servers.primary.appUrl,
    DATABASE_REPLICA_URL: servers.at(servers.primary.appUrl),
    DATABASE_REPLICA_MAX_LAG_MS: String(MAX_LAG_MS),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
  })
  ;({ runtime, close } = await openRuntime(config, 'api', { prepared: true }))
  await seedDemoWorld(runtime, publisherOf(config), 0)
  handlers = staffHandlers(config, portsOf(config, runtime))
  listener = await staffListener(config, runtime, handlers)
  const url = await listener.listen({ host: '127.0.0.1', port: 0 })
  const { password } = await readDemoPeople()
  for (const name of ['soporte', 'analista', 'oficial', 'tesoreria', 'admin']) {
    const client = new Client(url)
    expect((await client.signIn(`${name}@demo.puente.test`, password)).status).toBe(200)
    staff.push(client)
  }
  // As if each had passed step-up.
  await onPrimary(`update access.staff_session set proven_at = now() + interval '1 day'`)
  admin = staff[0] ?? new Client(url)
})
afterAll(async () => {
  await listener?.close()
  await close?.()
  await servers?.close()
})

const onReplica = (statement: string) =>
  withConnection(servers.at(servers.primary.adminUrl), (client) => client.query(statement))
const onPrimary = async <Row extends object>(statement: string): Promise<Row[]> =>
  withConnection(
    servers.primary.adminUrl.replace(/\/postgres$/, '/puente'),
    async (client) => (await client.query<Row>(statement)).rows,
  )
const reads = async (target: string) =>
  (await replicaReads.get()).values.find(({ labels }) => labels['target'] === target)?.value ?? 0
const fetched = (client: Client, address: string) =>
  fetch(`${client.url}${address}`, { headers: { cookie: client.cookie ?? '' } })
/** The parameters that an endpoint requires. */
const queryOf = (name: string) =>
  name.startsWith('export') ? '?format=csv' : name === 'search' ? '?text=pers' : ''
const lag = async () => (await replicaLag.get()).values[0]?.value
const statuses = async () =>
  (await admin.get<{ items: CustomerSummary[] }>('/api/customers')).body.items.map(({ status }) => status)
const restrict = (status: string) =>
  onPrimary(`update customers.customer set status = '${status}' where kind = 'person'`)
const measured = () => expect.poll(lag, { timeout: 60_000 })
const caughtUp = () => measured().toBeLessThanOrEqual(MAX_LAG_MS / 1000)

test('a list of the back office: read from the replica, and from the primary once that is too far behind', async () => {
  await caughtUp()
  await onReplica('select pg_wal_replay_pause()')
  const [active] = await statuses()
  const before = await reads('replica')
  await restrict('closed')
  expect(await statuses()).not.toContain('closed')
  expect(await reads('replica')).toBe(before + 1)
  await measured().toBeGreaterThan(MAX_LAG_MS / 1000)
  expect(await statuses()).toContain('closed')
  expect(await reads('replica')).toBe(before + 1)
  await onReplica('select pg_wal_replay_resume()')
  await caughtUp()
  expect(await statuses()).toContain('closed')
  expect(await reads('replica')).toBe(before + 2)
  await restrict(active ?? '')
})

test('an idle primary: the replica does not count as behind', async () => {
  await caughtUp()
  await new Promise((resolve) => setTimeout(resolve, MAX_LAG_MS + 1500))
  expect(await lag()).toBeLessThanOrEqual(MAX_LAG_MS / 1000)
})

test('a member of staff who has just written: reads from the primary', async () => {
  await caughtUp()
  const before = await reads('primary')
  await admin.post('/api/threads/thr_00000000000000000000000000000000/messages', { text: 'x' })
  await statuses()
  expect(await reads('primary')).toBe(before + 1)
  await new Promise((resolve) => setTimeout(resolve, MAX_LAG_MS + 1500))
})

test('an export: reads from the replica, and its line of the audit trail is on the primary before the response', async () => {
  await caughtUp()
  const before = await reads('replica')
  const answers = await Promise.all(
    staff.map((client) => fetched(client, '/api/customers/export?format=csv')),
  )
  const exports = answers.filter(({ status }) => status === 200)
  expect(exports.length).toBeGreaterThan(0)
  const lines = await onPrimary(`select from platform.audit where action = 'export-customers'`)
  expect(lines).toHaveLength(exports.length)
  for (const exported of exports) expect((await exported.text()).split('\n').length).toBeGreaterThan(2)
  expect(await reads('replica')).toBe(before + 2 * exports.length)
})

test('every list, search and export that a replica may answer: runs on the replica and writes nothing', async () => {
  await caughtUp()
  const plain = handlers.filter(({ endpoint, reads: is }) => is === true && !endpoint.path.includes(':'))
  expect(plain.length).toBeGreaterThan(30)
  const before = await reads('primary')
  const failed: string[] = []
  let answered = 0
  for (const { endpoint } of plain) {
    const all = await Promise.all(
      staff.map(async (client) => {
        const { status, text } = await fetched(client, `${endpoint.path}${queryOf(endpoint.name)}`).then(
          async (answer) => ({
            status: answer.status,
            text: await answer.text(),
          }),
        )
        if (status >= 500) failed.push(`${endpoint.name} ${text}`)
        return status
      }),
    )
    if (all.includes(200)) answered++
  }
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(30)
  expect(await reads('primary')).toBe(before)
})

test('a work that only reads: cannot write on the primary either', async () => {
  const plain = await openRuntime({ ...config, replica: undefined }, 'api')
  await expect(
    plain.runtime.reading({ kind: 'system', name: 'test' }, ({ tx }) =>
      tx.run(sql`delete from platform.meter`),
    ),
  ).rejects.toThrow('read-only')
  await plain.close()
})

test('a replica that dies: no request fails, and it is read again when it is back', async () => {
  await caughtUp()
  const before = await reads('replica')
  const answers = (async () => {
    const all: number[] = []
    for (let nth = 0; nth < 40; nth++) all.push((await admin.get('/api/customers')).status)
    return all
  })()
  await servers.stopReplica()
  expect(new Set(await answers)).toEqual(new Set([200]))
  await measured().toBe(Number.POSITIVE_INFINITY)
  expect((await admin.get('/api/customers')).status).toBe(200)
  await refuseForeignReplica(config, runtime)
  await servers.startReplica()
  await caughtUp()
  expect((await admin.get('/api/customers')).status).toBe(200)
  expect(await reads('replica')).toBeGreaterThan(before)
})

test('an address that is no replica, or a replica of another cluster: refused by the start of an API', async () => {
  const at = (url: string) => refuseForeignReplica({ replica: { url, maxLagMs: 1 } }, runtime)
  await at(servers.at(servers.primary.appUrl))
  await expect(at(servers.primary.appUrl)).rejects.toThrow('not a replica')
  const foreign = await startReplicated()
  try {
    await migrate(foreign.primary.url, migrations)
    const url = foreign.at(foreign.primary.appUrl)
    // The roles and the schema arrive with the log.
    await expect.poll(() => at(url).catch(({ message }: Error) => message)).toContain('of another server')
    const api = createMember({ config, sandbox: undefined }, 'api', 'API', await freePlace())
    const env = { DATABASE_REPLICA_URL: url, SANDBOX_PORT: '9' }
    await expect(api.start({ env })).rejects.toThrow('a replica of another server than DATABASE_URL')
    await api.kill()
  } finally {
    await foreign.close()
  }
})
