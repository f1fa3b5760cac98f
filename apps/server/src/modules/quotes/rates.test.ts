import { isRefusal } from '@puente/contract'
import type { PriceWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { controlSandbox } from '../../../test/sandbox-control.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import type { Work } from '../../platform/work.ts'
import { clpWorthFor, midRateFor, quoteJobs, recordRates, usdCentsFor } from './index.ts'

const system = { kind: 'system', name: 'test' } as const
const path = '/api/prices?corridorId=us-usd&side=send&amount=200000'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

const price = () => world.customer().get<PriceWire>(path)
const feed = (mid: string, base = 'USD') =>
  world.runtime.work(system, (work) =>
    recordRates(work, [{ base, mid, asOf: work.now.toISOString(), source: 'Mercado de prueba' }]),
  )
const control = (order: Record<string, unknown>) =>
  controlSandbox(world.sandbox?.url, '/control/rates', order)
const runJob = async () => {
  for (const job of quoteJobs(world.ports)) await job.round(world.runtime)
}

/** Each test begins with an accepted rate of 950. */
beforeEach(async () => {
  world.clock.setOffset(0)
  await world.moveClock(0)
  await asOwner(world, 'truncate quotes.rate, quotes.quote')
  await feed('950')
})

describe('rate guards', () => {
  test('a rate: valid for 15 minutes', async () => {
    world.clock.advance(minutes(15) - 2000)
    expect((await price()).body.midMarketClpPerUnit).toBe('950')
    world.clock.advance(3000)
    expect((await price()).body).toMatchObject({ code: 'rate-unavailable', status: 503 })
    await feed('951')
    expect((await price()).body.midMarketClpPerUnit).toBe('951')
  })

  test('no rate: no price', async () => {
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    expect((await price()).body.code).toBe('rate-unavailable')
  })

  test('a jump of more than 3 %: no prices; the next reading within the guard restores them', async () => {
    world.clock.advance(20_000)
    await feed('979.0')
    expect((await price()).body.code).toBe('rate-unavailable')
    world.clock.advance(20_000)
    await feed('951')
    expect((await price()).body.midMarketClpPerUnit).toBe('951')
  })

  test('a lasting jump: accepted after five minutes at its new level', async () => {
    for (let count = 0; count < 15; count += 1) {
      world.clock.advance(20_000)
      await feed('1100')
      expect((await price()).body.code, `after ${count * 20} s`).toBe('rate-unavailable')
    }
    world.clock.advance(21_000)
    await feed('1101')
    expect((await price()).body.midMarketClpPerUnit).toBe('1101')
  })

  test('a jump in one currency: the others are not affected', async () => {
    await feed('51', 'MXN')
    world.clock.advance(20_000)
    await feed('70', 'MXN')
    const mexico = await world.customer().get('/api/prices?corridorId=mx-mxn&side=send&amount=200000')
    expect(mexico.body.code).toBe('rate-unavailable')
    expect((await price()).status).toBe(200)
  })

  test('readings from after the clock was moved back: ignored', async () => {
    world.clock.advance(hours(24))
    await feed('955')
    expect((await price()).body.midMarketClpPerUnit).toBe('955')
    world.clock.advance(-hours(24))
    expect((await price()).body.midMarketClpPerUnit).toBe('950')
  })

  test('invalid readings: ignored; a repeated reading is stored once', async () => {
    const asOf = new Date(world.clock.now().getTime() + 5000).toISOString()
    const source = 'x'
    const readings = [
      { base: 'XXX', mid: '1', asOf, source },
      { base: 'USD', mid: '0', asOf, source },
      { base: 'USD', mid: '-950', asOf, source },
      { base: 'USD', mid: '9,5', asOf, source },
      { base: 'USD', mid: 'NaN', asOf, source },
      { base: 'USD', mid: '952', asOf: 'yesterday', source },
      { base: 'USD', mid: '952', asOf, source },
      { base: 'USD', mid: '952.0', asOf, source },
    ]
    expect(await world.runtime.work(system, (work) => recordRates(work, readings))).toBe(1)
    expect(await asOwner(world, 'select from quotes.rate')).toHaveLength(2)
  })

  test('concurrent recorders: the second waits and compares with the rate that the first accepted', async () => {
    world.clock.advance(20_000)
    const usd = (work: Work, mid: string) => {
      const asOf = work.now.toISOString()
      return recordRates(work, [{ base: 'USD', mid, asOf, source: 'Mercado de prueba' }])
    }
    const began = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const first = world.runtime.work(system, async (work) => {
      await usd(work, '975')
      began.resolve()
      await mayEnd.promise
    })
    await began.promise
    const second = world.runtime.work(system, (work) => usd(work, '925'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    mayEnd.resolve()
    await Promise.all([first, second])
    // Each is within 3 % of 950, and they differ by more than 5 %: the second is a jump.
    const rows = await asOwner<{ accepted: boolean }>(
      world,
      'select accepted from quotes.rate where mid <> 950 order by mid',
    )
    expect(rows.map(({ accepted }) => accepted)).toEqual([false, true])
  })
})

describe('the rate feed', () => {
  test('is called every 20 s of business time, and at once when the clock was moved', async () => {
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    await runJob()
    const kept = async () => (await asOwner(world, 'select from quotes.rate')).length
    expect(await kept(), 'every currency of the feed').toBe(5)
    expect((await price()).body.rateSource).toBe('Mercado de prueba')
    await runJob()
    expect(await kept()).toBe(5)
    await world.moveClock(hours(3))
    expect((await price()).body.code).toBe('rate-unavailable')
    await runJob()
    expect(await kept()).toBe(10)
    expect((await price()).status).toBe(200)
  })

  test('a feed that repeats its reading, fails or jumps: no wrong price', async () => {
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    await runJob()
    await control({ action: 'stale' })
    await world.moveClock(minutes(15) + 11_000)
    await runJob()
    expect((await price()).body.code, 'stands still').toBe('rate-unavailable')
    await control({ action: 'auto' })
    await control({ action: 'silent' })
    await world.moveClock(21_000)
    await runJob()
    expect((await price()).body.code, 'silent').toBe('rate-unavailable')
    const calls = await asOwner<{ outcome: string }>(world, 'select outcome from platform.partner_call')
    expect(calls).toContainEqual({ outcome: 'unknown' })
    await control({ action: 'auto' })
    await runJob()
    expect((await price()).status).toBe(200)
    await world.moveClock(21_000)
    await control({ action: 'jump', percent: '5' })
    await runJob()
    expect((await price()).body.code, 'jumped').toBe('rate-unavailable')
    await control({ action: 'auto' })
  })
})

describe('conversions', () => {
  test('US cents for limits: rounded up', async () => {
    const cents = (clp: bigint) => world.runtime.work(system, (work) => usdCentsFor(work, clp))
    expect(await cents(950n)).toBe(100n)
    expect(await cents(951n)).toBe(101n)
    expect(await cents(1n)).toBe(1n)
    expect(await cents(0n)).toBe(0n)
    expect(await cents(999_999_999_999_999_999n)).toBe(105_263_157_894_736_842n)
    world.clock.advance(minutes(16))
    expect(isRefusal(await cents(950n))).toBe(true)
    await feed('950')
  })

  test('value in pesos: rounded to the nearest; the given value without a rate', async () => {
    const worth = (cents: bigint) => world.runtime.work(system, (work) => clpWorthFor(work, 'USD', cents, 7n))
    expect(await worth(100n)).toBe(950n)
    expect(await worth(10_001n)).toBe(95_010n)
    world.clock.advance(minutes(16))
    expect(await worth(100n)).toBe(7n)
    await feed('950')
  })

  test('a mid-market rate: has its source and whether it was accepted', async () => {
    const found = await world.runtime.work(system, (work) => midRateFor(work, 'USD'))
    expect(found).toMatchObject({ source: 'Mercado de prueba', accepted: true })
  })
})

test('a reading: cannot be changed or deleted by the database role', async () => {
  for (const statement of [
    'update quotes.rate set mid = 1',
    'delete from quotes.rate',
    'truncate quotes.rate',
  ])
    await expect(world.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})
