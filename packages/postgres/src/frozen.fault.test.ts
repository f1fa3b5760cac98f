import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createPool, transaction, type Pool } from './pool.ts'
import { isUnavailable } from './problem.ts'
import { sql } from './sql.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const timeouts = { acquireMs: 1000, statementMs: 1000, lockMs: 500, idleInTransactionMs: 1000 }

let server: TestServer
let pools: Pool[] = []
const open = (prepared: boolean, max = 2): Pool => {
  const pool = createPool({ url: server.url, max, prepared, timeouts, onIdleError: () => undefined })
  pools.push(pool)
  return pool
}
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  pools = []
})
afterAll(async () => {
  await server.end()
}, 60_000)

/** The server process and its children. */
function family(): number[] {
  const children = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
      return parent === server.pid ? [Number(name)] : []
    } catch {
      return []
    }
  })
  return [server.pid, ...children]
}

const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of family()) process.kill(pid, name)
}

const ask = (pool: Pool) => transaction(pool, (tx) => tx.one(sql`select 1 as one`))

it.each([
  ['prepared and pipelined', true],
  ['plain', false],
])(
  'a frozen server, %s: every transaction fails in bounded time, and works again once the server continues',
  { timeout: 60_000 },
  async (_what, prepared) => {
    const pool = open(prepared)
    await ask(pool)
    signal('SIGSTOP')
    try {
      const asked = Array.from({ length: 8 }, () => ask(pool).catch((error: unknown) => error))
      const failures = await Promise.all(asked)
      expect(failures.map((error) => error instanceof Error && isUnavailable(error))).toEqual(
        failures.map(() => true),
      )
    } finally {
      signal('SIGCONT')
    }
    await expect.poll(() => ask(pool).catch(() => undefined), { timeout: 20_000 }).toEqual({ one: 1 })
  },
)

it('a statement over its limit, and a lock that is never released: fail as unavailable', async () => {
  const pool = open(true, 3)
  const slow = transaction(pool, (tx) => tx.one(sql`select pg_sleep(30)`)).catch((error: unknown) => error)
  expect(isUnavailable(await slow)).toBe(true)
  await pool.query('create table if not exists locked (id int primary key); insert into locked values (1)')
  const holder = await pool.connect()
  await holder.query('begin; select from locked where id = 1 for update')
  const waits = transaction(pool, (tx) => tx.one(sql`select id from locked where id = 1 for update`))
  // The transaction with the lock is idle beyond its limit: the server ends it and releases the lock.
  await expect(waits).resolves.toEqual({ id: 1 })
  holder.release(new Error('ended by the server'))
})

it('a read-only database: a write fails as unavailable and has no effect', async () => {
  const pool = open(true)
  await pool.query('create table if not exists written (id int)')
  await pool.query('alter database puente set default_transaction_read_only = on')
  const reading = open(true)
  const write = () => transaction(reading, (tx) => tx.run(sql`insert into written values (1)`))
  expect(isUnavailable(await write().catch((error: unknown) => error))).toBe(true)
  const late = await pool.connect()
  await late.query(
    'set default_transaction_read_only = off; alter database puente reset default_transaction_read_only',
  )
  late.release(true)
})
