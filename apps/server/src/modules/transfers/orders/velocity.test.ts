import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import type { StaffCustomer } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, orderBody, recipientBody, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import type { TestEnvironment } from '../../../../test/world.ts'

let life: RunningEnvironment
let persona: Client

/**
 * Four orders an hour, six a day, two new recipients; many unpaid orders are allowed, so that no other limit applies.
 */
const seedPace = async (world: TestEnvironment) => {
  await asOwner(
    world,
    `update platform.versioned set data = data || '{"ordersPerHour": 4, "ordersPerDay": 6, "newRecipientsPerDay": 2}'
     where noun = 'limits'`,
  )
  await asOwner(
    world,
    `update platform.versioned set data = data || '{"openOrdersMax": 100}' where noun = 'order-terms'`,
  )
}

beforeAll(async () => {
  life = await startEnvironment({ before: seedPace })
  persona = await life.signedIn('persona')
  // The first recipients must be older than the window.
  await life.moveClock(hours(25))
})
afterAll(async () => life?.close())

const keep = async () => (await persona.post<RecipientWire>('/api/recipients', recipientBody())).body.id
const known = async () => {
  const { body } = await persona.get<{ items: RecipientWire[] }>('/api/recipients')
  return body.items.find(({ corridorId }) => corridorId === 'us-usd')?.id ?? ''
}

async function order(recipientId: string, browser = persona) {
  const quote = { corridorId: 'us-usd', side: 'send', amount: '20000' }
  let asked = await browser.post<{ id: string }>('/api/quotes', quote)
  // Rates are fetched again after the clock has moved.
  for (let tries = 0; asked.status !== 201 && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    asked = await browser.post<{ id: string }>('/api/quotes', quote)
  }
  const { body } = asked
  return browser.post<TransferWire>('/api/transfers', orderBody(body.id, recipientId))
}

const codes = (answers: readonly { status: number; body: { code: string } }[]) =>
  answers.map(({ status, body }) => (status === 201 ? '201' : body.code)).toSorted()

it('concurrent orders: at most the maximum per hour; cancelled orders do not count, and the window rolls', async () => {
  const recipientId = await known()
  const answers = await Promise.all(Array.from({ length: 9 }, () => order(recipientId, persona.copy())))
  expect(codes(answers)).toEqual([
    ...Array<string>(4).fill('201'),
    ...Array<string>(5).fill('too-many-orders'),
  ])
  const [made] = answers.filter(({ status }) => status === 201)
  await persona.post(`/api/transfers/${made?.body.id}/cancellation`, {})
  expect((await order(recipientId)).status).toBe(201)
  const { body, status } = await order(recipientId)
  expect([status, body.code]).toEqual([422, 'too-many-orders'])
  expect(body.facts).toMatchObject({ per: 'hour', maximum: 4 })
  const again = new Date(String(body.facts['againAt'])).getTime() - life.clock.now().getTime()
  expect(again).toBeGreaterThan(minutes(50))
  expect(again).toBeLessThanOrEqual(minutes(60))
  await life.moveClock(minutes(61))
  expect(codes([await order(recipientId), await order(recipientId)])).toEqual(['201', '201'])
  expect((await order(recipientId)).body.facts).toMatchObject({ per: 'day', maximum: 6 })
  await life.moveClock(hours(25))
})

it('a recipient beyond the daily number: must wait until tomorrow; earlier ones are paid', async () => {
  const added = [await keep(), await keep(), await keep()] as const
  expect((await order(added[0])).status).toBe(201)
  const { status, body } = await order(added[2])
  expect([status, body.code, body.facts['maximum']]).toEqual([422, 'too-many-new-recipients', 2])
  expect(codes([await order(added[1]), await order(await known())])).toEqual(['201', '201'])
  await life.moveClock(hours(24.5))
  expect((await order(added[2])).status).toBe(201)
})

it('staff: see how fast a customer orders, and the maximum', async () => {
  const support = await life.signedIn('soporte')
  const { body: me } = await persona.get<{ customers: { id: string }[] }>('/api/session')
  const { body } = await support.get<StaffCustomer>(`/api/customers/${me.customers?.[0]?.id}`)
  expect(body.limits).toMatchObject({
    ordersInHour: { used: 1, maximum: 4 },
    ordersInDay: { used: 1, maximum: 6 },
    newRecipientsInDay: { used: 0, maximum: 2 },
  })
})
