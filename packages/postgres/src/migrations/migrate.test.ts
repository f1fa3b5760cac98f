import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withConnection } from '../connect.ts'
import { createDatabase } from '../databases/databases.ts'
import { createPool } from '../pool.ts'
import { migrate } from './migrate.ts'
import { appUrlOf } from './app-role.ts'
import { migrationFiles } from './files.ts'
import { pendingMigrations } from './pending.ts'
import { proveMigration } from './prove-migration.ts'
import { openTestMigrations } from './test-migrations.ts'

const { folder, url, server, write, rows } = openTestMigrations('migrate.test')

describe('migrate', () => {
  it('some files by name, for a database with a part of the schema: applied once, without the others', async () => {
    write('0001-first.sql', 'create table noun (value integer);')
    write('0002-second.sql', 'create table other (value integer);')
    expect(await migrate(url(), folder(), { only: ['second'] })).toEqual(['0002-second.sql'])
    expect(await migrate(url(), folder(), { only: ['second'] })).toEqual([])
    expect(await rows(`select to_regclass('noun') as noun, to_regclass('other')::text as other`)).toEqual([
      { noun: null, other: 'other' },
    ])
  })

  it('pending files: applied in order, once, and returned by name', async () => {
    write('0002-second.sql', 'insert into noun values (2);')
    write('0001-first.sql', 'create table noun (value integer); insert into noun values (1);')
    const said: string[] = []
    expect(await migrate(url(), folder(), { log: (line) => said.push(line) })).toEqual([
      '0001-first.sql',
      '0002-second.sql',
    ])
    expect(said).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await migrate(url(), folder())).toEqual([])
    expect(await rows('select value from noun order by value')).toEqual([{ value: 1 }, { value: 2 }])
    expect(
      await rows(
        'select number, name, length(sha256) as hash, applied_at <= now() as past from platform.migration order by 1',
      ),
    ).toEqual([
      { number: 1, name: 'first', hash: 64, past: true },
      { number: 2, name: 'second', hash: 64, past: true },
    ])
  })

  it('two concurrent runners: one waits for the other', async () => {
    write(
      '0001-slow.sql',
      'select pg_sleep(0.2); create table noun (value integer); insert into noun values (1);',
    )
    const done = await Promise.all([
      migrate(url(), folder()),
      migrate(url(), folder()),
      migrate(url(), folder()),
    ])
    expect(done.flat()).toEqual(['0001-slow.sql'])
    expect(await rows('select count(*)::int as n from noun')).toEqual([{ n: 1 }])
  })

  it('a file that fails at run time: rolled back completely, and reported with file and line', async () => {
    write(
      '0001-first.sql',
      'create table noun (value integer primary key);\n\ninsert into noun values (1);\ninsert into noun\n values (1);',
    )
    await expect(migrate(url(), folder())).rejects.toMatchObject({
      kind: 'migration',
      message: expect.stringMatching(/^Migration: 0001-first\.sql, line 4: duplicate key value/),
    })
    expect(await rows(`select to_regclass('noun') as noun`)).toEqual([{ noun: null }])
    write('0001-first.sql', 'create table noun (value integer primary key);')
    expect(await migrate(url(), folder())).toEqual(['0001-first.sql'])
  })

  it('an error inside a long statement: reported with its line', async () => {
    write('0001-first.sql', '-- why\ncreate table noun (\n  value integer,\n  other nonsense\n);')
    await expect(migrate(url(), folder())).rejects.toThrow(
      /0001-first\.sql, line 4: type "nonsense" does not exist/,
    )
  })

  it('an applied file that was changed or is missing: refused', async () => {
    write('0001-first.sql', 'create table noun (value integer);')
    write('0002-second.sql', 'create table other (value integer);')
    await migrate(url(), folder())
    write('0001-first.sql', 'create table noun (value bigint);')
    await expect(migrate(url(), folder())).rejects.toThrow(/0001-first\.sql was changed after it was applied/)
    write('0001-first.sql', 'create table noun (value integer);')
    rmSync(path.join(folder(), '0002-second.sql'))
    await expect(migrate(url(), folder())).rejects.toThrow(
      /0002-second\.sql was applied to this database and is missing/,
    )
  })

  it('a database that a newer release has migrated, kept: nothing is applied, and changed files are refused', async () => {
    write('0001-first.sql', 'create table noun (value integer);')
    write('0002-second.sql', 'create table other (value integer);')
    await migrate(url(), folder())
    rmSync(path.join(folder(), '0002-second.sql'))
    expect(await migrate(url(), folder(), { keepsNewer: true })).toEqual([])
    write('0001-first.sql', 'create table noun (value bigint);')
    await expect(migrate(url(), folder(), { keepsNewer: true })).rejects.toThrow(/was changed/)
  })

  it('an applied file with other line ends: the same file', async () => {
    write('0001-first.sql', 'create table noun (\nvalue integer);\n')
    await migrate(url(), folder())
    write('0001-first.sql', 'create table noun (\r\nvalue integer);\r\n')
    expect(await migrate(url(), folder())).toEqual([])
  })

  it.each([
    [['0001-a.sql', '0003-c.sql'], /0003-c\.sql stands where number 0002/],
    [['0001-a.sql', '0001-b.sql'], /0001-b\.sql stands where number 0002/],
    [['0002-a.sql'], /0002-a\.sql stands where number 0001/],
    [['1-a.sql'], /1-a\.sql is not named like/],
    [['0001-Capital.sql'], /0001-Capital\.sql is not named like/],
  ])('the names %j: refused before the database is touched', async (names, sentence) => {
    for (const name of names) write(name, 'select 1')
    await expect(migrate(url(), folder())).rejects.toThrow(sentence)
  })

  it.each(['commit', 'begin', 'rollback', 'start transaction'])('a file with %s: refused', async (word) => {
    write('0001-first.sql', `create table noun (value integer);\n${word};`)
    await expect(migrate(url(), folder())).rejects.toThrow(/0001-first\.sql, line 2 controls the transaction/)
    expect(await rows(`select to_regclass('noun') as noun`)).toEqual([{ noun: null }])
  })

  it('function bodies of both kinds: applied', async () => {
    write(
      '0001-quoted.sql',
      'create function one() returns integer language plpgsql as $$ begin perform 1; return 1; end $$;',
    )
    write(
      '0002-atomic.sql',
      'create function two() returns integer language sql begin atomic select 1; select 2; end;\nselect two();',
    )
    await migrate(url(), folder())
    expect(await rows('select one(), two()')).toEqual([{ one: 1, two: 2 }])
  })
})

describe('the application role', () => {
  it('may read what is pending and may not touch what it was not granted', async () => {
    write('0001-first.sql', 'create schema noun; create table noun.thing (value integer);')
    await migrate(url(), folder())
    const pool = createPool({ url: appUrlOf(url()), max: 1 })
    try {
      expect(await pendingMigrations(pool, migrationFiles(folder()))).toEqual([])
      write('0002-second.sql', 'select 1')
      expect(await pendingMigrations(pool, migrationFiles(folder()))).toEqual(['0002-second.sql'])
      await expect(pool.query('select * from noun.thing')).rejects.toMatchObject({ code: '42501' })
      await expect(pool.query('delete from platform.migration')).rejects.toMatchObject({ code: '42501' })
    } finally {
      await pool.end()
    }
  })

  it('an owner without the right to create roles or schemas: one sentence that says what is missing', async () => {
    await createDatabase(server().adminUrl, 'managed')
    const asAdmin = (statement: string): Promise<unknown> =>
      withConnection(server().adminUrl, async (client) => client.query(statement))
    await asAdmin(`create role modest login password 'modest'`)
    const modest = new URL(server().adminUrl)
    modest.pathname = '/managed'
    modest.username = modest.password = 'modest'
    await expect(migrate(modest.toString(), folder())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/user modest may not manage roles: .*grant puente_app to modest/),
    })
    await asAdmin('grant puente_app to modest')
    await expect(migrate(modest.toString(), folder())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/user modest may not create schemas in /),
    })
    await asAdmin('alter database managed owner to modest')
    expect(await migrate(modest.toString(), folder())).toEqual([])
  })
})

it('a database that was never migrated: every file is pending', async () => {
  write('0001-first.sql', 'select 1')
  renameSync(path.join(folder(), '0001-first.sql'), path.join(folder(), '0001-other.sql'))
  const pool = createPool({ url: server().adminUrl, max: 1 })
  try {
    expect(await pendingMigrations(pool, migrationFiles(folder()))).toEqual(['0001-other.sql'])
  } finally {
    await pool.end()
  }
})

it('proveMigration: a data migration runs over rows that existed before it', async () => {
  write('0001-first.sql', 'create table noun (value integer);')
  write('0002-double.sql', 'update noun set value = value * 2;')
  const seen: unknown[] = []
  await proveMigration(server().url, folder(), {
    number: 2,
    before: async (client) => void (await client.query('insert into noun values (21)')),
    after: async (client) => void seen.push(...(await client.query('select value from noun')).rows),
  })
  expect(seen).toEqual([{ value: 42 }])
})
