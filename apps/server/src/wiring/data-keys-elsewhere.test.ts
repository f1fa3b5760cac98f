import path from 'node:path'
import { createDatabase, dropDatabase, migrate, urlOfDatabase } from '@puente/postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { looseValues } from '../../test/loose-values.ts'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { reEncryptJob } from '../platform/data/encryption/re-encrypt.ts'
import { encryptedColumns } from './housekeeping.ts'
import { refuseForeignKeys } from './start/start-guard.ts'
import { openVault } from './vault.ts'

const folder = path.resolve(import.meta.dirname, '../../../../database/migrations')
const name = `keys_${process.pid}_${Date.now()}`
const dataKeysUrl = urlOfDatabase(inject('adminUrl'), name)

let elsewhere: TestEnvironment
let together: TestEnvironment
beforeAll(async () => {
  await createDatabase(inject('adminUrl'), name)
  await migrate(dataKeysUrl, folder, { only: ['data-keys'] })
  elsewhere = await createEnvironment({ sandbox: false, env: { DATA_KEYS_URL: dataKeysUrl } })
  together = await createEnvironment({ sandbox: false })
})
afterAll(async () => {
  await Promise.all([elsewhere?.close(), together?.close()])
  await dropDatabase(inject('adminUrl'), name)
})

const count = async (databaseUrl: string) => {
  const [row] = await asOwner<{ n: number }>({ databaseUrl }, 'select count(*)::int as n from keys.data_key')
  return row?.n
}
/** What the start of a process says that looks for the keys of an environment at another address. */
async function start({ config, pool }: TestEnvironment, url: string | undefined): Promise<string> {
  const looking = { ...config, dataKeysUrl: url }
  const { vault, store } = openVault(looking, { applicationName: 'test' })
  try {
    return await refuseForeignKeys(looking, { pool, vault }).then(
      () => 'starts',
      (error: Error) => error.message,
    )
  } finally {
    await store.end()
  }
}

test('data keys in a database of their own: none is in that of the data, and everything decrypts', async () => {
  expect(await count(dataKeysUrl)).toBeGreaterThan(2)
  expect(await count(elsewhere.databaseUrl)).toBe(0)
  expect(await looseValues(elsewhere)).toEqual([])
  const client = await elsewhere.signedIn('persona')
  expect((await client.get('/api/profile')).status).toBe(200)
  await refuseForeignKeys(elsewhere.config, elsewhere.runtime)
})

test('values from before owners had keys: readable, and moved to the key of their owner by the job', async () => {
  const rows = await asOwner<{ id: string }>(elsewhere, 'select id from customers.customer order by id')
  const { vault } = elsewhere.runtime
  for (const [at, { id }] of rows.entries())
    await asOwner(elsewhere, 'update customers.customer set name = $2 where id = $1', [
      id,
      vault.encrypt('customers.customer.name', `Nombre ${at}`, at === 0 ? undefined : id),
    ])
  expect(await looseValues(elsewhere)).toEqual(['customers.customer.name'])
  const job = reEncryptJob(encryptedColumns)
  expect(await job.round(elsewhere.runtime)).toBe(rows.length)
  expect(await job.round(elsewhere.runtime)).toBe(0)
  expect(await looseValues(elsewhere)).toEqual([])
})

test('a start without the address of the keys, or with keys in both databases: refused', async () => {
  expect(await start(elsewhere, dataKeysUrl)).toBe('starts')
  expect(await start(elsewhere, undefined)).toContain('are not in it: set DATA_KEYS_URL')
  expect(await start(together, undefined)).toBe('starts')
  expect(await start(together, dataKeysUrl)).toContain('also has keys in keys.data_key')
  await asOwner(together, 'delete from keys.data_key')
  expect(await start(together, dataKeysUrl)).toContain('are not in the database of DATA_KEYS_URL')
})
