import { snapshotsOf, verify } from '@puente/ledger'
import type { TransferWire } from '@puente/contract/customer'
import type { AgedItemWire, TrialBalanceWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsWithin } from '../../../test/aftermath.ts'
import { asOwner } from '../../../test/owner.ts'
import { looseValues } from '../../../test/loose-values.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { HISTORY_DAYS } from './history/seed-history.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, historyDays: HISTORY_DAYS })
}, 240_000)
afterAll(() => world.close())

const ownerOf = { persona: 'person', empresa: 'company' } as const
const ask = async <Row extends object>(statement: string) => asOwner<Row>(world, statement)

test('the books of a year: whole, with no money left in clearing accounts', async () => {
  expect(await verify(snapshotsOf(world.pool))).toEqual([])
  expect(await faultsWithin(world.databaseUrl)).toEqual([])
  const treasury = await world.signedIn('tesoreria')
  const { currencies, accounts } = (await treasury.get<TrialBalanceWire>('/api/trial-balance')).body
  expect(currencies.filter(({ difference }) => difference !== '0')).toEqual([])
  const nostros = accounts.filter(({ code }) => code === 'nostro')
  expect(nostros.length).toBeGreaterThan(3)
  // Assets have a debit balance: above zero the account is overdrawn.
  expect(nostros.filter(({ balance }) => BigInt(balance) > 0n)).toEqual([])
  expect(accounts.filter(({ clearing, balance }) => clearing && balance !== '0')).toEqual([])
  expect((await treasury.get<{ items: AgedItemWire[] }>('/api/aged-money')).body).toMatchObject({ items: [] })
  // All earnings were swept to the operator, so the next sweep contains nothing of the history.
  const standing = (codes: readonly string[]) =>
    accounts
      .filter(({ code, currency }) => codes.includes(code) && currency === 'CLP')
      .reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  const earned = standing(['fee-income', 'iva-payable', 'spread-income', 'rounding'])
  expect(earned).toBeGreaterThan(1_000_000n)
  expect(standing(['operator-bank'])).toBe(-earned)
})

test('the encrypted values of a year of history: bound to their rows, and readable there', async () => {
  expect(await looseValues(world)).toEqual([])
})

test('the person and the company: every outcome, and orders in every month', async () => {
  const rows = await ask<{ kind: string; state: string; count: bigint }>(
    `select c.kind, t.state, count(*) from transfers.transfer t join customers.customer c on c.id = t.customer_id
     group by 1, 2 order by 1, 2`,
  )
  const states = (kind: string) => rows.filter((row) => row.kind === kind).map(({ state }) => state)
  const ended = ['cancelled', 'delivered', 'expired', 'refunded']
  expect(states(ownerOf.persona)).toEqual(['awaiting-payin', ...ended])
  expect(states(ownerOf.empresa)).toEqual([...ended, 'in-review'].toSorted())
  expect(await ask('select distinct corridor_id as key from transfers.transfer order by 1')).toEqual(
    await ask("select distinct key from platform.versioned where noun = 'corridor' order by 1"),
  )
  const months = await ask<{ kind: string; least: bigint; most: bigint }>(
    `select kind, min(n) as least, max(n) as most from (
       select c.kind, count(*) as n from transfers.transfer t join customers.customer c on c.id = t.customer_id
       where t.created_at between date_trunc('month', now()) - interval '11 months' and date_trunc('month', now())
       group by c.kind, date_trunc('month', t.created_at at time zone 'America/Santiago')) as months
     group by kind order by kind`,
  )
  expect(months).toEqual([
    {
      kind: 'company',
      least: expect.toSatisfy((n: bigint) => n >= 8n),
      most: expect.toSatisfy((n: bigint) => n <= 20n),
    },
    {
      kind: 'person',
      least: expect.toSatisfy((n: bigint) => n >= 2n),
      most: expect.toSatisfy((n: bigint) => n <= 4n),
    },
  ])
  const [rest] = await ask<Record<string, bigint>>(
    `select (select count(distinct outcome) from transfers.correction) as corrections,
            (select count(*) from transfers.choice where kind = 'late' and answer = 'send') as late,
            (select count(*) from transfers.choice where kind = 'short' and answer = 'send') as short,
            (select count(*) from transfers.review where outcome = 'release') as released,
            (select count(*) from payins.refund where reason = 'excess' and status = 'settled') as excess,
            (select count(*) from transfers.rating) as ratings,
            (select count(*) from statements.receipt) as receipts,
            (select count(*) from support.thread where state = 'waiting-operator') as open_threads,
            (select count(*) from support.thread where state = 'closed') as closed_threads,
            (select count(*) from platform.outbox where name not like 'access.%') as unhandled`,
  )
  expect(rest).toMatchObject({ corrections: 2n, open_threads: 1n, unhandled: 0n })
  const { corrections: _two, open_threads: _open, unhandled: _none, ...counts } = rest ?? {}
  expect(Object.entries(counts).filter(([, count]) => count === 0n)).toEqual([])
})

test('mid-market rates: one for every day of the history, without a jump', async () => {
  const jumps = await ask(
    `with days as (
       select currency, (as_of at time zone 'America/Santiago')::date as day, (array_agg(mid order by as_of desc))[1] as mid
       from quotes.rate group by 1, 2)
     select * from (
       select currency, day, day - lag(day) over life as gap, abs(mid / lag(mid) over life - 1) as jump from days
       window life as (partition by currency order by day)) as steps
     where gap > 1 or jump > 0.02`,
  )
  expect(jumps).toEqual([])
  expect(await ask('select count(*) / 366 as years from quotes.rate where currency = $$USD$$')).toEqual([
    { years: expect.toSatisfy((n: bigint) => n >= 1n) },
  ])
})

test('its customers: see their history and can continue from it', async () => {
  for (const name of ['persona', 'empresa'] as const) {
    const client = await world.signedIn(name)
    const { body } = await client.get<{ items: TransferWire[] }>('/api/transfers?limit=50')
    const [newest] = body.items
    expect(newest?.state).toBe(name === 'persona' ? 'waiting-for-payment' : 'checking')
    const delivered = body.items.find(({ state }) => state === 'delivered')
    expect((await client.get<TransferWire>(`/api/transfers/${delivered?.id}`)).status).toBe(200)
    const quote = { corridorId: 'us-usd', side: 'send', amount: '200000' }
    expect((await client.post('/api/quotes', quote)).status).toBe(201)
  }
})
