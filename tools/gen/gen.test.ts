import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, dropDatabase, urlOfDatabase, withConnection } from '@puente/postgres'
import { expect, inject, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { routes } from './contract.ts'
import { architecture, between, configuration, transferStates } from './documents.ts'
import { compare } from './index.ts'
import { schemaOfDatabase } from './schema.ts'

test('a stale file: named, written, and then no longer stale', async () => {
  const root = writeTree({ 'docs/same.md': '# Same\n', 'docs/old.md': '# Old\n' })
  const from = {
    'docs/same.md': () => '# Same',
    'docs/old.md': () => '# New',
    'docs/missing.md': () => '# Missing',
    'docs/later.md': () => undefined,
  }
  expect(await compare(root, { write: false, from })).toEqual({
    stale: ['docs/old.md', 'docs/missing.md'],
    failed: [],
  })
  await compare(root, { write: true, from })
  expect(readFileSync(join(root, 'docs/old.md'), 'utf8')).toBe('# New\n')
  expect(await compare(root, { write: false, from })).toEqual({ stale: [], failed: [] })
})

test('a generator that fails: named, and the others still run', async () => {
  const from = {
    'docs/broken.md': () => {
      throw new Error('no source')
    },
    'docs/other.md': () => '# Other',
  }
  const { stale, failed } = await compare(writeTree({}), { write: true, from })
  expect(failed).toEqual(['docs/broken.md: no source'])
  expect(stale).toEqual(['docs/other.md'])
})

test('routes: contain what a browser needs and nothing of Zod', () => {
  const endpoint = {
    name: 'payThing',
    summary: 'Pays.',
    method: 'POST',
    path: '/api/things',
    who: 'anyone',
    idempotent: true,
    refusals: [],
  } as const
  const text = routes('customerRoutes', { payThing: endpoint })
  expect(text).toContain("payThing: 'POST things idempotent'")
  expect(text).not.toMatch(/import|zod/)
})

test('text between markers: replaced; missing markers: an error', () => {
  const text = 'a\n<!-- m: written by npm run gen -->\nold\n<!-- /m -->\nb'
  expect(between(text, 'm', 'new')).toBe('a\n<!-- m: written by npm run gen -->\n\nnew\n\n<!-- /m -->\nb')
  expect(() => between('nothing', 'm', 'new')).toThrow('markers of "m"')
})

test('the picture of the matrix: shows exactly the existing modules', () => {
  const markers = ['modules', 'workspaces'].map(
    (name) => `<!-- ${name}: written by npm run gen -->\n<!-- /${name} -->`,
  )
  const root = writeTree({
    'docs/ARCHITECTURE.md': markers.join('\n'),
    'apps/server/src/modules/quotes/index.ts': '',
    'apps/server/src/modules/corridors/index.ts': '',
  })
  const text = architecture(root)
  expect(text).toMatch(/\| 3 \| `quotes` \| .* \| `corridors` \|/)
  expect(text).not.toContain('`transfers`')
  expect(text).toContain('`packages/money`')
})

test('the state diagram: draws every transition, and is omitted without a source', async () => {
  expect(await transferStates(writeTree({}))).toBeUndefined()
  const root = writeTree({
    'package.json': '{"type":"module"}',
    'apps/server/src/modules/transfers/transfer.ts':
      "export const transferEdges = [{ from: 'funded', to: 'in-review', event: 'held' }]",
  })
  expect(await transferStates(root)).toContain(
    '  state "in-review" as in_review\n  funded --> in_review: held',
  )
})

test('the table of configuration: names each variable and marks secret ones', async () => {
  expect(await configuration(writeTree({}))).toBeUndefined()
  const root = writeTree({
    'package.json': '{"type":"module"}',
    'apps/server/src/platform/config/variables.ts':
      "export const variables = [{ name: 'KEY', description: 'A key.', default: 'none', secret: true }]",
  })
  expect(await configuration(root)).toContain('| `KEY` | A key. | none | yes |')
})

test('the schema: shows everything that a migration can create', async () => {
  const adminUrl = inject('adminUrl')
  const name = `schema_test_${process.pid}`
  await createDatabase(adminUrl, name)
  try {
    const url = urlOfDatabase(adminUrl, name)
    await withConnection(url, (client) =>
      client.query(`
        create schema shop;
        create type shop.size as enum ('small', 'large');
        create domain shop.bps as integer check (value >= 0);
        create table shop.thing (
          id bigint generated always as identity primary key,
          name text not null default 'x',
          size shop.size,
          twice integer generated always as (length(name) * 2) stored,
          constraint name_short check (length(name) < 9)
        );
        create index thing_name on shop.thing (name) where size is not null;
        create view shop.v_things as select id from shop.thing;
        create function shop.f(n integer) returns integer language sql as 'select n';
        grant usage on schema shop to public;
        grant select, insert on shop.thing to public;
        grant update (name) on shop.thing to public;
        alter default privileges in schema shop grant select on tables to public;`),
    )
    const text = await schemaOfDatabase(url)
    for (const part of [
      'create schema shop;',
      "create type shop.size as enum ('small', 'large');",
      'create domain shop.bps as integer CHECK ((VALUE >= 0));',
      '  id bigint not null generated always as identity,',
      "  name text not null default 'x'::text,",
      '  twice integer generated always as ((length(name) * 2)) stored,',
      '  constraint name_short CHECK ((length(name) < 9)),',
      '  constraint thing_pkey PRIMARY KEY (id)',
      'CREATE INDEX thing_name ON shop.thing USING btree (name) WHERE (size IS NOT NULL);',
      'create view shop.v_things as',
      '-- function shop.f(n integer) returns integer',
      'grant usage on schema shop to public;',
      'alter default privileges for owner in schema shop grant select on tables to public;',
      'grant insert, select, update (name) on shop.thing to public;',
    ])
      expect(text).toContain(part)
    expect(await schemaOfDatabase(url)).toBe(text)
  } finally {
    await dropDatabase(adminUrl, name)
  }
})
