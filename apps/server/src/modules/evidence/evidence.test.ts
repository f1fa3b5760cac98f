import { post } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChained, payment, testKeys, type ChainedDatabase } from '../../../test/chained-database.ts'
import { appendBlock } from './index.ts'

const actor = { kind: 'system', name: 'test' } as const

let books: ChainedDatabase
beforeAll(async () => {
  books = await openChained()
})
afterAll(() => books?.close())

const heightOf = async (journal: string): Promise<bigint | undefined> => {
  const { rows } = await books.owner.query<{ height: bigint }>(
    `select height from evidence.block join ledger.journal on xid >= from_xid and xid < until_xid where id = $1`,
    [journal],
  )
  return rows[0]?.height
}

test('ledger transfers and audit lines: recorded in consecutive blocks, without faults', async () => {
  for (const amount of [1n, 2n, 3n]) await books.pay(amount)
  await books.note('something-done')
  expect(await books.addBlocks(2)).toBe(4)
  expect(await books.waiting()).toBe(0)
  const { rows } = await books.owner.query<{ transfers: number; audits: number }>(
    'select transfers, audits from evidence.block order by height',
  )
  expect(rows.reduce((sum, { transfers }) => sum + transfers, 0)).toBe(3)
  expect(rows.reduce((sum, { audits }) => sum + audits, 0)).toBe(1)
  expect(rows.length).toBeGreaterThan(1)
  expect(await books.faults()).toEqual([])
})

test('a work that commits after one that began later: recorded in a later block, and neither is skipped', async () => {
  const [early, late] = [payment(10n), payment(11n)]
  const decided = await books.pay(8n)
  let reached: () => void = () => undefined
  let release: () => void = () => undefined
  const written = new Promise<void>((resolve) => (reached = resolve))
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = books.runtime.work(actor, async (work) => {
    expect(await post(work, [early])).toMatchObject([{ code: 'done' }])
    reached()
    await held
  })
  await written
  const before = await books.pay(9n)
  expect(await books.runtime.work(actor, (work) => post(work, [late]))).toMatchObject([{ code: 'done' }])
  // Both began after the slow one: until it has ended, their rows cannot be recorded.
  await books.runtime.work(actor, (work) => appendBlock(work, testKeys.evidenceKeys))
  expect(await heightOf(late.id)).toBeUndefined()
  expect(await heightOf(before.id)).toBeUndefined()
  const first = await heightOf(decided.id)
  expect(await heightOf(early.id)).toBeUndefined()
  release()
  await slow
  await books.addBlocks()
  const [height = -1n, lateHeight = -1n] = [await heightOf(early.id), await heightOf(late.id)]
  // It is recorded no later than the other; another database of the cluster may have run a transaction between them.
  expect(height).toBeGreaterThan(0n)
  expect(height).toBeLessThanOrEqual(lateHeight)
  // Earlier transactions need not wait, except for the same reason.
  if (first !== undefined) expect(height).toBeGreaterThan(first)
  expect(await books.faults()).toEqual([])
})

test('a rolled back work: delays nothing and is in no block', async () => {
  const never = payment(5n)
  await expect(
    books.runtime.work(actor, async (work) => {
      expect(await post(work, [never])).toMatchObject([{ code: 'done' }])
      throw new Error('not today')
    }),
  ).rejects.toThrow('not today')
  await books.pay(6n)
  await books.addBlocks()
  expect(await heightOf(never.id)).toBeUndefined()
  expect(await books.faults()).toEqual([])
})

test('more rows than fit into one block: the next block follows immediately, also for a transaction that is too large', async () => {
  const rounds = async () => {
    await books.addBlocks()
    for (let work = 0; work < 4; work += 1)
      await books.runtime.work(actor, async (inOne) => {
        expect(await post(inOne, [payment(1n), payment(2n), payment(3n)])).toHaveLength(3)
      })
    const seen: unknown[] = []
    while ((await books.waiting()) > 0) {
      const recorded = await books.runtime.work(actor, (work) => appendBlock(work, testKeys.evidenceKeys, 4))
      if (recorded.leaves > 0) seen.push(recorded)
    }
    return seen
  }
  // A long transaction of another database in the cluster may delay the visibility of the works, so they are recorded
  // later.
  await expect
    .poll(rounds, { timeout: 60_000 })
    .toEqual([true, true, true, false].map((more) => ({ leaves: 3, more })))
  expect(await books.faults()).toEqual([])
})

test('two processes record at the same time: one chain, while others post', async () => {
  let posting = true
  const poster = (async () => {
    while (posting) await books.pay(1n)
  })()
  const writers = [1, 2, 3].map(async () => {
    for (let round = 0; round < 20; round += 1)
      await books.runtime.work(actor, (work) => appendBlock(work, testKeys.evidenceKeys, 5))
  })
  await Promise.all(writers)
  posting = false
  await poster
  await books.addBlocks()
  expect(await books.faults()).toEqual([])
})

test('a database copied to a server with a lower transaction count: refused, with the reason', async () => {
  const move = (by: string) =>
    `update evidence.block set until_xid = until_xid ${by} 1000000000 where height = (select max(height) from evidence.block)`
  await books.tamper(move('+'))
  const refused = books.runtime.work(actor, (work) => appendBlock(work, testKeys.evidenceKeys))
  await expect(refused).rejects.toThrow('younger server')
  await books.tamper(move('-'))
})

test.each(['block', 'day_root', 'verification'])('evidence.%s: immutable', async (table) => {
  for (const text of [
    `update evidence.${table} set key_id = ''`,
    `delete from evidence.${table}`,
    `truncate evidence.${table}`,
  ]) {
    const statement = text.replace(table === 'verification' ? 'key_id' : 'nothing', 'first')
    await expect(books.runtime.pool.query(statement)).rejects.toThrow('permission denied')
    await expect(books.owner.query(statement)).rejects.toThrow('is immutable')
  }
})
