import fc from 'fast-check'
import type {
  AllowanceWire,
  OwnLimitsWire,
  PriceWire,
  QuoteWire,
  TransferWire,
} from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, orderBody, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { subjectsOf } from '../../../../test/test-items.ts'
import { recipient } from '../../../../test/samples/orders.ts'
import { hours } from '../../../../test/test-clock.ts'
import { randomFrom } from '../../../../test/walk/random.ts'
import { allowanceAt, allowanceOf, refusedBy, type Bound } from './allowance.ts'

const bound = fc.record({
  reason: fc.constantFrom('open-orders', 'transfer', 'day', 'month', 'rail', 'evidence'),
  maximumMinor: fc.bigInt({ min: 0n, max: 5n }),
})
// Evidence comes last, as in `allowanceFrom`.
const bounds = fc
  .array(bound, { minLength: 1, maxLength: 7 })
  .map((some) =>
    some.toSorted((one, other) => Number(one.reason === 'evidence') - Number(other.reason === 'evidence')),
  )

test('any bounds: an order of the maximum is accepted, and one peso more is refused for the reported reason', () => {
  fc.assert(
    fc.property(bounds as fc.Arbitrary<Bound[]>, (some) => {
      const allowance = allowanceOf(some)
      expect(refusedBy(allowance, allowance.maximumMinor)).toBeUndefined()
      expect(refusedBy(allowance, allowance.maximumMinor + 1n)?.reason).toBe(allowance.bound.reason)
    }),
  )
})

test('any bounds and any amount: the allowance at the amount has the reason that refuses it, and a lower maximum', () => {
  fc.assert(
    fc.property(bounds as fc.Arbitrary<Bound[]>, fc.bigInt({ min: 0n, max: 6n }), (some, amount) => {
      const allowance = allowanceOf(some)
      const { bound: shown, maximumMinor } = allowanceAt(allowance, amount)
      const refusing = refusedBy(allowance, amount)
      expect(amount > maximumMinor).toBe(refusing !== undefined)
      if (refusing !== undefined) expect(shown.reason).toBe(refusing.reason)
    }),
  )
})

let life: RunningEnvironment
let persona: Client
/** Constant for all orders: this test does not vary the number of orders. */
let recipientId: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  recipientId = await recipient(persona)
})
afterAll(async () => life?.close())

/** Sets the customer's level from now on. */
const known = async (level: string) =>
  asOwner(life, 'update customers.customer set level = $1 where id = $2', [
    level,
    (await subjectsOf(persona)).customerId,
  ])
const publish = (noun: string, key: string, data: object) =>
  asOwner(
    life,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     select noun, key, max(version) + 1, $1, (array_agg(data order by version desc))[1] || $2::jsonb, 'a', 'b'
     from platform.versioned where noun = $3 and key = $4 group by noun, key`,
    [life.clock.now(), JSON.stringify(data), noun, key],
  )
const limits = async (client = persona, corridorId = 'us-usd') =>
  (await client.get<OwnLimitsWire>(`/api/allowance?corridorId=${corridorId}`)).body
const quote = async (amount: string | bigint, corridorId = 'us-usd') =>
  persona.post<QuoteWire & { code: string; facts: Record<string, string> }>('/api/quotes', {
    corridorId,
    side: 'send',
    amount: String(amount),
  })
const order = async (amount: string | bigint) => {
  const priced = await quote(amount)
  if (priced.status !== 201) return priced
  return persona.post<TransferWire>('/api/transfers', orderBody(priced.body.id, recipientId))
}
const cancelAll = async () => {
  const { body } = await persona.get<{ items: { id: string }[] }>('/api/transfers?states=waiting-for-payment')
  for (const { id } of body.items) await persona.post(`/api/transfers/${id}/cancellation`, {})
}
/** Moves the clock by one day, so that today's orders leave the window, and waits for new rates. */
const tomorrow = async () => {
  await life.moveClock(hours(25))
  await expect.poll(async () => (await quote('5000')).status, { timeout: 60_000 }).toBe(201)
}

const codeOf: Partial<Record<AllowanceWire['reason'], string>> = {
  'open-orders': 'too-many-open-orders',
  'orders-hour': 'too-many-orders',
  'orders-day': 'too-many-orders',
  transfer: 'amount-above-maximum',
  corridor: 'amount-above-maximum',
  rail: 'amount-above-maximum',
  day: 'limit-exceeded',
  month: 'limit-exceeded',
  evidence: 'blocked-by-pending-item',
}

/** Orders one peso too much and then the maximum. Returns the reason of the refusal. */
async function ordersUpTo(expected: AllowanceWire['reason']): Promise<AllowanceWire> {
  const { allowance } = await limits()
  expect(allowance.reason).toBe(expected)
  const maximum = BigInt(allowance.maximum.amount)
  const more = await order(maximum > 5_000n ? maximum + 1n : 5_000n)
  expect([more.status >= 400, more.body.code]).toEqual([true, codeOf[expected]])
  if (maximum > 0n) {
    const priced = await quote(maximum)
    expect(priced.body.allowance).toEqual(allowance)
    expect((await order(maximum)).status).toBe(201)
  }
  return allowance
}

describe('the allowance of a customer', () => {
  it('any reason: an order of the maximum is accepted and one peso more is refused', async () => {
    await known('basic')
    const first = await ordersUpTo('transfer')
    expect(first).toMatchObject({ of: 'caller', maximum: { amount: '900000', currency: 'CLP' } })
    expect(first.ways).toEqual(['several-orders', 'higher-level'])
    const rest = await ordersUpTo('day')
    expect(rest.ways).toEqual(['end-open-orders', 'wait', 'higher-level'])
    expect(new Date(rest.freesAt ?? '').getTime() - life.clock.now().getTime()).toBeLessThanOrEqual(hours(24))
    // The rest is below the minimum of an order.
    expect((await ordersUpTo('day')).maximum.amount).toBe('0')
    await cancelAll()
    expect((await limits()).allowance).toEqual(first)
    for (const amount of ['5000', '5000', '5000']) await order(amount)
    expect(await ordersUpTo('open-orders')).toMatchObject({
      count: 3,
      maximum: { amount: '0' },
      ways: ['end-open-orders'],
    })
    await cancelAll()
  })

  it('the threshold of evidence is lowest: it sets the maximum, and the refusal asks for evidence', async () => {
    await known('standard')
    await publish('due-diligence', 'person/standard', { dayUsdCents: '50000' })
    expect(await ordersUpTo('evidence')).toMatchObject({ window: 'day', ways: ['evidence'] })
    expect((await ordersUpTo('evidence')).ways).toEqual(['evidence', 'end-open-orders', 'wait'])
    await cancelAll()
    await publish('due-diligence', 'person/standard', { dayUsdCents: '400000' })
  })

  it('an amount over the limit and over a threshold of evidence: the price has the limit and the ways to raise it', async () => {
    await known('standard')
    const limit = {
      reason: 'transfer',
      maximum: { amount: '4500000', currency: 'CLP' },
      ways: ['several-orders', 'higher-level'],
    }
    const price = async (amount: string) =>
      (await persona.get<PriceWire>(`/api/prices?corridorId=us-usd&side=send&amount=${amount}`)).body
    expect((await price('5000000')).allowance).toMatchObject(limit)
    expect((await price('4000000')).allowance).toMatchObject({ reason: 'evidence', ways: ['evidence'] })
    const { body } = await quote('5000000')
    expect([body.needs, body.allowance]).toEqual([undefined, expect.objectContaining(limit)])
    expect((await order('5000000')).body).toMatchObject({
      code: 'amount-above-maximum',
      facts: { maximumMinor: '4500000', limit: 'transfer' },
    })
  })

  it('the maximum of the rail is lowest: it sets the maximum of the allowance and of the price', async () => {
    await known('enhanced')
    const { allowance } = await limits(persona, 'pe-pen')
    expect([allowance.reason, allowance.ways]).toEqual(['rail', ['several-orders']])
    const maximum = BigInt(allowance.maximum.amount)
    const { body } = await quote(maximum, 'pe-pen')
    expect(BigInt(body.price.receive.amount)).toBeLessThanOrEqual(3_000_000n)
    expect((await quote(maximum + 1n, 'pe-pen')).body).toMatchObject({
      code: 'amount-above-maximum',
      facts: { maximumMinor: String(maximum), limit: 'rail' },
    })
  })

  it('any sequence of orders and levels: orders are judged by the allowance at that instant', async () => {
    const seed = Number(process.env['PUENTE_SEED'] ?? 20_261_122)
    const random = randomFrom(seed)
    for (let turn = 0; turn < 12; turn++) {
      await known(['basic', 'standard', 'enhanced'][random.whole(0, 2)] ?? 'basic')
      if (random.whole(0, 2) === 0) await cancelAll()
      const { allowance } = await limits()
      const maximum = BigInt(allowance.maximum.amount)
      const more = await order(maximum > 5_000n ? maximum + 1n : 5_000n)
      expect([`seed ${seed}, turn ${turn}`, more.body.code]).toEqual([
        `seed ${seed}, turn ${turn}`,
        codeOf[allowance.reason],
      ])
      if (maximum === 0n) continue
      const amount = random.chance(0.5) ? maximum : 5_000n + (maximum - 5_000n) / BigInt(random.whole(1, 50))
      expect([turn, (await order(amount)).status]).toEqual([turn, 201])
    }
    await cancelAll()
  })

  it('refusals, prices and pages: in pesos only, and used and free add up', async () => {
    await tomorrow()
    await known('basic')
    await order('600000')
    const own = await limits()
    for (const { limit, used, free } of [...own.windows, ...own.evidence]) {
      expect(BigInt(used.amount) + BigInt(free.amount)).toBe(BigInt(limit.amount))
      expect([limit.currency, used.currency, free.currency]).toEqual(['CLP', 'CLP', 'CLP'])
    }
    expect(own.next).toMatchObject({ level: 'standard', transfer: { amount: '4500000', currency: 'CLP' } })
    const refused = await order('899999')
    expect(refused.body.facts).toMatchObject({
      limit: 'day',
      limitMinor: own.windows[0]?.limit.amount,
      availableMinor: own.allowance.maximum.amount,
      againAt: own.allowance.freesAt,
    })
    await cancelAll()
  })

  it('the number of orders per hour: published, and cancelled orders do not count', async () => {
    await known('basic')
    const published = await persona.get<{ items: { level: string; kind: string; ordersPerHour?: number }[] }>(
      '/api/limits',
    )
    const [basic] = published.body.items
    expect(basic).toMatchObject({ kind: 'person', level: 'basic', ordersPerHour: 5, ordersPerDay: 10 })
    for (let times = 0; times < 7; times++) {
      expect((await order('20000')).status).toBe(201)
      await cancelAll()
    }
    expect((await limits()).counts).toContainEqual({ count: 'orders-hour', used: 0, maximum: 5 })
  })
})

describe('the allowance of a visitor', () => {
  it('the price and its refusal: the maximum of a new account, not that of the corridor', async () => {
    const visitor = life.customer()
    const price = (amount: string) =>
      visitor.get<PriceWire & { code: string; facts: object }>(
        `/api/prices?corridorId=co-cop&side=send&amount=${amount}`,
      )
    expect((await price('200000')).body.allowance).toMatchObject({
      of: 'newcomer',
      maximum: { amount: '900000', currency: 'CLP' },
      reason: 'transfer',
      ways: ['confirm-identity'],
    })
    expect((await price('2000000')).status).toBe(200)
    expect((await price('200000000')).body).toMatchObject({
      code: 'amount-above-maximum',
      facts: { maximumMinor: '900000', limit: 'transfer' },
    })
  })
})
