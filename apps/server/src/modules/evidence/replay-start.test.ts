import { snapshotsOf } from '@puente/ledger'
import { createPool, appUrlOf, type Pool } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChained, testKeys, type ChainedDatabase } from '../../../test/chained-database.ts'
import { replayBooks } from './index.ts'

const DAY_MS = 24 * 3_600_000

let books: ChainedDatabase
let pool: Pool
beforeAll(async () => {
  books = await openChained()
  pool = createPool({ url: appUrlOf(books.url), max: 1 })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await books.close()
})

/** A day with a payment and an audit line, signed at its end. */
async function day(amountMinor: bigint): Promise<void> {
  await books.pay(amountMinor)
  await books.note('did-something')
  await books.addBlocks()
  books.clock.advance(DAY_MS)
  await books.signDays()
}

const heightOfRoot = async (): Promise<number> => {
  const { rows } = await books.owner.query<{ height: number }>(
    'select max(last_height)::int as height from evidence.day_root',
  )
  return rows[0]?.height ?? 0
}

/** One replay: the checks that failed, and its stored row. */
async function replay(isWhole = false) {
  const { faults } = await replayBooks(books.runtime, testKeys, snapshotsOf(pool), { isWhole })
  const { rows } = await books.owner.query<{ from: number; rooted: number | null; transfers: number | null }>(
    `select from_height::int as from, rooted_height::int as rooted, rooted_transfers::int as transfers
     from evidence.verification order by began_at desc, id desc limit 1`,
  )
  books.clock.advance(60_000)
  return { ...rows[0], checks: faults.map(({ check }) => check) }
}

const changed = (from: number, to: number): string =>
  `update ledger.transfer set amount_minor = ${to} where amount_minor = ${from};
   update ledger.lot set posted_minors = array_replace(posted_minors, ${from}, ${to});`

test('the second replay: begins after the signed day that the first one covered', async () => {
  await day(100n)
  const first = await heightOfRoot()
  expect(await replay()).toEqual({ from: 0, rooted: first, transfers: 1, checks: [] })
  await day(200n)
  const second = await heightOfRoot()
  expect(await replay()).toEqual({ from: first, rooted: second, transfers: 2, checks: [] })
  await books.pay(300n)
  expect(await replay(), 'no day was signed since').toEqual({
    from: second,
    rooted: second,
    transfers: 2,
    checks: [],
  })
})

test('a row changed since the start: is found each night until it is mended; the start stays', async () => {
  const start = await heightOfRoot()
  await day(400n)
  await books.tamper(changed(400, 401))
  const wrong = { from: start, rooted: start, transfers: 2, checks: ['chained-transfers'] }
  expect(await replay()).toEqual(wrong)
  await day(500n)
  expect(await replay()).toEqual(wrong)
  await books.tamper(changed(401, 400))
  expect(await replay()).toEqual({ from: start, rooted: await heightOfRoot(), transfers: 5, checks: [] })
})

test('an audit line removed since the start, and a block without its key: are found', async () => {
  await day(600n)
  await books.tamper(`create table kept as table platform.audit;
    delete from platform.audit where id = (select id from platform.audit where action = 'did-something' order by id desc limit 1)`)
  expect((await replay()).checks).toEqual(['chained-audit'])
  await books.tamper(`insert into platform.audit select * from kept on conflict do nothing; drop table kept`)
  const mac = await books.owner.query<{ mac: Buffer }>(
    'select mac from evidence.block order by height desc limit 1',
  )
  const newest = 'height = (select max(height) from evidence.block)'
  await books.tamper(`update evidence.block set mac = sha256(hash) where ${newest}`)
  expect((await replay()).checks).toEqual(['chain'])
  await books.tamper(
    `update evidence.block set mac = '\\x${mac.rows[0]?.mac.toString('hex')}' where ${newest}`,
  )
  expect((await replay()).checks).toEqual([])
})

test('an older row: only a replay of everything finds its change', async () => {
  await books.tamper(changed(100, 101))
  expect((await replay()).checks).toEqual([])
  expect(await replay(true)).toEqual({
    from: 0,
    rooted: null,
    transfers: null,
    checks: ['chained-transfers'],
  })
  expect(await replay(), 'the next one covers everything again').toMatchObject({
    from: 0,
    checks: ['chained-transfers'],
  })
  await books.tamper(changed(101, 100))
  expect(await replay()).toMatchObject({ from: 0, checks: [] })
})

test('a start that is not the one that was signed: everything is covered', async () => {
  expect(await replay()).toMatchObject({ from: await heightOfRoot() })
  const signature = await books.owner.query<{ signature: Buffer }>(
    'select signature from evidence.day_root order by day desc limit 1',
  )
  const newest = 'day = (select max(day) from evidence.day_root)'
  await books.tamper(
    `update evidence.day_root set signature = substring(signature || sha256(signature) from 2 for 64) where ${newest}`,
  )
  expect(await replay()).toMatchObject({ from: 0, checks: ['day-roots'] })
  await books.tamper(
    `update evidence.day_root set signature = '\\x${signature.rows[0]?.signature.toString('hex')}' where ${newest}`,
  )
  expect(await replay()).toMatchObject({ from: 0, checks: [] })
  const { from } = await replay()
  expect(from).toBe(await heightOfRoot())
  const start = `height = ${from}`
  await books.tamper(`update evidence.block set at = at + interval '1 second' where ${start}`)
  expect(await replay()).toMatchObject({ from: 0, checks: ['chain'] })
  await books.tamper(`update evidence.block set at = at - interval '1 second' where ${start}`)
  expect(await replay()).toMatchObject({ from: 0, checks: [] })
})
