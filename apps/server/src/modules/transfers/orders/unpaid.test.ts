import type { OwnLimitsWire, TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { recipient } from '../../../../test/samples/orders.ts'
import { hours } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let persona: Client
let recipientId: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  recipientId = await recipient(persona)
})
afterAll(async () => life?.close())

/** The payment deadline of the next order, once there are rates after the clock has moved. */
async function funding(): Promise<OwnLimitsWire['funding']> {
  const own = () => persona.get<OwnLimitsWire>('/api/allowance')
  await expect.poll(async () => (await own()).status, { timeout: 60_000 }).toBe(200)
  return (await own()).body.funding
}
const hoursToPay = ({ createdAt, payment }: TransferWire) =>
  (Date.parse(payment?.deadlineAt ?? '') - Date.parse(createdAt)) / hours(1)
/** Orders once there are prices after the clock has moved. */
async function order(): Promise<TransferWire> {
  const priced = () => persona.get('/api/prices?corridorId=us-usd&side=send&amount=20000')
  await expect.poll(async () => (await priced()).status, { timeout: 60_000 }).toBe(200)
  return life.orderTo(persona, recipientId, { amount: '20000' })
}
async function leaveUnpaid(count: number): Promise<void> {
  const ordered = []
  for (let n = 0; n < count; n++) ordered.push(await order())
  await life.moveClock(hours(25))
  for (const { id } of ordered) await life.reaches(persona, id, 'expired')
}

it('orders that end unpaid: the next ones have less time, which is shown before the order and while paying', async () => {
  expect(await funding()).toMatchObject({ hours: 24, unpaid: 0, unpaidDays: 30, shortened: false })
  await leaveUnpaid(2)
  const usual = await order()
  expect([hoursToPay(usual), usual.payment?.shortened]).toEqual([24, undefined])
  // A cancelled order does not count as unpaid.
  await persona.post(`/api/transfers/${usual.id}/cancellation`, {})
  await leaveUnpaid(1)
  expect(await funding()).toMatchObject({ hours: 4, largeHours: 4, unpaid: 3, shortened: true })
  const shorter = await order()
  expect([hoursToPay(shorter), shorter.payment?.shortened]).toEqual([4, { unpaid: 3 }])
  const seen = await persona.get<TransferWire>(`/api/transfers/${shorter.id}`)
  expect(seen.body.payment?.shortened).toEqual({ unpaid: 3 })
  await leaveUnpaid(1)
  expect(await funding()).toMatchObject({ hours: 1, largeHours: 1, unpaid: 5 })
  expect(hoursToPay(await order())).toBe(1)
  await life.moveClock(hours(24 * 31))
  await expect.poll(async () => (await funding()).shortened, { timeout: 60_000 }).toBe(false)
  expect(hoursToPay(await order())).toBe(24)
})
