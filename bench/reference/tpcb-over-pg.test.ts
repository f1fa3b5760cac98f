import { withConnection } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Stand } from '../stand/stand.ts'
import { testStand } from '../stand/test-stand.ts'
import type { Reference } from './reference.ts'
import { tpcbOverPg } from './tpcb-over-pg.ts'

let stand: Stand
let url: string
let reference: Reference

beforeAll(async () => {
  stand = testStand(inject('adminUrl'))
  url = await stand.emptyDatabase('tpcb')
  reference = await tpcbOverPg(url, { scale: 1, clients: 4 })
})
afterAll(() => stand.end())

const ask = (statement: string) =>
  withConnection(
    url,
    async (client) => (await client.query<{ count: bigint; differ: bigint }>(statement)).rows[0],
  )

describe('the TPC-B driver', () => {
  it('a transaction: changes accounts, tellers, branches and history by the same sum', async () => {
    expect(await reference.window(1)).toBeGreaterThan(0)
    const history = await ask('select count(*), count(distinct delta) as differ from pgbench_history')
    expect(history?.count).toBeGreaterThan(0n)
    expect(history?.differ).toBeGreaterThan(1n)
    expect(await reference.verify()).toEqual([])
  })

  it('only existing rows are updated, so that no delta is lost', async () => {
    const strays = await ask(`
      select count(*) from pgbench_history
      where not exists (select from pgbench_accounts where aid = pgbench_history.aid)
         or not exists (select from pgbench_tellers where tid = pgbench_history.tid)
         or not exists (select from pgbench_branches where bid = pgbench_history.bid)
         or delta not between -5000 and 5000`)
    expect(strays?.count).toBe(0n)
  })

  it('a violated invariant: names the table', async () => {
    await ask('update pgbench_tellers set tbalance = tbalance + 1 where tid = 1')
    expect(await reference.verify()).toEqual([
      expect.stringMatching(/^TPC-B: tellers moved by -?\d+, and the history says/),
    ])
  })

  it('its name: says what it is', () => {
    expect(reference.name).toContain('not pgbench')
  })
})
