import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { withConnection } from '../connect.ts'
import { migrate } from './migrate.ts'
import { openTestMigrations } from './test-migrations.ts'

const { folder, url, write, rows } = openTestMigrations('locks.test')
const patience = { lockMs: 200, totalMs: 1500 }

beforeEach(async () => {
  write('0001-first.sql', 'create schema noun; create table noun.thing (value integer);')
  await migrate(url(), folder())
})

/** Runs `body` while a transaction that has read the table is open. */
const whileRead = <T>(body: (end: () => Promise<unknown>) => Promise<T>): Promise<T> =>
  withConnection(url(), async (client) => {
    await client.query('begin')
    await client.query('select from noun.thing')
    return body(() => client.query('commit'))
  })

const adds = 'create table noun.other (value integer); alter table noun.thing add column more integer;'

it('a table that a long transaction has read: others read it meanwhile, and the migration is applied afterwards', async () => {
  write('0002-column.sql', adds)
  await whileRead(async (end) => {
    const migrated = migrate(url(), folder(), { patience: { lockMs: 200, totalMs: 60_000 } })
    // Without a limit of the migration's wait, these would queue behind it until the transaction ends.
    for (let n = 0; n < 6; n++) {
      await rows('select from noun.thing')
      await sleep(150)
    }
    await end()
    expect(await migrated).toEqual(['0002-column.sql'])
  })
  expect(await rows('select more from noun.thing')).toEqual([])
})

it('a lock that stays taken: refused with file and line, and nothing is changed', async () => {
  write('0002-column.sql', adds)
  await whileRead(async () => {
    await expect(migrate(url(), folder(), { patience })).rejects.toThrow(
      'Migration: 0002-column.sql, line 1: canceling statement due to lock timeout.',
    )
  })
  expect(await rows(`select to_regclass('noun.other') as other`)).toEqual([{ other: null }])
  expect(await migrate(url(), folder())).toEqual(['0002-column.sql'])
})

const concurrently =
  '-- concurrently\ncreate unique index concurrently if not exists once on noun.thing (value);'

it('an index built concurrently by two runners: built once, valid, and the table is written meanwhile', async () => {
  write('0002-index.sql', concurrently)
  await withConnection(url(), async (client) => {
    await client.query('begin; insert into noun.thing values (1)')
    const both = Promise.all([migrate(url(), folder()), migrate(url(), folder())])
    await expect
      .poll(() =>
        rows(
          `select from pg_stat_activity where query like 'create unique index%' and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)
    await rows('insert into noun.thing values (2)')
    await client.query('commit')
    expect((await both).flat()).toEqual(['0002-index.sql'])
  })
  expect(await rows(`select indisvalid from pg_index where indexrelid = 'noun.once'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})

it('an index that an interrupted run left invalid: built again', async () => {
  write('0002-index.sql', concurrently)
  await rows('insert into noun.thing values (1), (1)')
  await expect(migrate(url(), folder())).rejects.toThrow(
    /0002-index\.sql, line 2: could not create unique index/,
  )
  expect(await rows(`select indisvalid from pg_index where indexrelid = 'noun.once'::regclass`)).toEqual([
    { indisvalid: false },
  ])
  await rows('delete from noun.thing')
  expect(await migrate(url(), folder())).toEqual(['0002-index.sql'])
  expect(await rows(`select indisvalid from pg_index where indexrelid = 'noun.once'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})

it.each([
  'create index concurrently once on noun.thing (value)',
  'create index concurrently if not exists once on thing (value)',
  'drop index concurrently if exists noun.once; select 1',
  'update noun.thing set value = 1',
])('outside a transaction, "%s": refused, because it may not be repeated', async (text) => {
  write('0002-index.sql', `-- concurrently\n${text};`)
  await expect(migrate(url(), folder())).rejects.toThrow(/0002-index\.sql is marked/)
})
