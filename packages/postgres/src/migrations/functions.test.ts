import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withConnection } from '../connect.ts'
import { cloneDatabase, prepareTemplate, type Clone } from '../databases/template.ts'
import { createPool } from '../pool.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { appUrlOf } from './app-role.ts'
import { migrationFiles } from './files.ts'
import { functionFiles } from './functions.ts'
import { migrate } from './migrate.ts'
import { pendingMigrations } from './pending.ts'

let server: TestServer
let template: string
let clone: Clone
let root: string
const empty = mkdtempSync(path.join(os.tmpdir(), 'puente-empty-'))

beforeAll(async () => {
  server = await startTestServer()
  template = await prepareTemplate(server.url, { folder: empty, key: 'functions.test' })
}, 60_000)

afterAll(async () => {
  await server.end()
  rmSync(empty, { recursive: true, force: true })
}, 60_000)

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'puente-functions-'))
  mkdirSync(path.join(root, 'functions'))
  mkdirSync(path.join(root, 'migrations'))
  writeFileSync(path.join(root, 'migrations/0001-noun.sql'), 'create schema noun;')
  clone = await cloneDatabase(server.url, template)
  return async () => {
    await clone.drop()
    rmSync(root, { recursive: true, force: true })
  }
})

const migrations = () => path.join(root, 'migrations')
const define = (name: string, body: string) =>
  writeFileSync(
    path.join(root, `functions/noun.${name}.sql`),
    `-- A number.\ncreate or replace function noun.${name}() returns integer language sql as $$ ${body} $$;\n`,
  )
const answer = (call: string): Promise<unknown> =>
  withConnection(
    clone.url,
    async (client) => (await client.query<{ answer: unknown }>(`select ${call} as answer`)).rows[0]?.answer,
  )

test('functions: applied after the migrations; only a changed text is applied again', async () => {
  define('one', 'select 1')
  define('two', 'select 2')
  expect(await migrate(clone.url, migrations())).toEqual([
    '0001-noun.sql',
    'functions/noun.one.sql',
    'functions/noun.two.sql',
  ])
  expect(await migrate(clone.url, migrations())).toEqual([])
  define('two', 'select 22')
  expect(await migrate(clone.url, migrations())).toEqual(['functions/noun.two.sql'])
  expect([await answer('noun.one()'), await answer('noun.two()')]).toEqual([1, 22])
})

test('a newer release has replaced a function: not pending for the former one, whose runner leaves it', async () => {
  define('one', 'select 1')
  const [files, former] = [migrationFiles(migrations()), functionFiles(migrations())]
  await migrate(clone.url, migrations())
  writeFileSync(path.join(root, 'migrations/0002-more.sql'), 'create table noun.more (value integer);')
  define('one', 'select 2')
  await migrate(clone.url, migrations())
  const pool = createPool({ url: appUrlOf(clone.url), max: 1 })
  try {
    expect(await pendingMigrations(pool, files, former)).toEqual([])
  } finally {
    await pool.end()
  }
  rmSync(path.join(root, 'migrations/0002-more.sql'))
  define('one', 'select 1')
  expect(await migrate(clone.url, migrations(), { keepsNewer: true })).toEqual([])
  expect(await answer('noun.one()')).toBe(2)
})

test('a function that fails: named with its error, and no other is applied', async () => {
  define('one', 'select 1')
  define('two', 'select nothing')
  await expect(migrate(clone.url, migrations())).rejects.toMatchObject({
    kind: 'migration',
    message: expect.stringMatching(/functions\/noun\.two\.sql: column "nothing" does not exist/),
  })
  expect(await answer(`to_regprocedure('noun.one()')`)).toBeNull()
})

test('a file that defines another function: refused', () => {
  writeFileSync(
    path.join(root, 'functions/noun.one.sql'),
    'create or replace function noun.two() returns void',
  )
  expect(() => functionFiles(migrations())).toThrow(/functions\/noun\.one\.sql does not begin with/)
})

test('pending functions: those with another text, read by the application role; all of them without a table', async () => {
  define('one', 'select 1')
  const pool = createPool({ url: appUrlOf(clone.url), max: 1 })
  const pending = () => pendingMigrations(pool, migrationFiles(migrations()), functionFiles(migrations()))
  try {
    await migrate(clone.url, migrations())
    expect(await pending()).toEqual([])
    define('one', 'select 11')
    expect(await pending()).toEqual(['functions/noun.one.sql'])
    await withConnection(clone.url, async (client) => client.query('drop table platform.function'))
    expect(await pending()).toEqual(['functions/noun.one.sql'])
  } finally {
    await pool.end()
  }
})
