import type { PublishedCostWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addDays, inSantiago } from './santiago.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world?.close())

const figure = (name: string, daysAgo: number, more: object = {}) => ({
  name,
  product: 'Transferencia',
  corridorId: 'us-usd',
  sendMinor: '200000',
  feeMinor: '10000',
  marginBps: 101,
  source: 'https://example.test/tarifas',
  asOf: addDays(inSantiago(world.clock.now()).day, -daysAgo),
  ...more,
})
const keep = (version: number, data: object) =>
  asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('published-costs', 'default', $1::int, timestamptz '2026-01-01 00:00Z' + $1::int * interval '1 day', $2,
       'staff:one', 'staff:two')`,
    [version, JSON.stringify(data)],
  )
const published = async () =>
  (await world.customer().get<{ items: PublishedCostWire[] }>('/api/published-costs')).body.items

test('no figures: an empty list', async () => {
  await keep(2, { validDays: 30, figures: [] })
  expect(await published()).toEqual([])
})

test('figures older than the setting allows, of tomorrow, or of an unknown corridor: left out', async () => {
  await keep(3, {
    validDays: 30,
    figures: [
      figure('Vigente', 30),
      figure('Vencida', 31),
      figure('De mañana', -1),
      figure('Sin destino', 1, { corridorId: 'zz-usd' }),
    ],
  })
  expect((await published()).map(({ name }) => name)).toEqual(['Vigente'])
})

test('the cost: fee and margin on what is converted, rounded up; the cheapest first', async () => {
  await keep(4, {
    validDays: 30,
    figures: [figure('Cara', 1), figure('Total', 1, { feeMinor: '5001', marginBps: 0 })],
  })
  const clp = (amount: string) => ({ amount, currency: 'CLP' })
  expect(await published()).toMatchObject([
    { name: 'Total', send: clp('200000'), cost: clp('5001') },
    // 1.01 % of 190,000 is 1,919.
    { name: 'Cara', cost: clp('11919') },
  ])
})
