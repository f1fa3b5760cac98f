import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { looseValues } from '../../test/loose-values.ts'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { Client } from '../../test/client.ts'
import { hours } from '../../test/test-clock.ts'
import { housekeepingJobs, encryptedColumns as columns } from './housekeeping.ts'
import { customerFor } from '../modules/customers/index.ts'
import { recipientFor } from '../modules/recipients/index.ts'
import { createRuntime, type Runtime } from '../platform/work.ts'
import type { KeyStore } from '../platform/data/encryption/key-store.ts'
import { reEncryptJob } from '../platform/data/encryption/re-encrypt.ts'
import { withoutOwner } from '../platform/data/encryption/value-format.ts'
import { openVault } from './vault.ts'

const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.end()))
  await world.close()
})

const stores: KeyStore[] = []

/** A runtime over the same database with other keys, as another process has it. */
function runtimeWith(encryptionKeys: TestEnvironment['config']['secrets']['encryptionKeys']): Runtime {
  const { pool, clock, config } = world
  const secrets = { ...config.secrets, encryptionKeys }
  const { vault, store } = openVault({ ...config, secrets }, { applicationName: 'test' })
  stores.push(store)
  return createRuntime({ pool, clock, logger: pino({ enabled: false }), vault })
}

const everything = async (runtime: Runtime) => {
  const ids = async (table: string) =>
    (await asOwner<{ id: string }>(world, `select id from ${table} order by id`)).map(({ id }) => id)
  const customers = await ids('customers.customer')
  const recipients = await ids('recipients.recipient')
  return runtime.work(system, async (work) => ({
    customers: await Promise.all(customers.map((id) => customerFor(work, id))),
    recipients: await Promise.all(recipients.map((id) => recipientFor(work, id))),
  }))
}

const round = (runtime: Runtime) => reEncryptJob(columns).round(runtime)

/** The number of values under keys of the configuration: those of nobody, and the data keys. */
const configuredValues = async (): Promise<number> => {
  const counts = await Promise.all(
    [...columns, { table: 'keys.data_key', column: 'key' }].map(({ table, column }) =>
      asOwner<{ n: bigint }>(
        world,
        `select count(${column}) as n from ${table} where ${withoutOwner(column)}`,
      ),
    ),
  )
  return counts.reduce((sum, [row]) => sum + Number(row?.n), 0)
}

const answers = () =>
  asOwner<{ key: string }>(world, 'select key from platform.idempotency order by created_at')
const keepRecipient = (client: Client, key: string) =>
  client.post(
    '/api/recipients',
    {
      corridorId: 'mx-mxn',
      kind: 'person',
      name: 'Muestra Prueba',
      relationship: 'friend',
      details: { clabe: '002010077777777771' },
    },
    { key },
  )

test('stored responses: re-encrypted too, and deleted after a week', async () => {
  const client = await world.signedIn('persona')
  const kept = await keepRecipient(client, 'key-housekeeping-1')
  expect(kept.status).toBe(201)
  const [old] = world.config.secrets.encryptionKeys
  if (old === undefined) throw new Error('no key')
  const fresh = { id: 'n3', key: randomBytes(32) }
  const keyIdOfValue = async () => {
    const [row] = await asOwner<{ body: Buffer }>(world, 'select body from platform.idempotency')
    return row?.body.subarray(1, 3).toString()
  }
  expect(await keyIdOfValue()).toBe('s1')
  const column = columns.filter(({ table }) => table === 'platform.idempotency')
  const [keys] = await asOwner<{ n: number }>(world, 'select count(key)::int as n from keys.data_key')
  const changed = 1 + (keys?.n ?? 0)
  expect(await reEncryptJob(column).round(runtimeWith([fresh, old]))).toBe(changed)
  expect(await keyIdOfValue()).toBe('n3')
  expect(await reEncryptJob(column).round(runtimeWith([old, fresh])), 'and back').toBe(changed)
  const replay = await keepRecipient(client, 'key-housekeeping-1')
  expect([replay.body, replay.headers.get('idempotent-replayed')]).toEqual([kept.body, 'true'])
  const sweep = housekeepingJobs.find(({ name }) => name === 'platform.idempotency-sweep')
  world.clock.advance(hours(7 * 24) - 60_000)
  expect(await sweep?.round(world.runtime)).toBe(0)
  world.clock.advance(120_000)
  expect(await sweep?.round(world.runtime)).toBe(1)
  expect(await answers()).toEqual([])
})

test('key rotation: the old key still decrypts, data keys and values of nobody are re-encrypted, then the old key can be removed', async () => {
  const [old] = world.config.secrets.encryptionKeys
  if (old === undefined) throw new Error('no key')
  const fresh = { id: 'n2', key: randomBytes(32) }
  const before = await everything(world.runtime)
  expect(before.customers[0]?.birthDate).toBe('1990-05-17')
  const rotating = runtimeWith([fresh, old])
  expect(await everything(rotating)).toEqual(before)
  await expect(everything(runtimeWith([fresh])), 'nothing is encrypted again yet').rejects.toThrow(
    /no key "s1"/,
  )

  const encrypted = await configuredValues()
  expect(encrypted).toBeGreaterThan(10)
  expect(await round(rotating)).toBe(encrypted)
  expect(await round(rotating), 'a second round finds nothing').toBe(0)
  expect(await everything(runtimeWith([fresh]))).toEqual(before)
  expect(await looseValues({ runtime: runtimeWith([fresh]) })).toEqual([])
  await expect(everything(runtimeWith([old])), 'the old key alone opens nothing any more').rejects.toThrow(
    /no key "n2"/,
  )
})

test('every encrypted column of every module: listed', async () => {
  const found = await asOwner<{ name: string }>(
    world,
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema not in ('platform', 'ledger', 'evidence', 'graphile_worker', 'pg_catalog', 'information_schema') and data_type = 'bytea'
       and column_name not similar to '%(_index|_index_of|_hash|_fold)|key'`,
  )
  expect(found.map(({ name }) => name).sort()).toEqual(
    columns
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !name.startsWith('platform.'))
      .sort(),
  )
})
