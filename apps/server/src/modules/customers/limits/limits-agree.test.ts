import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { asOwner } from '../../../../test/owner.ts'
import { writeVersion } from '../../../platform/data/versioned.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const system = { kind: 'system', name: 'test' } as const
const inForce = async (noun: string, key: string) => {
  const [row] = await asOwner<{ data: Record<string, unknown> }>(
    world,
    `select data from platform.versioned where noun = $1 and key = $2 order by in_force_from desc, version desc limit 1`,
    [noun, key],
  )
  return row?.data ?? {}
}
/** Publishes a change of a setting, as two people confirm it. Returns the rule it breaks. */
async function publish(noun: string, key: string, change: object): Promise<string> {
  const data = { ...(await inForce(noun, key)), ...change }
  const by = { writtenBy: 'staff:one', approvedBy: 'staff:two' }
  try {
    await world.runtime.work(system, async (work) => writeVersion(work, noun, key, { data, ...by }))
    return 'published'
  } catch (error) {
    return String((error as { detail?: string }).detail)
  }
}

test('the seeded settings: no contradiction', async () => {
  expect(await asOwner(world, 'select * from customers.limit_contradictions(now())')).toEqual([])
})

test.each([
  ['limits', 'person/basic', { maximumSendMinor: '1000000' }, 'transfer-above-day'],
  ['limits', 'person/basic', { perTransferUsdCents: '100001' }, 'transfer-above-day'],
  ['limits', 'person/basic', { dayUsdCents: '300001' }, 'day-above-month'],
  ['limits', 'person/basic', { ordersPerHour: 11 }, 'orders-hour-above-day'],
  ['limits', 'person/basic', { ordersPerHour: 0 }, 'no-orders'],
  ['limits', 'person/standard', { maximumSendMinor: '899999' }, 'level-above-next'],
  ['limits', 'person/standard', { monthUsdCents: '6000001' }, 'level-above-next'],
  ['corridor', 'us-usd', { minimumSendMinor: '100000000' }, 'minimum-above-maximum'],
  ['corridor', 'us-usd', { minimumSendMinor: '900001' }, 'minimum-above-transfer'],
  ['due-diligence', 'person/basic', { dayUsdCents: '250001' }, 'evidence-day-above-month'],
  ['due-diligence', 'person/basic', { monthUsdCents: '1000001' }, 'evidence-month-above-year'],
  ['order-terms', 'default', { largeFundingHours: 25 }, 'large-order-has-longer'],
  ['order-terms', 'default', { openOrdersMax: 0 }, 'no-orders'],
  [
    'order-terms',
    'default',
    { unpaid: { withinDays: 30, steps: [{ from: 1, hours: 25 }] } },
    'unpaid-has-longer',
  ],
  ['limit-rules', 'default', { rateMarginBps: 1000 }, 'transfer-above-day'],
])('%s of %s with %o: refused', async (noun, key, change, rule) => {
  const before = await inForce(noun, key)
  expect(await publish(noun, key, change)).toBe(rule)
  expect(await inForce(noun, key)).toEqual(before)
})

it('a market far below the reference rate: settings that contradict each other at that rate are refused', async () => {
  const rate = (mid: string) =>
    asOwner(
      world,
      `insert into quotes.rate (id, currency, mid, as_of, source, fetched_at, accepted)
       values (uuidv7(), 'USD', $1, now(), 'test', now(), true)`,
      [mid],
    )
  await rate('800')
  expect(await publish('limits', 'person/basic', { ordersPerDay: 12 })).toBe('transfer-above-day')
  await rate('960')
  expect(await publish('limits', 'person/basic', { ordersPerDay: 12 })).toBe('published')
})

it('a scheduled version that contradicts the others when it comes into force: refused', async () => {
  const announce = (data: object) =>
    asOwner(
      world,
      `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
       values ('limits', 'person/enhanced', 90, now() + interval '30 days', $1, 'staff:one', 'staff:two')`,
      [data],
    )
  const stands = await inForce('limits', 'person/enhanced')
  await expect(announce({ ...stands, dayUsdCents: '6000001' })).rejects.toThrow('contradict')
  await announce({ ...stands, reviewed: true })
  expect(await publish('limits', 'person/standard', { dayUsdCents: '600000' })).toBe('published')
})
