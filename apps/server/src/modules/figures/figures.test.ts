import type { BusinessFiguresWire } from '@puente/contract/staff'
import { trialBalance } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { hours } from '../../../test/test-clock.ts'
import { addDays, santiagoDay } from '../corridors/index.ts'
import { countFigures } from './count-figures.ts'

let life: RunningEnvironment
let persona: Client
let empresa: Client
let treasury: Client
let today: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  empresa = await life.signedIn('empresa')
  treasury = await life.signedIn('tesoreria')
  today = santiagoDay(life.clock.now()).day
})
afterAll(async () => life?.close())

/** The worker counts too. A round that finds the lock taken counts nothing. */
async function figures(query: string): Promise<BusinessFiguresWire> {
  await countFigures(life.runtime)
  return (await treasury.get<BusinessFiguresWire>(`/api/business-figures?${query}`)).body
}
const ofDays = (from: string, to: string) => `from=${from}&to=${to}`

/** What the ledger says was earned. */
async function earned(): Promise<Record<string, bigint>> {
  const { lines } = await life.runtime.work({ kind: 'system', name: 'test' }, trialBalance)
  const codes = ['fee-income', 'iva-payable', 'spread-income', 'rounding']
  return Object.fromEntries(
    codes.map((code) => [
      code,
      lines
        .filter((line) => line.code === code && line.currency === 'CLP')
        .reduce((sum, { creditMinor, debitMinor }) => sum + creditMinor - debitMinor, 0n),
    ]),
  )
}

const deliver = async (client: Client, wish?: Parameters<RunningEnvironment['order']>[1]) => {
  const { id } = await life.order(client, wish)
  await life.pay(client, id)
  await life.reaches(client, id, 'delivered')
}

test('orders, payments and deliveries: counted once, and what they earned equals the ledger to the peso', async () => {
  const period = ofDays(today, addDays(today, 2))
  const before = await figures(period)
  const earnedBefore = await earned()
  await deliver(persona)
  await deliver(empresa, { corridorId: 'mx-mxn', side: 'receive', amount: '500000' })
  const unpaid = await life.order(persona)
  expect((await persona.post(`/api/transfers/${unpaid.id}/cancellation`, {})).status).toBe(200)

  const counted = (one: BusinessFiguresWire) => one.total.cancelled - before.total.cancelled
  await expect.poll(async () => counted(await figures(period)), { timeout: 60_000 }).toBe(1)
  const { total, days, corridors } = await figures(period)
  const more = (name: 'quoted' | 'ordered' | 'paid' | 'delivered' | 'cancelled') =>
    total[name] - before.total[name]
  expect([more('quoted'), more('ordered'), more('paid'), more('delivered')]).toEqual([3, 3, 2, 2])

  const now = await earned()
  const gained = (code: string) => String((now[code] ?? 0n) - (earnedBefore[code] ?? 0n))
  const difference = (name: 'fee' | 'iva' | 'spread' | 'rounding') =>
    String(BigInt(total[name]) - BigInt(before.total[name]))
  expect([difference('fee'), difference('iva'), difference('spread'), difference('rounding')]).toEqual([
    gained('fee-income'),
    gained('iva-payable'),
    gained('spread-income'),
    gained('rounding'),
  ])
  const sumOf = (rows: readonly { fee: string; delivered: number }[]) => [
    String(rows.reduce((sum, { fee }) => sum + BigInt(fee), 0n)),
    rows.reduce((sum, { delivered }) => sum + delivered, 0),
  ]
  expect(sumOf(days)).toEqual([total.fee, total.delivered])
  expect(sumOf(corridors)).toEqual([total.fee, total.delivered])
  expect(days.map(({ day }) => day)).toEqual([today, addDays(today, 1), addDays(today, 2)])
  expect(total.medianMinutes).toBeTypeOf('number')

  const { total: mexico } = await figures(`${period}&corridorId=mx-mxn`)
  expect(mexico.delivered).toBe(corridors.find(({ corridorId }) => corridorId === 'mx-mxn')?.delivered)
})

test('a day later: the first day stays as it was, and is the period before', async () => {
  const { total } = await figures(ofDays(today, today))
  life.clock.advance(hours(25))
  const tomorrow = santiagoDay(life.clock.now()).day
  const countedDay = async () =>
    santiagoDay(new Date((await figures(ofDays(tomorrow, tomorrow))).countedAt ?? 0)).day
  await expect.poll(countedDay, { timeout: 60_000 }).toBe(tomorrow)
  const next = await figures(ofDays(addDays(today, 1), addDays(today, 1)))
  expect(total).toMatchObject(next.before)
  expect((await figures(ofDays(today, today))).total).toEqual(total)
})

test.each([
  ['a day that does not exist', 'from=2026-02-30&to=2026-03-01', [{ at: 'from', fault: 'not-a-date' }]],
  ['an end before the beginning', 'from=2026-03-02&to=2026-03-01', [{ at: 'to', fault: 'ends-before' }]],
  ['more than a year', 'from=2025-01-01&to=2026-03-01', [{ at: 'to', fault: 'too-long' }]],
])('%s: refused at its field', async (_what, query, fields) => {
  const { status, body } = await treasury.get<{ fields: unknown }>(`/api/business-figures?${query}`)
  expect([status, body.fields]).toEqual([422, fields])
})
