import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({
    sandbox: false,
    seedsByHand: 'Figures are counted from a history of days.',
  })
})
afterAll(async () => world?.close())

interface UsualTime {
  readonly usual?: { readonly halfWithinMinutes: number; readonly mostWithinMinutes: number }
}
const usualTime = async () => (await world.customer().get<UsualTime>('/api/corridors/us-usd/usual-time')).body
const usualTimes = async () =>
  (await world.customer().get<{ items: unknown[] }>('/api/usual-times')).body.items
const delivered = (daysAgo: number, durationClass: number, count: number) =>
  asOwner(
    world,
    `insert into figures.daily_tally (kind, day, about, detail, duration_class, count)
     values ('took', current_date - $1::int, 'us-usd', 'delivered', $2, $3)`,
    [daysAgo, durationClass, count],
  )

it('fewer than 30 deliveries in 90 days: no usual time; from 30: half and nine of ten', async () => {
  expect(await usualTime()).toEqual({})
  await delivered(95, 2, 500)
  // Between 15 and 30 minutes.
  await delivered(3, 2, 29)
  expect(await usualTime()).toEqual({})
  expect(await usualTimes()).toEqual([])
  await delivered(2, 5, 1)
  expect(await usualTime()).toEqual({ usual: { halfWithinMinutes: 23, mostWithinMinutes: 29 } })
  expect(await usualTimes()).toEqual([{ corridorId: 'us-usd', halfWithinMinutes: 23, mostWithinMinutes: 29 }])
})
