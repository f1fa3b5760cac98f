import { describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/kit.ts'
import { decimalOf, driftPpm, readPercent, readRate } from './drift.ts'

async function usd(world: World) {
  return (await world.get('/rates/mid?base=USD&quote=CLP')).body as unknown as { mid: string; asOf: string }
}

test('one pair and all pairs: the same rates, with their source and a recent time', async () => {
  const world = await openWorld()
  const askedMs = Date.now()
  const one = (await world.get('/rates/mid?base=USD&quote=CLP')).body
  const all = (await world.get('/rates/mids?quote=CLP')).body
  expect(one).toMatchObject({ base: 'USD', quote: 'CLP', source: 'Mercado de prueba' })
  expect(all.items.map(({ base }) => base)).toEqual(['USD', 'MXN', 'EUR', 'PEN', 'COP'])
  expect(askedMs - Date.parse(String(one['asOf']))).toBeLessThan(11_000)
  for (const { mid } of all.items)
    expect(
      String(mid)
        .replace(/^0?\.?/, '')
        .replace('.', '').length,
    ).toBeGreaterThanOrEqual(6)
})

test.each(['/rates/mid?base=USD&quote=EUR', '/rates/mid?base=GBP&quote=CLP', '/rates/mids?quote=USD'])(
  '%s: there is no rate',
  async (path) => {
    const world = await openWorld()
    expect(await world.get(path)).toMatchObject({ status: 404, body: { code: 'unknown-pair' } })
  },
)

test('the drift: the same for the same instant, near its mean, and less than 0.3 % in any hour', () => {
  const start = Date.parse('2026-11-21T00:00:00Z')
  for (let minute = 0; minute < 3 * 24 * 60; minute += 7) {
    const at = start + minute * 60_000
    for (const phase of [0, 1, 2, 3, 4]) {
      const now = driftPpm(at, phase)
      expect(driftPpm(at, phase)).toBe(now)
      expect(Math.abs(Number(now))).toBeLessThan(4_000)
      expect(Math.abs(Number(driftPpm(at + 3_600_000, phase) - now))).toBeLessThan(3_000)
    }
  }
})

describe('manual changes', () => {
  test('set, jump and restore: change one currency only', async () => {
    const world = await openWorld()
    const order = (body: object) => world.post('/control/rates', body)
    await order({ action: 'set', base: 'USD', mid: '1000' })
    expect((await usd(world)).mid).toBe('1000.0000')
    await order({ action: 'jump', base: 'USD', percent: '3.5' })
    expect((await usd(world)).mid).toBe('1035.0000')
    await order({ action: 'jump', base: 'USD', percent: '-10' })
    expect((await usd(world)).mid).toBe('931.50000')
    expect((await world.get('/rates/mid?base=EUR&quote=CLP')).body['mid']).toMatch(/^1[01]\d\d\./)
    await order({ action: 'auto' })
    expect((await usd(world)).mid).toMatch(/^9[45]\d\./)
    expect((await order({ action: 'set', base: 'USD', mid: '0' })).status).toBe(400)
    expect((await order({ action: 'jump', percent: '-100' })).status).toBe(400)
  })

  test('stale: time and rate stop; silent: no response', async () => {
    const world = await openWorld()
    await world.submit('/control/page/rates', { action: 'stale', base: 'USD' })
    const before = await usd(world)
    await world.post('/control/clock', { offsetMs: 3_600_000 })
    expect(await usd(world)).toEqual(before)
    await world.post('/control/rates', { action: 'silent', base: 'MXN' })
    const headers = { authorization: 'Bearer sandbox-rates-key' }
    const ask = (path: string) =>
      fetch(world.sandbox.url + path, { headers, signal: AbortSignal.timeout(250) })
    await expect(ask('/rates/mid?base=MXN&quote=CLP')).rejects.toThrow(/timeout/i)
    await expect(ask('/rates/mids?quote=CLP')).rejects.toThrow(/timeout/i)
    expect((await world.page('/rates')).text).toContain('sin respuesta')
  })
})

test.each([
  ['950,25', 95_025_000_000n],
  ['0.00000001', 1n],
  ['0', null],
  ['-1', null],
  ['1.234.5', null],
  ['12345678', null],
])('the typed rate «%s»: %s', (typed, e8) => expect(readRate(typed)).toBe(e8))

test.each([
  ['3,5', 35_000n],
  ['-2', -20_000n],
  ['+0.0001', 1n],
  ['-100', null],
  ['dos', null],
])('the typed percentage «%s»: %s', (typed, ppm) => expect(readPercent(typed)).toBe(ppm))

test.each([
  [94_850_000_000n, '948.50000'],
  [23_910_000n, '0.23910000'],
  [100_000_000n, '1.0000000'],
  [123_456_789_012_345n, '1234567.8'],
])('%s hundred-millionths: written %s', (e8, text) => expect(decimalOf(e8)).toBe(text))
