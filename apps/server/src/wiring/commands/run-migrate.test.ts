import { spawn } from 'node:child_process'
import path from 'node:path'
import {
  appUrlOf,
  createDatabase,
  createPool,
  dropDatabase,
  urlOfDatabase,
  withConnection,
} from '@puente/postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refuseWideRights } from '../start/start-guard.ts'

const names = [`migrate_${process.pid}`, `migrate_keys_${process.pid}`] as const
let ownerUrl: string
let keysUrl: string
beforeAll(async () => {
  const adminUrl = inject('adminUrl')
  for (const name of names) await createDatabase(adminUrl, name)
  ownerUrl = urlOfDatabase(adminUrl, names[0])
  keysUrl = urlOfDatabase(adminUrl, names[1])
})
afterAll(async () => {
  for (const name of names) await dropDatabase(inject('adminUrl'), name)
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly said: string
}

/** Runs the command as `npm run migrate` does, with these variables alone. */
const migrate = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../migrate.ts'), ...args], {
      env,
    })
    let [out, said] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, said }))
  })

test('no address of an owner: refused, and the database stays empty', async () => {
  const refused = await migrate([], { DATABASE_URL: ownerUrl })
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    said: expect.stringContaining('DATABASE_OWNER_URL is missing'),
  })
  const unknown = await migrate(['--check'], {})
  expect(unknown).toMatchObject({ code: 1, out: '', said: expect.stringContaining('no database to compare') })
  const schemas = await withConnection(ownerUrl, (client) =>
    client.query(`select from pg_namespace where nspname = 'platform'`),
  )
  expect(schemas.rowCount).toBe(0)
})

test('an empty database: --check names what is pending, and a migration applies it with the job library, once', async () => {
  const env = { DATABASE_OWNER_URL: ownerUrl }
  const pending = await migrate(['--check'], env)
  expect(pending).toMatchObject({ code: 1, out: expect.stringMatching(/^0001-platform\.sql\n/) })
  const first = await migrate([], env)
  expect(first).toMatchObject({
    code: 0,
    said: '',
    out: expect.stringMatching(/^0001-platform\.sql\n[^]*new files\.\n$/),
  })
  const files = first.out.split('\n').slice(0, -2)
  expect(pending.out.split('\n').slice(0, -2)).toEqual(files)
  // The product must be able to read what is pending, and to use the tables of the job library.
  const product = { DATABASE_URL: appUrlOf(ownerUrl) }
  expect(await migrate(['--check'], product)).toMatchObject({ code: 0, out: 'Nothing is pending.\n' })
  const pool = createPool({ url: appUrlOf(ownerUrl), max: 1 })
  await refuseWideRights({ pool })
  await pool.query('select from graphile_worker._private_jobs')
  await pool.end()
  expect(await migrate([], env)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Nothing to migrate: /),
  })
})

test('keys of personal data elsewhere: only their migration is applied there, and without their owner it is refused', async () => {
  const env = { DATABASE_OWNER_URL: ownerUrl }
  const refused = await migrate([], { ...env, DATA_KEYS_URL: keysUrl })
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('set DATA_KEYS_OWNER_URL') })
  const migrated = await migrate([], { ...env, DATA_KEYS_OWNER_URL: keysUrl })
  expect(migrated).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d{4}-data-keys\.sql \(data keys\)\n/),
  })
  const { rows } = await withConnection(keysUrl, (client) =>
    client.query<{ name: string }>('select name from platform.migration'),
  )
  expect(rows).toEqual([{ name: 'data-keys' }])
})
