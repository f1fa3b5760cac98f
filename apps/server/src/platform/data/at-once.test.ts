import { randomUUID } from 'node:crypto'
import { sql } from '@puente/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import type { Work } from '../work.ts'
import { batchedQuery, batchedById } from './batched-query.ts'

let toy: Toy
let said: string[][] = []
beforeAll(async () => {
  toy = await openTestModule()
})
beforeEach(() => void (said = []))
afterAll(async () => toy?.close())

const upper = batchedQuery(async ({ tx }, words: readonly string[]) => {
  said.push([...words])
  const rows = await tx.many<{ word: string }>(sql`
    select upper(word) as word from unnest(${words}::text[]) with ordinality as asked(word, place) order by place`)
  return rows.map(({ word }) => word)
})
const twice = async (work: Work, word: string) => (await upper(work, word)) + (await upper(work, `${word}!`))

const together = <T>(bodies: readonly ((work: Work) => Promise<T>)[]) =>
  toy.runtime.together(
    bodies.map((body) => ({
      about: randomUUID(),
      actor: { kind: 'system', name: 'test' } as const,
      body,
    })),
  )

it('queries of one transaction in the same tick: one statement, and each work gets its own result', async () => {
  const results = await together(['a', 'b', 'c'].map((word) => (work) => twice(work, word)))
  expect(results.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['AA!', 'BB!', 'CC!'])
  expect(said).toEqual([
    ['a', 'b', 'c'],
    ['a!', 'b!', 'c!'],
  ])
})

it('a single work: a statement of its own; works of different transactions: never batched', async () => {
  const alone = (word: string) =>
    toy.runtime.work({ kind: 'system', name: 'test' }, (work) => upper(work, word))
  expect(await Promise.all([alone('one'), alone('other')])).toEqual(['ONE', 'OTHER'])
  expect(said.toSorted()).toEqual([['one'], ['other']])
})

it('a work that runs another statement first: does not delay the others', async () => {
  const results = await together([
    (work) => twice(work, 'a'),
    async (work) => {
      await work.tx.run(sql`select 1`)
      return twice(work, 'late')
    },
  ])
  expect(results.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['AA!', 'LATELATE!'])
})

it('a batched statement that fails: each work runs alone and only the faulty one fails', async () => {
  const half = batchedQuery(async ({ tx }, numbers: readonly number[]) => {
    const rows = await tx.many<{ half: number }>(
      sql`select 100 / n as half from unnest(${numbers}::int[]) as n`,
    )
    return rows.map((row) => row.half)
  })
  const results = await together([5, 0, 4].map((n) => (work) => half(work, n)))
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    20,
    'failed',
    25,
  ])
})

it('fewer results than items: every work fails', async () => {
  const short = batchedQuery(async (_common, items: readonly string[]) => items.slice(1))
  const results = await together(['a', 'b'].map((word) => (work) => short(work, word)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('oneOf: a repeated id is read once, and a missing row is undefined', async () => {
  const found = batchedById(async (_common, ids) => {
    said.push([...ids])
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `row ${id}`]))
  })
  const results = await together(['a', 'gone', 'a'].map((id) => (work) => found(work, id)))
  expect(results.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['row a', undefined, 'row a'])
  expect(said).toEqual([['a', 'gone']])
})
