import { appUrlOf, createPool, type Pool } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances, poster, type Poster } from './index.ts'
import { endWhole, idOf, journal, move, openFor, startBooks, type TestBooks } from './test-kit.ts'

let books: TestBooks
let app: Poster
let pool: Pool
beforeAll(async () => {
  books = await startBooks()
  pool = createPool({ url: appUrlOf(books.ownerUrl), max: 3, prepared: true })
  app = poster(pool, { now: () => books.now })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await endWhole(books)
})

const commits = async () => {
  const { rows } = await books.owner.query<{ count: bigint }>(
    'select count(distinct xmin::text) as count from ledger.journal',
  )
  return Number(rows[0]?.count)
}

test('many callers at once: shared commits, each gets the verdict of its own journal, a refused one affects no other', async () => {
  const { bank, client, fees } = await openFor(books, 'poster')
  const before = await commits()
  const good = Array.from({ length: 60 }, () => journal([move(bank, client, 10n)]))
  const tooMuch = Array.from({ length: 5 }, () => journal([move(client, fees, 10_000n)]))
  const verdicts = await Promise.all([...good, ...tooMuch].map((one) => app.post(one)))
  expect(verdicts.map((verdict) => verdict.journal)).toEqual([...good, ...tooMuch].map(({ id }) => id))
  expect(verdicts.filter(({ code }) => code === 'done')).toHaveLength(60)
  expect(verdicts.filter(({ code }) => code === 'floor-broken')).toHaveLength(5)
  expect((await commits()) - before).toBeLessThan(10)
  const [left] = await books.work((work) => balances(work, [client]))
  expect(left).toMatchObject({ postedMinor: 600n })
})

test('the same journal by many callers: done once; a malformed journal: fails only for its caller', async () => {
  const { bank, client } = await openFor(books, 'poster same')
  const same = journal([move(bank, client, 1n)])
  const asked = [same, same, same].map((one) => app.post(one))
  const malformed = app.post(journal([move(bank, bank, 1n)]))
  await expect(malformed).rejects.toThrow('one account on both sides')
  expect((await Promise.all(asked)).map(({ code }) => code).sort()).toEqual([
    'done',
    'same-again',
    'same-again',
  ])
})

test('two posters, as in two processes, spending one balance: one spend is done', async () => {
  const { bank, client } = await openFor(books, 'poster race')
  const other = poster(books.app, { now: () => books.now })
  for (let round = 0; round < 5; round++) {
    await app.post(journal([move(bank, client, 100n)]))
    const spends = Array.from({ length: 20 }, (_, nth) =>
      (nth % 2 === 0 ? app : other).post(journal([move(client, bank, 100n)])),
    )
    const verdicts = (await Promise.all(spends)).map(({ code }) => code)
    expect(verdicts.filter((code) => code === 'done')).toHaveLength(1)
    expect(verdicts.filter((code) => code === 'floor-broken')).toHaveLength(19)
  }
})

test('a journal that PostgreSQL cannot store: fails alone', async () => {
  const { bank, client } = await openFor(books, 'poster poison')
  // A timestamp that is valid in JavaScript and out of range in PostgreSQL.
  const poison = journal([move(bank, client, 1n)], { effectiveAt: new Date(-8.64e15) })
  const good = Array.from({ length: 7 }, () => journal([move(bank, client, 1n)]))
  const outcomes = await Promise.allSettled(
    [...good.slice(0, 3), poison, ...good.slice(3)].map((one) => app.post(one)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(
    outcomes.map((_, nth) => (nth === 3 ? 'rejected' : 'fulfilled')),
  )
})

test('PostgreSQL terminates the connections: every caller of the batch gets the same error, and retrying is safe', async () => {
  const { bank, client } = await openFor(books, 'poster cut')
  const hold = await books.owner.connect()
  await hold.query('begin')
  await hold.query('lock table ledger.journal in exclusive mode')
  const all = Array.from({ length: 8 }, () => journal([move(bank, client, 1n)]))
  const settled = Promise.allSettled(all.map((one) => app.post(one)))
  await expect
    .poll(async () => {
      const { rows } = await books.superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and wait_event_type = 'Lock' and query like '%post_batch%'`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  const outcomes = await settled
  await hold.query('rollback')
  hold.release()
  const reasons = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as unknown) : undefined,
  )
  expect(reasons.every((reason) => reason !== undefined)).toBe(true)
  expect(new Set(reasons).size).toBe(1)
  const again = await Promise.all(all.map((one) => app.post(one)))
  expect(again.every(({ code }) => code === 'done')).toBe(true)
  const [left] = await books.work((work) => balances(work, [{ ...client, owner: idOf('poster cut') }]))
  expect(left).toMatchObject({ postedMinor: 8n })
})
