import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool, transaction, type Pool } from './pool.ts'
import { raw, sql } from './sql.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { NAMED_AT, NAMES_MAX, type Tx } from './tx.ts'

let server: TestServer
let pool: Pool
beforeAll(async () => {
  server = await startTestServer()
  pool = createPool({ url: server.url, max: 3, prepared: true })
  await pool.query('create table thing (id int primary key); insert into thing values (1)')
}, 60_000)
afterAll(async () => {
  await pool.end()
  await server.end()
}, 60_000)

const things = () => transaction(pool, (tx) => tx.many<Record<string, unknown>>(sql`select * from thing`))

it('a migration changes the result of a cached plan: every connection continues', async () => {
  for (let use = 1; use < NAMED_AT; use++) await things()
  // All three connections cache the plan, and each is used again below.
  await Promise.all([things(), things(), things()])
  await pool.query("alter table thing add column name text not null default 'new'")
  const found = await Promise.all([things(), things(), things()])
  expect(found).toEqual(Array.from({ length: 3 }, () => [{ id: 1, name: 'new' }]))
})

it('generic plans: planned once whatever the values, in that transaction only', async () => {
  const one = createPool({ url: server.url, max: 1, prepared: true })
  const statement = (ids: readonly number[]) => sql`select id from thing where id = any(${ids}::int[])`
  const lookUp = (genericPlans: boolean) =>
    transaction(
      one,
      async (tx) => {
        for (let nth = 1; nth < NAMED_AT + 7; nth++)
          await tx.many(statement(Array.from({ length: nth }, (_, id) => id)))
        return tx.one<{ generic: bigint; custom: bigint }>(sql`
          select generic_plans as generic, custom_plans as custom from pg_prepared_statements
          where statement = ${statement([]).text}`)
      },
      { genericPlans },
    )
  try {
    expect(await lookUp(true)).toEqual({ generic: 7n, custom: 0n })
    expect((await lookUp(false)).custom).toBeGreaterThan(0n)
  } finally {
    await one.end()
  }
})

it('texts that are used once, then one that is used often: the latter is cached', async () => {
  const often = sql`select id from thing where id = ${1}`
  const kept = await transaction(pool, async (tx) => {
    for (let nth = 0; nth < NAMES_MAX + 10; nth++) await tx.one(sql`select ${raw(String(nth))}::int as once`)
    for (let use = 1; use <= NAMED_AT; use++) await tx.many(often)
    return tx.many<{ statement: string }>(sql`select statement from pg_prepared_statements`)
  })
  expect(kept.map(({ statement }) => statement)).toContain(often.text)
  expect(kept.some(({ statement }) => statement.includes('as once'))).toBe(false)
})

it.each([true, false])(
  'rows with bytes (prepared: %s): returned once what waits for the bytes has ended; other rows are not looked at',
  async (prepared) => {
    const other = createPool({ url: server.url, max: 1, prepared })
    const seen: string[][] = []
    let isReady = false
    const arrive = async (values: readonly Buffer[]) => {
      seen.push(values.map(String))
      await new Promise((resolve) => setTimeout(resolve, 5))
      isReady = true
    }
    await transaction(
      other,
      async (tx) => {
        await tx.one(sql`select 1 as one, null::bytea as nothing`)
        expect([seen, isReady]).toEqual([[], false])
        await tx.many(
          sql`select 'a'::bytea as one, 2 as two, 'b'::bytea as three union all select null, 3, 'c' order by 2`,
        )
        expect([seen, isReady]).toEqual([[['a', 'b', 'c']], true])
      },
      { bytesArrive: arrive },
    )
    await other.end()
  },
)

it('a statement after the end of its transaction: refused', async () => {
  let late: Promise<unknown> = Promise.resolve()
  const failing = transaction(pool, async (tx) => {
    late = tx.run(sql`select 1`).then(() => tx.run(sql`insert into thing (id) values (77)`))
    late.catch(() => undefined)
    await tx.run(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await expect(late).rejects.toThrow()
  let kept: Tx | undefined
  await transaction(pool, async (tx) => void (kept = tx))
  await expect(kept?.run(sql`insert into thing (id) values (78)`)).rejects.toThrow(
    'said after its transaction',
  )
  const { rows } = await pool.query('select id from thing where id > 70')
  expect(rows).toEqual([])
})

it.each([true, false])(
  'a function around statements (prepared: %s): gets each text without values, and results and errors pass through it',
  async (prepared) => {
    const texts: string[] = []
    const failed: string[] = []
    const observing = createPool({
      url: server.url,
      max: 1,
      prepared,
      around: (text, run) => {
        texts.push(text)
        return run().catch((error: unknown) => {
          failed.push(text)
          throw error
        })
      },
    })
    try {
      const found = await transaction(observing, (tx) =>
        Promise.all([tx.one(sql`select ${'a'}::text as word`), tx.one(sql`select ${'b'}::text as word`)]),
      )
      expect(found).toEqual([{ word: 'a' }, { word: 'b' }])
      const { rows } = await observing.query<{ n: number }>(sql`select ${7}::int as n`)
      expect(rows).toEqual([{ n: 7 }])
      await expect(transaction(observing, (tx) => tx.run(sql`select 1 / ${0}::int`))).rejects.toThrow('zero')
      expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
        'select $1::text as word',
        'select $1::text as word',
        'commit',
        'select $1::int as n',
        'select 1 / $1::int',
      ])
      expect(failed).toEqual(['select 1 / $1::int'])
    } finally {
      await observing.end()
    }
  },
)

it('more texts than can be cached: the number of plans is bounded, and later texts still run', async () => {
  const answers = await transaction(pool, async (tx) => {
    let last = -1
    for (let nth = 0; nth < NAMES_MAX + 10; nth++)
      for (let use = 1; use <= NAMED_AT; use++)
        last = (await tx.one<{ nth: number }>(sql`select ${raw(String(nth))}::int as nth`)).nth
    const { kept } = await tx.one<{ kept: bigint }>(sql`select count(*) as kept from pg_prepared_statements`)
    return { last, kept }
  })
  expect(answers.last).toBe(NAMES_MAX + 9)
  expect(answers.kept).toBeLessThanOrEqual(NAMES_MAX)
})
