import { rate } from '@puente/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { recordRates, seedRates } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  await asOwner(world, 'truncate quotes.rate, quotes.quote')
})
afterAll(() => world.close())

const open = (path: string) => fetch(new URL(path, world.listeners.customer))
const DAY_MS = 24 * 3600 * 1000

test('without a rate: the frame says so, and links to the page of the currency', async () => {
  const text = await (await open('/rates/usd/embed')).text()
  expect(text).toContain('no tenemos un tipo de cambio confiable')
  expect(text).toContain(`href="${world.config.publicUrl}/rates/usd"`)
})

test('the frame: the rate now in both directions, the market’s, and the days’ range', async () => {
  await world.runtime.work(system, async (work) => {
    const day = (ago: number, mid: string) => ({
      rate: rate('USD', 'CLP', mid),
      asOf: new Date(work.now.getTime() - ago * DAY_MS),
      source: 'Mercado <de> prueba',
    })
    await seedRates(work, [day(3, '900'), day(2, '1000')], { onlyWhereNone: false })
    const asOf = work.now.toISOString()
    await recordRates(work, [{ base: 'USD', mid: '1000', asOf, source: 'Mercado <de> prueba' }])
  })
  const text = await (await open('/rates/usd/embed')).text()
  // 40 basis points over the market's.
  expect(text).toContain('1 USD = $1.004,00')
  expect(text).toContain('$1.000 = 0,996016 USD')
  expect(text).toContain('De mercado: 1 USD = $1.000,00')
  expect(text).toContain('entre $903,600 y $1.004,00')
  expect(text).toContain('Mercado &lt;de&gt; prueba')
  expect(text.match(/<svg/g)).toHaveLength(1)
})

test('the frame: any site may show it; it runs nothing, loads nothing and sets no cookie', async () => {
  const { headers, status } = await open('/rates/usd/embed')
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(status).toBe(200)
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "form-action 'none'", 'frame-ancestors *']),
  )
  expect(policy.join()).not.toContain('script-src')
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('cache-control')).toBe('public, max-age=600')
})

test.each([
  '/',
  '/rates/usd',
  '/rates/usd/other',
  '/login',
  '/api/config',
  '/rates/zzz/embed',
  '/rates/USD/embed',
])('%s: no other site may show it in a frame', async (path) => {
  const { headers } = await open(path)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test.each(['/rates/zzz/embed', '/rates/USD/embed', '/rates/clp/embed'])('%s: not found', async (path) => {
  expect((await open(path)).status).toBe(404)
})
