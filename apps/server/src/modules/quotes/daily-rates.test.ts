import type { DailyRateWire } from '@puente/contract/customer'
import { rate } from '@puente/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { recordRates, seedRates } from './index.ts'

const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const feed = (mid: string) =>
  world.runtime.work(system, (work) =>
    recordRates(work, [{ base: 'USD', mid, asOf: work.now.toISOString(), source: 'Mercado de prueba' }]),
  )

/** Each test begins with an accepted rate of 950. */
beforeEach(async () => {
  world.clock.setOffset(0)
  await asOwner(world, 'truncate quotes.rate, quotes.quote')
  await feed('950')
})

describe('the rates of past days', () => {
  interface Daily {
    readonly items: readonly DailyRateWire[]
  }
  const daily = async (currency = 'USD', more = '') => {
    const { status, body } = await world.customer().get<Daily>(`/api/daily-rates?currency=${currency}${more}`)
    expect(status).toBe(200)
    return body.items
  }
  /** Stores accepted readings, by their age in hours. */
  const stored = (readings: readonly (readonly [hoursAgo: number, mid: string])[]) =>
    world.runtime.work(system, (work) =>
      seedRates(
        work,
        readings.map(([hoursAgo, mid]) => ({
          rate: rate('USD', 'CLP', mid),
          asOf: new Date(work.now.getTime() - hours(hoursAgo)),
          source: 'Mercado de prueba',
        })),
        { onlyWhereNone: false },
      ),
    )

  test('several readings a day: the last of each day in Santiago, oldest first', async () => {
    // 15:00 in Santiago, so that the last hours are of the same day.
    world.clock.setOffset(Date.parse('2026-11-24T18:00:00Z') - Date.now())
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    await stored([
      [0, '950'],
      [1, '940'],
      [16, '930'],
      [40, '920'],
      [41, '910'],
    ])
    expect((await daily()).map(({ clpPerUnit }) => clpPerUnit)).toEqual(['920', '930', '950'])
    expect((await daily())[0]).toMatchObject({ source: 'Mercado de prueba' })
  })

  test('readings of more than 30 days ago, unconfirmed ones and later ones: absent', async () => {
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    await stored([
      [24 * 31, '900'],
      [24 * 29, '910'],
      [-2, '990'],
    ])
    await feed('1200')
    expect((await daily()).map(({ clpPerUnit }) => clpPerUnit)).toEqual(['910'])
  })

  test.each([
    ['7', ['940', '950']],
    ['30', ['930', '940', '950']],
    ['365', ['910', '920', '930', '940', '950']],
  ])('%s days: the rates of those days only', async (days, expected) => {
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    await stored([
      [24 * 366, '900'],
      [24 * 363, '910'],
      [24 * 31, '920'],
      [24 * 28, '930'],
      [24 * 5, '940'],
      [0, '950'],
    ])
    expect((await daily('USD', `&days=${days}`)).map(({ clpPerUnit }) => clpPerUnit)).toEqual(expected)
  })

  test('other numbers of days and kinds of customer: refused', async () => {
    for (const more of ['&days=8', '&days=0', '&customerKind=bank'])
      expect((await world.customer().get(`/api/daily-rates?currency=USD${more}`)).status).toBe(422)
  })

  test('our rate of a day: with the spread that was in force then, by kind of customer', async () => {
    await asOwner(world, 'truncate quotes.rate, quotes.quote')
    await stored([
      [24 * 20, '1000'],
      [24 * 10, '1000'],
    ])
    const from = new Date(world.clock.now().getTime() - hours(24 * 15))
    await asOwner(
      world,
      `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
       values ('spread', 'us-usd', 1, $1, '{"bps": 80}', 'staff:one', 'staff:two'),
              ('spread', 'us-usd/company', 1, $1, '{"bps": 20}', 'staff:one', 'staff:two')`,
      [from],
    )
    const ours = (more = '') =>
      daily('USD', more).then((days) => days.map(({ customerClpPerUnit }) => customerClpPerUnit))
    expect(await ours()).toEqual(['1004', '1008'])
    expect(await ours('&customerKind=company')).toEqual(['1004', '1002'])
    await asOwner(world, "delete from platform.versioned where noun = 'spread' and key like 'us-usd%'")
  })

  test('a currency without rates: an empty list', async () => {
    expect(await daily('EUR')).toEqual([])
    expect(await daily('ZZZ')).toEqual([])
  })

  test('the reply: may be cached by anyone for ten minutes', async () => {
    const { headers } = await fetch(new URL('/api/daily-rates?currency=USD', world.customer().url))
    expect(headers.get('cache-control')).toBe('public, max-age=600')
  })
})
