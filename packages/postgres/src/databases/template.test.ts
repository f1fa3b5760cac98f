import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withConnection } from '../connect.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { cloneDatabase, prepareTemplate } from './template.ts'

let server: TestServer
const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-template-'))

beforeAll(async () => {
  writeFileSync(path.join(folder, '0001-noun.sql'), 'create table noun (value integer);')
  server = await startTestServer()
}, 60_000)

afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

async function value(url: string, statement: string): Promise<unknown> {
  return withConnection(
    url,
    async (client) => (await client.query<{ value: unknown }>(statement)).rows[0]?.value,
  )
}

it('concurrent callers: one template, and each clone starts with its content', async () => {
  let seeded = 0
  const afterMigrate = async (url: string): Promise<void> => {
    seeded++
    await value(url, 'insert into noun values (7) returning value')
  }
  const names = await Promise.all(
    [1, 2, 3].map(() => prepareTemplate(server.url, { folder, key: 'a', afterMigrate })),
  )
  expect(new Set(names).size).toBe(1)
  expect(seeded).toBe(1)
  const clones = await Promise.all([1, 2, 3, 4].map(() => cloneDatabase(server.url, names[0] ?? '')))
  expect(await Promise.all(clones.map((clone) => value(clone.url, 'select value from noun')))).toEqual([
    7, 7, 7, 7,
  ])
  await Promise.all(clones.map((clone) => clone.drop()))
})

it('a template that failed: built again by the next caller', async () => {
  const failing = { folder, key: 'b', afterMigrate: () => Promise.reject(new Error('the seed fails')) }
  await expect(prepareTemplate(server.url, failing)).rejects.toThrow('the seed fails')
  const name = await prepareTemplate(server.url, { folder, key: 'b' })
  const clone = await cloneDatabase(server.url, name)
  expect(await value(clone.url, 'select count(*)::int as value from noun')).toBe(0)
  await clone.drop()
})

it('another key or another migration: another template', async () => {
  const one = await prepareTemplate(server.url, { folder, key: 'c' })
  expect(await prepareTemplate(server.url, { folder, key: 'd' })).not.toBe(one)
  writeFileSync(path.join(folder, '0002-more.sql'), 'create table more (value integer);')
  expect(await prepareTemplate(server.url, { folder, key: 'c' })).not.toBe(one)
})

it('making a template: drops databases of killed runs and old templates', async () => {
  await createDatabase(server.url, 'clone_100_0123456789ab')
  for (const key of ['1', '2', '3', '4', '5', '6', '7']) await prepareTemplate(server.url, { folder, key })
  expect(
    await value(
      server.url,
      `select count(*)::int as value from pg_database where datname like 'clone_100_%'`,
    ),
  ).toBe(0)
  expect(
    await value(
      server.url,
      `select count(*)::int as value from pg_database where datistemplate and datname like 'template\\_%'`,
    ),
  ).toBe(5)
})

it('dropDatabase: terminates open connections', async () => {
  await createDatabase(server.url, 'busy')
  const url = new URL(server.url)
  url.pathname = '/busy'
  await withConnection(url.toString(), async (client) => {
    await dropDatabase(server.url, 'busy')
    await expect(client.query('select 1')).rejects.toThrow()
  })
  await dropDatabase(server.url, 'busy')
})
