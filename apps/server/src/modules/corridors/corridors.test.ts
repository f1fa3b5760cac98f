import type { CorridorWire } from '@puente/contract/customer'
import { fieldKinds, nameForRail } from '@puente/contract/corridors'
import { exponentOf, formatMoney, minorPerUnit, money } from '@puente/money'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { amountCell, textOfCell } from '../../platform/lists/cells.ts'
import { calendarWith } from './banking-calendar.ts'
import type { RailSchedule } from './corridor.ts'
import {
  allCorridors,
  corridorAt,
  corridorInForce,
  estimateArrival,
  feeInForce,
  spreadInForce,
  type Corridor,
} from './index.ts'

const published = calendarWith({})
const system = { kind: 'system', name: 'test' } as const
/** Every corridor of the migrations, in display order. */
const seeded = JSON.parse(
  readFileSync(new URL('../../../../../database/corridors.json', import.meta.url), 'utf8'),
) as Record<string, Corridor>
let world: TestEnvironment
let ach: Corridor
let spei: Corridor
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  const found = await world.runtime.work(system, allCorridors)
  ach = found.find(({ id }) => id === 'us-usd') as Corridor
  spei = found.find(({ id }) => id === 'mx-mxn') as Corridor
})
afterAll(() => world.close())

const write = (noun: string, key: string, version: number, data: unknown) =>
  asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ($1, $2, $3, '2026-01-01 00:00Z', $4, 'staff:one', 'staff:two')`,
    [noun, key, version, data],
  )

test('an unauthenticated user: sees every corridor and its fields as data', async () => {
  const { status, body } = await world.customer().get<{ items: CorridorWire[] }>('/api/corridors')
  expect(status).toBe(200)
  expect(body.items.map(({ id, currency, rail }) => [id, currency, rail])).toEqual(
    Object.entries(seeded).map(([id, { currency, rail }]) => [id, currency, rail]),
  )
  const fields = body.items.flatMap((corridor) => corridor.fields)
  for (const field of fields) {
    expect(fieldKinds).toContain(field.kind)
    if (field.kind === 'choice') expect(field.choices?.length).toBeGreaterThan(1)
  }
  expect(fields.find(({ name }) => name === 'routingNumber')?.checks).toMatchObject([{ weights: [3, 7, 1] }])
  expect(fields.find(({ name }) => name === 'state')?.choices).toContainEqual({ value: 'WY' })
})

test('the fields of the account: all are fields of the corridor', () => {
  for (const { account, fields } of Object.values(seeded)) {
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...account]))
    expect(account.length).toBeGreaterThan(0)
  }
})

test('a new version: in force for new requests; the old version stays readable by number', async () => {
  const [{ data }] = (await asOwner<{ data: Record<string, unknown> }>(
    world,
    `select data from platform.versioned where noun = 'corridor' and key = 'mx-mxn'`,
  )) as [{ data: Record<string, unknown> }]
  await write('corridor', 'mx-mxn', 2, { ...data, maximumSendMinor: '9007199254740993' })
  const seen = await world.runtime.work(system, async (work) => ({
    now: await corridorInForce(work, 'mx-mxn'),
    first: await corridorAt(work, 'mx-mxn', 1),
    none: await corridorInForce(work, 'xx-xxx'),
  }))
  expect(seen.now).toMatchObject({ version: 2, maximumSendMinor: 9_007_199_254_740_993n })
  expect(seen.first).toMatchObject({ version: 1, maximumSendMinor: 100_000_000n })
  expect(seen.none).toBeUndefined()
})

test('fee and spread: the most specific version in force', async () => {
  const costs = () =>
    world.runtime.work(system, async (work) => ({
      person: await feeInForce(work, ach, 'person'),
      company: await feeInForce(work, ach, 'company'),
      other: await feeInForce(work, spei, 'company'),
      spread: await spreadInForce(work, ach, 'person'),
    }))
  const seed = { fixedMinor: 990n, bps: 70, ivaPercent: 19, version: 1 }
  expect(await costs()).toEqual({ person: seed, company: seed, other: seed, spread: { bps: 40, version: 1 } })
  await write('fee', 'default/company', 1, { fixedMinor: '500', bps: 50, ivaPercent: 19 })
  await write('fee', 'us-usd/company', 1, { fixedMinor: '100', bps: 10, ivaPercent: 19 })
  await write('spread', 'us-usd', 4, { bps: 25 })
  const now = await costs()
  expect(now.person).toEqual(seed)
  expect(now.company).toMatchObject({ fixedMinor: 100n, bps: 10 })
  expect(now.other).toMatchObject({ fixedMinor: 500n, bps: 50 })
  expect(now.spread).toEqual({ bps: 25, version: 4 })
})

describe('estimated arrival', () => {
  // Santiago is three hours behind UTC in summer time. 26 November is Thanksgiving; 8 December is a holiday in Chile.
  test.each([
    ['ACH, Monday morning', '2026-11-23T13:00:00Z', '2026-11-24T21:00:00.000Z', ['rail-hours']],
    ['ACH, a minute before the cut-off', '2026-11-23T16:59:00Z', '2026-11-24T21:00:00.000Z', ['rail-hours']],
    ['ACH, at the cut-off', '2026-11-23T17:00:00Z', '2026-11-25T21:00:00.000Z', ['rail-hours', 'cut-off']],
    [
      'ACH, before Thanksgiving',
      '2026-11-25T13:00:00Z',
      '2026-11-27T21:00:00.000Z',
      ['rail-hours', 'holiday-there'],
    ],
    [
      'ACH, Friday evening',
      '2026-11-27T22:00:00Z',
      '2026-12-01T21:00:00.000Z',
      ['rail-hours', 'cut-off', 'weekend'],
    ],
    ['ACH, Saturday night', '2026-11-29T01:00:00Z', '2026-12-01T21:00:00.000Z', ['rail-hours', 'weekend']],
    [
      'ACH, before a holiday here',
      '2026-12-07T13:00:00Z',
      '2026-12-09T21:00:00.000Z',
      ['rail-hours', 'holiday-here'],
    ],
    ['ACH, winter: four hours behind', '2026-07-14T14:00:00Z', '2026-07-15T22:00:00.000Z', ['rail-hours']],
  ])('%s', (_name, from, at, reasons) => {
    const arrival = estimateArrival(ach, published, new Date(from))
    expect({ at: arrival.at.toISOString(), reasons: arrival.reasons }).toEqual({ at, reasons })
  })

  test('SPEI: runs at all times on every day', () => {
    for (const from of [
      '2026-11-23T13:00:00Z',
      '2026-11-29T02:59:30Z',
      '2026-12-25T12:00:00Z',
      '2026-09-06T03:59:00Z',
    ]) {
      const arrival = estimateArrival(spei, published, new Date(from))
      expect(arrival).toEqual({ at: new Date(Date.parse(from) + 15 * 60_000), reasons: [] })
    }
  })

  test('a rail with its own closing days: runs on the holidays of its country', () => {
    const rests = ['01-01', 'easter -2', 'easter 1', '05-01', '12-25', '12-26']
    const euro: RailSchedule = { ...ach, country: 'DE', rests }
    const days = (from: string, schedule: RailSchedule = euro) =>
      estimateArrival(schedule, published, new Date(from)).at.toISOString().slice(0, 10)
    // 14 May 2026 is Ascension Day in Germany. 6 April is Easter Monday and not a holiday in Chile.
    expect(days('2026-05-13T14:00:00Z')).toBe('2026-05-14')
    expect(days('2026-05-13T14:00:00Z', { ...euro, rests: undefined })).toBe('2026-05-15')
    expect(days('2026-04-02T14:00:00Z')).toBe('2026-04-07')
    expect(() => days('2026-04-02T14:00:00Z', { ...euro, rests: ['no day'] })).toThrow(/no rest day/)
  })

  test('a rail with opening hours: the payout waits for them; a rail that never runs: throws', () => {
    const schedule: RailSchedule = {
      country: 'MX',
      runs: 'banking-days',
      cutOff: { time: '17:00', days: [1, 2, 3, 4] },
      opensAt: '09:00',
      deliveryBankingDays: 0,
      deliveredBy: '24:00',
      deliveryMinutes: 10,
    }
    const early = estimateArrival(schedule, published, new Date('2026-11-24T09:00:00Z'))
    expect(early).toEqual({ at: new Date('2026-11-24T12:10:00Z'), reasons: ['rail-hours'] })
    const friday = estimateArrival(schedule, published, new Date('2026-11-27T15:00:00Z'))
    expect(friday).toEqual({ at: new Date('2026-11-30T12:10:00Z'), reasons: ['rail-hours', 'weekend'] })
    const never = { ...schedule, cutOff: { time: '17:00', days: [] } }
    expect(() => estimateArrival(never, published, new Date('2026-11-27T15:00:00Z'))).toThrow(
      /on which it runs/,
    )
  })
})

describe('the name as the rail writes it', () => {
  test.each([
    ['José  Ñandú Müller', { written: 'Jose Nandu Muller' }],
    ['  O’Brien-Łukasz (Søren) & Cía., S.A. ', { written: "O'Brien-Lukasz (Soren) & Cia., S.A." }],
    ['A', { fault: 'too-short' }],
    ['   ', { fault: 'too-short' }],
    ['李小龙', { fault: 'wrong-characters' }],
    ['Ana 🙂', { fault: 'wrong-characters' }],
    ['Ana\u0000Paz', { fault: 'wrong-characters' }],
    ['12345', { fault: 'wrong-characters' }],
    ['á'.repeat(40), { written: 'a'.repeat(40) }],
    ['a'.repeat(41), { fault: 'too-long' }],
    ['ß'.repeat(21), { fault: 'too-long' }],
  ])('%j', (name, expected) => {
    expect(nameForRail(spei.name, name)).toEqual(expected)
  })

  test('a rail with fewer characters and its own transliteration: both are applied', () => {
    const rule = { ...spei.name, allowed: "A-Za-z0-9 /?:.,'+\\-", written: { '&': '+', ü: 'ue' } }
    expect(nameForRail(rule, 'Müller & Söhne: GmbH')).toEqual({ written: 'Mueller + Sohne: GmbH' })
    expect(nameForRail({ ...rule, allowed: 'A-Za-z ' }, 'Ana 2')).toEqual({ fault: 'wrong-characters' })
    expect(nameForRail({ ...rule, maxLength: 6 }, 'Müller')).toEqual({ fault: 'too-long' })
  })

  test('a rail that accepts any letter: the name is unchanged', () => {
    expect(nameForRail({ maxLength: 40, characters: 'any' }, 'José 李')).toEqual({ written: 'José 李' })
  })
})

test.each(Object.entries(seeded))(
  'amounts of %s: formatted with the decimals that the rail pays',
  (_id, corridor) => {
    const { currency } = corridor
    const step = BigInt(corridor.receiveStepMinor)
    const amount = money(1234n * minorPerUnit(currency), currency)
    const paysCents = exponentOf(currency) > 0 && step < minorPerUnit(currency)
    expect(formatMoney(amount)).toBe(paysCents ? `1.234,00 ${currency}` : `1.234 ${currency}`)
    expect(textOfCell(amountCell(amount.minor, currency))).toEqual({ number: paysCents ? '1234,00' : '1234' })
  },
)
