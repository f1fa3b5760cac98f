import { describe, expect, test } from 'vitest'
import { openWorld, payout, until } from '../../test/kit.ts'
import { isBankingDay, nextBankingDay } from './banking-days.ts'
import { momentOf, wallTime } from './santiago.ts'

const hourMs = 3_600_000

describe('moving the clock', () => {
  test('forward: Puente is notified, and everything due by then happens at once', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('p', 'Ana Demora'))
    expect((await world.post('/control/clock', { offsetMs: hourMs })).body).toEqual({ offsetMs: hourMs })
    // With real time it would not be sent within the hour.
    await until(async () => (await world.get('/rails/payouts/by-reference/p')).body['status'] === 'sent')
    expect((await world.get('/control/clock')).body).toEqual({ offsetMs: hourMs })
    await until(() => world.puente.types().includes('clock.moved'))
    const received = world.puente.webhooks.find(({ type }) => type === 'clock.moved')
    expect(received).toMatchObject({ path: '/api/partners/control/webhook', data: { offsetMs: hourMs } })
  })

  test('back: no wait becomes longer', async () => {
    const world = await openWorld()
    await world.post('/control/clock', { offsetMs: 24 * hourMs })
    await world.post('/rails/payouts', payout('p'))
    await world.post('/control/clock', { offsetMs: 0 })
    await until(async () => (await world.get('/rails/payouts/by-reference/p')).body['status'] === 'credited')
  })

  test.each([{ offsetMs: '5' }, { offsetMs: 1.5 }, { offsetMs: 1e15 }, {}, { offsetMs: 1, more: 1 }])(
    'by %j: refused',
    async (body) => {
      const world = await openWorld()
      const answer = await world.post('/control/clock', body)
      expect([answer.status, answer.body['code']]).toEqual([400, 'malformed'])
    },
  )

  test('on the page: moves by an hour, a day, to a date in Santiago, and back', async () => {
    const world = await openWorld()
    const offset = async () => Number((await world.get('/control/clock')).body['offsetMs'])
    await world.submit('/control/page/clock', { to: 'hour' })
    await world.submit('/control/page/clock', { to: 'day' })
    expect(await offset()).toBe(25 * hourMs)
    expect((await world.submit('/control/page/clock', { at: '2035-01-12T09:30' })).text).toContain(
      '12/01/2035, 09:30',
    )
    const now = ((await world.get('/control/state')).body['clock'] as { now: string }).now
    expect(now).toMatch(/^2035-01-12T12:30:/)
    expect((await world.submit('/control/page/clock', { at: 'mañana' })).status).toBe(400)
    await world.submit('/control/page/clock', { to: 'real' })
    expect(await offset()).toBe(0)
  })

  test('the next banking day on the page: keeps the time of day', async () => {
    const world = await openWorld()
    await world.submit('/control/page/clock', { at: '2035-01-12T09:30' })
    const { text } = await world.submit('/control/page/clock', { to: 'banking-day' })
    expect(text).toContain('15/01/2035, 09:30')
  })
})

describe('banking days in Chile', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-09-18', false],
    ['2027-03-26', false],
    ['2027-03-27', false],
    ['2026-06-29', false],
    ['2026-10-12', false],
    ['2027-06-28', false],
    ['2027-10-11', false],
    ['2025-10-31', false],
    ['2028-10-27', false],
    ['2026-06-21', false],
    ['2027-06-21', false],
    ['2028-06-20', false],
    ['2029-09-17', false],
    ['2024-09-20', false],
    ['2026-12-31', false],
    ['2027-01-04', true],
  ])('%s: %s', (date, works) => expect(isBankingDay(date)).toBe(works))

  test('the next banking day after Christmas Eve: keeps the time of day across holidays and daylight saving', () => {
    const at = (date: string) => momentOf({ date, time: '10:00:00' }) ?? Number.NaN
    expect(wallTime(nextBankingDay(at('2026-12-24')))).toEqual({ date: '2026-12-28', time: '10:00:00' })
    expect(wallTime(nextBankingDay(at('2026-09-04')))).toEqual({ date: '2026-09-07', time: '10:00:00' })
  })
})

test('a date that does not exist: null', () => {
  expect(momentOf({ date: '2026-02-30', time: '10:00:00' })).toBeNull()
  expect(momentOf({ date: 'x', time: '10:00:00' })).toBeNull()
  expect(momentOf({ date: '2026-07-01', time: '12:00:00' })).toBe(Date.parse('2026-07-01T16:00:00Z'))
  expect(momentOf({ date: '2026-12-01', time: '12:00:00' })).toBe(Date.parse('2026-12-01T15:00:00Z'))
})
