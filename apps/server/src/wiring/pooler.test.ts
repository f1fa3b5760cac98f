import { createPool, sql, transaction, type Pool } from '@puente/postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startEnvironment, type RunningEnvironment } from '../../test/life.ts'
import { openPgBouncer, type PgBouncer } from '../../test/pgbouncer.ts'
import { createRuntime } from '../platform/work.ts'

const CONNECTIONS = 3
let bouncer: PgBouncer | undefined
let life: RunningEnvironment
let pool: Pool

/** A pool through PgBouncer with more connections than PgBouncer has. */
const pooled = (url: string, statementMs = 10_000): Pool =>
  createPool({
    url,
    max: 12,
    applicationName: 'puente-pooled',
    prepared: true,
    pooler: true,
    timeouts: { statementMs, lockMs: 5000, idleInTransactionMs: 30_000 },
  })

beforeAll(async () => {
  bouncer = await openPgBouncer(inject('adminUrl'), CONNECTIONS)
  const { through } = bouncer ?? {}
  if (through === undefined) return
  life = await startEnvironment({
    runtimeOf: (runtime) => {
      pool = pooled(through(runtime.pool.options.connectionString ?? ''))
      return createRuntime({ ...runtime, pool })
    },
  })
})
afterAll(async () => {
  await life?.close()
  await pool?.end()
  await bouncer?.close()
})

test('orders of several customers at once, through fewer connections than callers: each is delivered', async () => {
  if (bouncer === undefined) return
  const customers = await Promise.all((['persona', 'empresa'] as const).map((name) => life.signedIn(name)))
  const lives = customers.flatMap((customer) =>
    ['200001', '200002', '200003'].map(async (amount) => {
      const { id } = await life.order(customer, { amount })
      await life.pay(customer, id)
      await life.reaches(customer, id, 'delivered')
    }),
  )
  await Promise.all(lives)
  const database = new URL(life.databaseUrl).pathname.slice(1)
  expect(await bouncer.connections(database)).toBeLessThanOrEqual(CONNECTIONS)
  expect(await life.openClearing()).toEqual([])
})

test('limits of a transaction: kept by the server, and not left in the connection of others', async () => {
  if (bouncer === undefined) return
  const short = pooled(bouncer.through(life.config.databaseUrl), 200)
  try {
    await expect(transaction(short, (tx) => tx.one(sql`select pg_sleep(30)`))).rejects.toThrow(
      /statement timeout/,
    )
    const limits = sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
    expect(await transaction(short, (tx) => tx.one(limits))).toEqual({ statement: '200ms', lock: '5s' })
    const others = await Promise.all(
      Array.from({ length: 12 }, async () => (await pool.query(limits)).rows[0]),
    )
    expect(new Set(others.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ statement: '0', lock: '0' })]),
    )
  } finally {
    await short.end()
  }
})
