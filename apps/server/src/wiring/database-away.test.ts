import { afterAll, beforeAll, expect, it } from 'vitest'
import { withConnection } from '@puente/postgres'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(async () => world?.close())

/** Makes new connections of this database read-only, or writable again, and ends the existing ones. */
const readOnly = (on: boolean) =>
  withConnection(world.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
    await client.query('set default_transaction_read_only = off')
    const change = on ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'
    await client.query(`alter database ${rows[0]?.name} ${change}`)
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  })

const signIn = () =>
  fetch(new URL('/api/session', world.listeners.customer), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'persona@demo.puente.test', password: world.password }),
  })

it('a read-only database: 503 with Retry-After, and healthy again once it is writable', async () => {
  await readOnly(true)
  try {
    const refused = await signIn()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'unavailable', facts: { part: 'database' } })
  } finally {
    await readOnly(false)
  }
  // A connection of the pool that has just ended is still given to a request.
  await expect.poll(async () => (await signIn()).status, { interval: 500 }).toBe(200)
})
