import type { QuoteWire, ThreadWire } from '@puente/contract/customer'
import { settingKind, type BankingDaysWire, type SettingData } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { confirmSetting, proposeSetting } from '../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { recordRates } from '../quotes/index.ts'
import { calendarWith } from './banking-calendar.ts'
import {
  addDays,
  ageInBankingDays,
  bankingCalendar,
  estimateArrival,
  isBankingDay,
  olderThanBankingDays,
  weekdayOf,
} from './index.ts'

type Days = SettingData<typeof settingKind.holidays>['days']

const system = { kind: 'system', name: 'test' } as const
const { holidays } = settingKind
const reason = 'Ley de prueba'
const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' } as const
let world: TestEnvironment
let treasury: Client
let officer: Client
let persona: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  treasury = await world.signedIn('tesoreria')
  officer = await world.signedIn('oficial')
  persona = await world.signedIn('persona')
})
afterAll(() => world.close())

/** Staff change the holidays of a country. */
async function declare(country: string, days: Days, from?: Date) {
  const when = from === undefined ? {} : { from }
  const proposed = await proposeSetting(treasury, holidays, { days }, { key: country, ...when })
  expect(proposed.status).toBe(200)
  expect((await confirmSetting(officer, holidays, country)).status).toBe(200)
}
const calendar = () => world.runtime.work(system, bankingCalendar)
/** The day on which 200.000 CLP paid now arrive in the United States, and the reasons. */
async function arrival() {
  await world.runtime.work(system, (work) =>
    recordRates(work, [
      { base: 'USD', mid: '948.50', asOf: work.now.toISOString(), source: 'Mercado de prueba' },
    ]),
  )
  const { body } = await persona.post<QuoteWire>('/api/quotes', asked)
  const [day] = body.price.arrival.estimatedAt.split('T')
  return { id: body.id, arrives: `${day} ${body.price.arrival.reasons.join()}` }
}
/** The day by which a question asked now is answered: two Chilean banking days later. */
async function answerDay() {
  const question = { kind: 'question', text: 'Tengo una pregunta' }
  const { body } = await persona.post<ThreadWire>('/api/threads', question)
  return body.answerBy?.split('T')[0]
}

test('a day declared closed: from the instant of the version, arrivals and deadlines skip it; a quote keeps its arrival', async () => {
  world.clock.set('2026-12-02T13:00:00Z')
  const promised = await arrival()
  expect([promised.arrives, await answerDay()]).toEqual(['2026-12-03 rail-hours', '2026-12-04'])
  await declare('CL', [{ day: '2026-12-03', banks: 'closed', reason }], new Date('2026-12-02T14:00:00Z'))
  expect([(await arrival()).arrives, await answerDay()]).toEqual(['2026-12-03 rail-hours', '2026-12-04'])

  world.clock.set('2026-12-02T14:00:01Z')
  expect([(await arrival()).arrives, await answerDay()]).toEqual([
    '2026-12-04 rail-hours,holiday-here',
    '2026-12-07',
  ])
  const kept = await persona.get<QuoteWire>(`/api/quotes/${promised.id}`)
  expect(kept.body.price.arrival.estimatedAt).toContain('2026-12-03T')
  const days = await calendar()
  const [before, after] = [new Date('2026-12-02T15:00:00Z'), new Date('2026-12-04T15:00:00Z')]
  expect(isBankingDay(days, new Date('2026-12-03T15:00:00Z'))).toBe(false)
  expect(ageInBankingDays(days, before, after)).toBe(1)
  expect(before < olderThanBankingDays(days, after, 2)).toBe(false)
  expect(days.isHoliday('US', '2026-12-03')).toBe(false)
})

test('a published holiday declared open: it counts as a banking day', async () => {
  world.clock.set('2026-12-07T13:00:00Z')
  expect([(await arrival()).arrives, await answerDay()]).toEqual([
    '2026-12-09 rail-hours,holiday-here',
    '2026-12-10',
  ])
  await declare('CL', [{ day: '2026-12-08', banks: 'open', reason }])
  expect([(await arrival()).arrives, await answerDay()]).toEqual(['2026-12-08 rail-hours', '2026-12-09'])
  expect((await calendar()).isHoliday('CL', '2026-12-03')).toBe(false)
})

test('a day closed in another country: arrivals there skip it, deadlines in Chile do not', async () => {
  world.clock.set('2026-12-14T13:00:00Z')
  await declare('US', [{ day: '2026-12-15', banks: 'closed', reason }])
  expect([(await arrival()).arrives, await answerDay()]).toEqual([
    '2026-12-16 rail-hours,holiday-there',
    '2026-12-16',
  ])
  expect((await calendar()).isHoliday('PE', '2026-12-15')).toBe(false)
})

test('wrong days: each refused at its field; a past day is accepted', async () => {
  world.clock.set('2026-12-14T14:00:00Z')
  const days = [
    { day: '2026-11-24', banks: 'closed', reason },
    { day: '2026-12-19', banks: 'open', reason },
    { day: '2026-02-30', banks: 'closed', reason },
    { day: '2026-11-24', banks: 'open', reason: ' ' },
  ] as const
  const refused = async (some: Days) =>
    (await proposeSetting(treasury, holidays, { days: some }, { key: 'CL' })).body
  expect(await refused([...days])).toMatchObject({
    fields: [
      { at: 'data.days.2.day', fault: 'not-a-date' },
      { at: 'data.days.3.reason', fault: 'too-short' },
    ],
  })
  const existing = days.filter(({ day }) => day !== '2026-02-30')
  expect(await refused(existing.map((day) => ({ ...day, reason })))).toMatchObject({
    fields: [
      { at: 'data.days.1.day', fault: 'weekend' },
      { at: 'data.days.2.day', fault: 'twice' },
    ],
  })
  await declare('CL', [days[0]])
  const [since, now] = [new Date('2026-11-23T15:00:00Z'), new Date('2026-11-25T15:00:00Z')]
  expect(ageInBankingDays(await calendar(), since, now)).toBe(1)
})

describe('a rehearsal of changed holidays', () => {
  const rehearsed = async (days: readonly object[], country = 'CL') =>
    treasury.post<BankingDaysWire & { fields: unknown }>(`/api/holidays/${country}/rehearsal`, {
      data: { days },
    })

  test('without a day that differs ahead: ten equal days from today', async () => {
    world.clock.set('2026-12-18T13:00:00Z')
    const { body } = await rehearsed([{ day: '2026-11-24', banks: 'open', reason }])
    expect(body.before).toEqual(body.after)
    expect([body.before.length, body.before[0], body.before[9]]).toEqual([10, '2026-12-18', '2027-01-05'])
  })

  test('a closed day months ahead: the days around it, one of them skipped', async () => {
    const { body } = await rehearsed([{ day: '2027-03-01', banks: 'closed', reason }])
    expect(body.before.slice(0, 3)).toEqual(['2027-02-26', '2027-03-01', '2027-03-02'])
    expect(body.after.slice(0, 3)).toEqual(['2027-02-26', '2027-03-02', '2027-03-03'])
    expect((await calendar()).isHoliday('CL', '2027-03-01')).toBe(false)
  })

  test('a change in force that is removed: the days around it', async () => {
    await declare('CL', [{ day: '2027-03-01', banks: 'closed', reason }])
    const { body } = await rehearsed([])
    expect([body.before[1], body.after[1]]).toEqual(['2027-03-02', '2027-03-01'])
  })

  test('a wrong day: refused at its field', async () => {
    const { status, body } = await rehearsed([{ day: '2026-12-19', banks: 'closed', reason }])
    expect([status, body.fields]).toEqual([422, [{ at: 'data.days.0.day', fault: 'weekend' }]])
  })
})

test('the maximum of closed days in both countries: a rail still has a day on which it runs', () => {
  const weekdays = Array.from({ length: 280 }, (_, at) => addDays('2027-01-04', at))
    .filter((day) => weekdayOf(day) < 6)
    .map((day) => ({ day, banks: 'closed', reason }) as const)
  const closed = calendarWith({ CL: weekdays.slice(0, 100), US: weekdays.slice(100, 200) })
  const rail = {
    country: 'US',
    runs: 'banking-days',
    cutOff: { time: '14:00', days: [1, 2, 3, 4, 5] },
    opensAt: '09:00',
    deliveryBankingDays: 0,
    deliveredBy: '18:00',
    deliveryMinutes: 10,
  } as const
  expect(weekdays.length).toBe(200)
  const { at } = estimateArrival(rail, closed, new Date('2027-01-04T13:00:00Z'))
  expect(at.toISOString()).toBe('2027-10-12T12:10:00.000Z')
})
