import type { PriceWire } from '@puente/contract/customer'
import { formatRateBothWays, parseRate, rate } from '@puente/money'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { allCorridors } from '../../corridors/index.ts'
import { seedRates } from '../index.ts'
import { rateNow } from '../rate-now.ts'
import { cardLines } from './card-lines.ts'
import { CARD } from './draw-card.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world?.close())

const open = (path: string) => fetch(new URL(path, world.listeners.customer))

test('the card of a country: its rate is that of the price, with the time of the rate', async () => {
  const now = await world.runtime.work(system, async (work) => {
    const corridor = (await allCorridors(work)).find(({ id }) => id === 'mx-mxn')
    return corridor && rateNow(work, corridor)
  })
  const { body: price } = await world
    .customer()
    .get<PriceWire>('/api/prices?corridorId=mx-mxn&side=send&amount=200000')
  const lines = cardLines({ brand: 'Puente', country: 'México', now })
  const shown = parseRate('MXN', 'CLP', price.customerClpPerUnit)
  expect(shown).toBeDefined()
  expect(lines).toContainEqual({
    style: 'rate',
    text: formatRateBothWays(shown ?? rate('MXN', 'CLP', '1')).unit,
  })
  expect(lines.find(({ style }) => style === 'note')?.text).toMatch(/, \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
})

test('without a reliable rate: the card says none', () => {
  expect(cardLines({ brand: 'Puente', country: 'México' }).map(({ style }) => style)).toEqual([
    'brand',
    'title',
    'label',
  ])
})

test.each(['/card.png', '/to/mx/card.png', '/to/mx/card.png?day=2026-11-27'])(
  '%s: a PNG in the size of social networks, cached',
  async (path) => {
    const reply = await open(path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=600')
    const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...CARD })
  },
)

test('a new rate within ten minutes: the card that was drawn', async () => {
  const bytes = async () => Buffer.from(await (await open('/to/us/card.png')).arrayBuffer())
  const before = await bytes()
  await world.runtime.work(system, async (work) => {
    const asOf = new Date(work.now.getTime() + 1000)
    await seedRates(work, [{ rate: rate('USD', 'CLP', '123.456'), asOf, source: 'Prueba' }], {
      onlyWhereNone: false,
    })
  })
  expect((await bytes()).equals(before)).toBe(true)
})

test.each(['/to/zz/card.png', '/to/MX/card.png'])('%s: not found', async (path) => {
  expect((await open(path)).status).toBe(404)
})
