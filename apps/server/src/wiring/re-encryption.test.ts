import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { hours } from '../../test/test-clock.ts'
import type { KeyStore } from '../platform/data/encryption/key-store.ts'
import { reEncryptOnceJob } from '../platform/data/encryption/re-encrypt-once.ts'
import { createRuntime, type Runtime } from '../platform/work.ts'
import { encryptedColumns } from './housekeeping.ts'
import { openVault } from './vault.ts'

const columns = encryptedColumns.filter(({ table }) => table === 'platform.idempotency')
const stores: KeyStore[] = []
let world: TestEnvironment
let old: Runtime
let fresh: Runtime
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  const [first] = world.config.secrets.encryptionKeys
  if (first === undefined) throw new Error('no key')
  const second = { id: 'n4', key: randomBytes(32) }
  old = runtimeWith([first, second])
  fresh = runtimeWith([second, first])
  await round(old)
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.end()))
  await world.close()
})

/** A runtime over the same database with other keys, as another process has it. */
function runtimeWith(encryptionKeys: TestEnvironment['config']['secrets']['encryptionKeys']): Runtime {
  const { pool, clock, config } = world
  const secrets = { ...config.secrets, encryptionKeys }
  const { vault, store } = openVault({ ...config, secrets }, { applicationName: 'test' })
  stores.push(store)
  return createRuntime({ pool, clock, logger: pino({ enabled: false }), vault })
}

const round = (runtime: Runtime) => reEncryptOnceJob(columns).round(runtime)
/** Rounds until nothing changes, as a worker runs them. */
async function pass(runtime: Runtime): Promise<void> {
  while ((await round(runtime)) > 0);
}

const NAME = 'platform.idempotency.body'
/** An answer that a process with these keys keeps. */
const keep = async (runtime: Runtime, key: string) => {
  const body = runtime.vault.encrypt(NAME, 'texto', `test\n${key}`)
  await asOwner(
    world,
    `insert into platform.idempotency (scope, key, request_hash, status, body, created_at)
     values ('test', $1, '', 200, $2, now())`,
    [key, body],
  )
}
const keyOf = async (key: string) => {
  const [row] = await asOwner<{ body: Buffer }>(
    world,
    'select body from platform.idempotency where key = $1',
    [key],
  )
  return row?.body.subarray(1, 3).toString()
}
const ended = async () =>
  (
    await asOwner<{ ended: boolean }>(
      world,
      'select ended_at is not null as ended from platform.re_encryption',
    )
  )[0]?.ended

test('a new key: values are encrypted again, also those that a process with the former key writes within the hour', async () => {
  await keep(old, 'before')
  await pass(fresh)
  expect([await keyOf('before'), await ended()]).toEqual(['n4', false])
  await keep(old, 'meanwhile')
  world.clock.advanceReal(hours(1) + 1000)
  await pass(fresh)
  expect([await keyOf('meanwhile'), await ended()]).toEqual(['n4', true])
})

test('afterwards no table is read, until the key changes again', async () => {
  await keep(old, 'late')
  await pass(fresh)
  expect(await keyOf('late')).toBe('s1')
  await pass(old)
  expect([await keyOf('before'), await keyOf('late'), await ended()]).toEqual(['s1', 's1', false])
})

test('a row that is locked during the pass: the re-encryption does not end without it', async () => {
  world.clock.advanceReal(hours(1) + 1000)
  await pass(old)
  expect(await ended()).toBe(true)
  await pass(fresh)
  world.clock.advanceReal(hours(1) + 1000)
  await keep(old, 'locked')
  const blocker = await world.pool.connect()
  try {
    await blocker.query("begin; select from platform.idempotency where key = 'locked' for update")
    await pass(fresh)
    expect([await keyOf('locked'), await ended()]).toEqual(['s1', false])
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  await pass(fresh)
  expect([await keyOf('locked'), await ended()]).toEqual(['n4', true])
  await pass(old)
})

test('one process of the cluster at a time; the pass of a killed one is taken over after an hour', async () => {
  await keep(fresh, 'leased')
  await asOwner(world, 'update platform.re_encryption set lease_until = $1', [
    new Date(world.clock.realNow().getTime() + hours(1)),
  ])
  expect(await round(old)).toBe(0)
  expect(await keyOf('leased')).toBe('n4')
  world.clock.advanceReal(hours(1) + 1000)
  await pass(old)
  expect(await keyOf('leased')).toBe('s1')
})
