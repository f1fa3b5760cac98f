import { randomUUID } from 'node:crypto'
import { refuse, type Refusal } from '@puente/contract'
import { sql } from '@puente/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { openTestModule, type Toy } from '../../test/test-module.ts'
import { batchingRuntime } from './batching-runtime.ts'
import type { OneWork, Work } from './work.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openTestModule()
})
afterAll(async () => toy?.close())

const actor = (customerId: string = randomUUID()) =>
  ({ kind: 'customer', userId: customerId, customerId }) as const
const owner = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>({ databaseUrl: toy.database.url }, statement, values)

interface Kept {
  readonly words: string
  readonly transaction: string
  readonly now: number
}

/** Writes a note, emits an event, and returns the transaction's id. */
async function keep(work: Work, words: string): Promise<Kept> {
  await work.tx.run(
    sql`insert into toy.note (id, customer_id, words) values (${work.id()}, ${work.id()}, ${words})`,
  )
  await work.emit({ name: 'toy.kept', subject: work.id(), facts: { words } })
  await work.audit({ action: 'keep', facts: { words } })
  const { transaction } = await work.tx.one<{ transaction: string }>(
    sql`select pg_current_xact_id()::text as transaction`,
  )
  return { words, transaction, now: work.now.getTime() }
}

const keeping = (words: string, then: (work: Work) => Promise<unknown> = async () => undefined) =>
  ({
    about: randomUUID(),
    actor: actor(),
    body: async (work) => {
      const kept = await keep(work, words)
      const ended = (await then(work)) as Refusal | undefined
      return ended ?? kept
    },
  }) satisfies OneWork<Kept | Refusal>

const keptWords = async (prefix: string) => {
  const wordsOf = (rows: readonly { words: string }[]) => rows.map(({ words }) => words).toSorted()
  const like = [`${prefix}%`]
  const [notes, events, lines] = await Promise.all([
    owner<{ words: string }>('select words from toy.note where words like $1', like),
    owner<{ words: string }>(
      "select facts->>'words' as words from platform.outbox where facts->>'words' like $1",
      like,
    ),
    owner<{ words: string }>(
      "select facts->>'words' as words from platform.audit where facts->>'words' like $1",
      like,
    ),
  ])
  expect(wordsOf(events)).toEqual(wordsOf(notes))
  expect(wordsOf(lines)).toEqual(wordsOf(notes))
  return wordsOf(notes)
}

it('works that all succeed: one transaction and one instant', async () => {
  const results = await toy.runtime.together(['well a', 'well b', 'well c'].map((words) => keeping(words)))
  const kept = results.map((one) => (one.status === 'fulfilled' ? (one.value as Kept) : undefined))
  expect(kept.map((one) => one?.words)).toEqual(['well a', 'well b', 'well c'])
  expect(new Set(kept.map((one) => one?.transaction)).size).toBe(1)
  expect(new Set(kept.map((one) => one?.now)).size).toBe(1)
  expect(await keptWords('well')).toEqual(['well a', 'well b', 'well c'])
})

const endings = {
  well: async () => undefined,
  refuses: async () => refuse('unavailable'),
  throws: async () => Promise.reject(new Error('a bug')),
  'fails in the database': async (work: Work) => work.tx.run(sql`select 1 / 0`),
  'breaks a rule of the database': async (work: Work) =>
    work.tx.run(sql`insert into toy.note (id, customer_id, words) values (null, null, null)`),
} as const
type Ending = keyof typeof endings

it('any mix of outcomes: each work ends as it would alone', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(endings) as Ending[])), { minLength: 1, maxLength: 8 }),
      async (chosen) => {
        run += 1
        const prefix = `run ${run} `
        const works = chosen.map((ending, at) => keeping(`${prefix}${at} ${ending}`, endings[ending]))
        const results = await toy.runtime.together(works)
        const came = results.map((one) =>
          one.status === 'rejected' ? 'rejected' : 'refused' in one.value ? one.value.refused : 'kept',
        )
        const wanted = { well: 'kept', refuses: 'unavailable' } as Record<string, string>
        expect(came).toEqual(chosen.map((ending) => wanted[ending] ?? 'rejected'))
        expect(await keptWords(prefix)).toEqual(
          works.flatMap((_, at) => (chosen[at] === 'well' ? [`${prefix}${at} well`] : [])).toSorted(),
        )
      },
    ),
    { numRuns: 40 },
  )
})

it('the database is unavailable at the end: nothing is repeated, because the commit is uncertain', async () => {
  let runs = 0
  const cutting = keeping('away b', async (work) => {
    runs += 1
    const { pid } = await work.tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await toy.cut([pid])
    await work.tx.run(sql`select 1`)
  })
  const results = await toy.runtime.together([keeping('away a'), cutting])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([runs, await keptWords('away')]).toEqual([1, []])
})

it('a batching runtime: many customers in one transaction, two works of one customer never concurrently', async () => {
  const runtime = batchingRuntime(toy.runtime, { atMost: 8, groups: 2 })
  const customers = Array.from({ length: 6 }, () => actor())
  const inside = new Map<string, number>()
  let most = 0
  const results = await Promise.all(
    Array.from({ length: 48 }, (_, n) => {
      const who = customers[n % customers.length] ?? actor()
      return runtime.work(who, async (work) => {
        const here = (inside.get(who.customerId) ?? 0) + 1
        inside.set(who.customerId, here)
        most = Math.max(most, here)
        const kept = await keep(work, `many ${n}`)
        inside.set(who.customerId, here - 1)
        return kept
      })
    }),
  )
  expect(most).toBe(1)
  expect(new Set(results.map(({ transaction }) => transaction)).size).toBeLessThan(30)
  expect(await keptWords('many')).toHaveLength(48)
})

it('a batching runtime: each work gets its own outcome: a refusal, an error, or done', async () => {
  const runtime = batchingRuntime(toy.runtime)
  const [good, refused, broken] = await Promise.allSettled(
    (['well', 'refuses', 'throws'] as const).map((ending) => {
      const { actor: who, body } = keeping(`received ${ending}`, endings[ending])
      return runtime.work(who, body)
    }),
  )
  expect(good).toMatchObject({ value: { words: 'received well' } })
  expect(refused).toMatchObject({ value: { refused: 'unavailable' } })
  expect(broken).toMatchObject({ reason: { message: 'a bug' } })
  expect(await keptWords('received')).toEqual(['received well'])
})
