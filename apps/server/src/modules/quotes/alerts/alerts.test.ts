import type { NoticeWire, RateAlertWire, RecipientWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { recipientBody } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { notifyRateAlerts } from '../../notifications/subscriptions/notify-rate-alerts.ts'
import { rateAlertEvents, rateAlertJobs, recordRates } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const path = '/api/rate-alerts'
let world: TestEnvironment
let one: Made
let other: Made

beforeAll(async () => {
  world = await createEnvironment()
  one = await customerMade(world, { kind: 'person', name: 'Alba Alerta' })
  other = await customerMade(world, { kind: 'company', name: 'Otra SpA' })
})
afterAll(() => world.close())

const feed = (mid: string, base = 'USD') =>
  world.runtime.work(system, (work) =>
    recordRates(work, [{ base, mid, asOf: work.now.toISOString(), source: 'Mercado de prueba' }]),
  )
/** A reading of the market one minute later. */
const later = async (mid: string) => {
  world.clock.advance(minutes(1))
  await feed(mid)
}
const runJob = async () => {
  for (const job of rateAlertJobs) await job.round(world.runtime)
}
const set = (clpPerUnit: string, { client }: Made = one, more: Record<string, unknown> = {}) =>
  client.post<RateAlertWire>(path, { currency: 'USD', clpPerUnit, ...more })
const listed = async ({ client }: Made = one) =>
  (await client.get<{ items: RateAlertWire[] }>(path)).body.items
const recipientOf = async ({ client }: Made, corridorId: string) =>
  (await client.post<RecipientWire>('/api/recipients', recipientBody(corridorId))).body.id
const events = () =>
  asOwner<{ id: bigint; subject: string }>(
    world,
    'select id, subject from platform.outbox where name = $1 order by id',
    [rateAlertEvents.reached],
  )

/** Each test begins at a market rate of 1000: the customer's is 1004, with a spread of 40 basis points. */
beforeEach(async () => {
  world.clock.setOffset(0)
  await asOwner(
    world,
    'truncate quotes.rate, quotes.quote, quotes.rate_alert, quotes.rate_alert_progress, platform.outbox',
  )
  await feed('1000')
  world.clock.advance(1000)
})

describe('an alert', () => {
  test('a rate above and one below ours: the direction follows; the newest is first in the list', async () => {
    const above = await set('1010')
    const below = await set('990.5', one, { price: { side: 'send', amount: '350000' } })
    expect([above.status, below.status]).toEqual([201, 201])
    expect(above.body).toMatchObject({ currency: 'USD', clpPerUnit: '1010', direction: 'above' })
    expect((await listed()).map(({ clpPerUnit, direction }) => [clpPerUnit, direction])).toEqual([
      ['990.5', 'below'],
      ['1010', 'above'],
    ])
  })

  test('a rate between the market’s and ours: below, because ours decides', async () => {
    expect((await set('1002')).body.direction).toBe('below')
  })

  test.each([
    ['the rate now', '1004', 'rate-now'],
    ['the rate now with zeros', '1004.000', 'rate-now'],
    ['less than half', '501', 'rate-far'],
    ['more than double', '2009', 'rate-far'],
    ['zero', '0', 'wrong-format'],
  ])('%s: refused at its field', async (_name, clpPerUnit, fault) => {
    const { status, body } = await set(clpPerUnit)
    expect([status, body.code]).toEqual([422, 'fields-wrong'])
    expect(body.fields).toEqual([{ at: 'clpPerUnit', fault }])
    expect(await listed()).toEqual([])
  })

  test('with a recipient and an amount: both are listed; of another currency or customer: refused', async () => {
    const [dollars, pesos] = [await recipientOf(one, 'us-usd'), await recipientOf(one, 'mx-mxn')]
    const price = { side: 'send', amount: '350000' }
    expect((await set('1010', one, { price, recipientId: dollars })).status).toBe(201)
    expect(await listed()).toMatchObject([{ price, recipientId: dollars }])
    for (const recipientId of [pesos, await recipientOf(other, 'us-usd')]) {
      const { status, body } = await set('1020', one, { recipientId })
      expect([status, body.code]).toEqual([404, 'not-found'])
    }
    expect(await listed()).toHaveLength(1)
  })

  test('an amount of zero: refused at its field', async () => {
    const { status, body } = await set('1010', one, { price: { side: 'send', amount: '0' } })
    expect([status, body.fields]).toEqual([422, [{ at: 'price.amount', fault: 'wrong-format' }]])
    expect(await listed()).toEqual([])
  })

  test('the same rate again: refused at its field', async () => {
    await set('1010')
    expect((await set('1010.0')).body.fields).toEqual([{ at: 'clpPerUnit', fault: 'rate-known' }])
  })

  test('a currency without corridor, and one without a rate: refused', async () => {
    const zzz = await one.client.post(path, { currency: 'ZZZ', clpPerUnit: '1' })
    expect(zzz.body.code).toBe('corridor-unknown')
    const euro = await one.client.post(path, { currency: 'EUR', clpPerUnit: '1' })
    expect(euro.body.code).toBe('rate-unavailable')
  })

  test('eleven at once: ten are active, one is refused; deleting one makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, (_, nth) => set(String(1010 + nth))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(201), 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too-many-rate-alerts',
      facts: { maximum: 10 },
    })
    expect((await set('1010', other)).status).toBe(201)
    const [first] = await listed()
    expect((await one.client.delete(`${path}/${first?.id}`)).status).toBe(204)
    expect((await set('1030')).status).toBe(201)
  })

  test('of another customer: neither listed nor deleted; a visitor has none', async () => {
    const { body } = await set('1010')
    expect(await listed(other)).toEqual([])
    expect((await other.client.delete(`${path}/${body.id}`)).status).toBe(404)
    expect(await listed()).toHaveLength(1)
    expect((await world.customer().get(path)).status).toBe(401)
  })
})

describe('the comparison with new rates', () => {
  test('a rate that was reached: one event, however often the job runs', async () => {
    await set('1010')
    await set('1020')
    await runJob()
    expect(await events()).toEqual([])
    await later('1006')
    await runJob()
    await Promise.all([runJob(), runJob()])
    await later('1007')
    await runJob()
    expect(await events()).toHaveLength(1)
    expect(
      (await listed()).map(({ clpPerUnit, reachedAt }) => [clpPerUnit, reachedAt === undefined]),
    ).toEqual([
      ['1020', true],
      ['1010', false],
    ])
  })

  test('crossed between two readings without being met: reached', async () => {
    await set('995.123')
    await later('985')
    await runJob()
    expect(await events()).toHaveLength(1)
  })

  test('crossed and back before the job ran: reached at the reading that crossed', async () => {
    await set('1015')
    await later('1012')
    const crossedAt = world.clock.now()
    await later('1001')
    await runJob()
    expect(await events()).toHaveLength(1)
    const [alert] = await listed()
    expect(Math.abs(Date.parse(alert?.reachedAt ?? '') - crossedAt.getTime())).toBeLessThan(5000)
  })

  test('readings before its creation, unconfirmed ones and those of other currencies: not compared', async () => {
    await later('1020')
    await later('1001')
    world.clock.advance(1000)
    await set('1015')
    await feed('2000', 'EUR')
    await later('1200')
    await runJob()
    expect(await events()).toEqual([])
  })

  test('more readings than one round takes: the next rounds compare the rest', async () => {
    await set('1015')
    await asOwner(
      world,
      `insert into quotes.rate (id, currency, mid, as_of, source, fetched_at, accepted)
       select uuidv7(), 'USD', case when n = 1100 then 1020 else 1000 + round(n / 10000.0, 4) end,
              $1::timestamptz + n * interval '1 second', 'Mercado de prueba', $1, true
       from generate_series(1, 1200) n`,
      [world.clock.now()],
    )
    world.clock.advance(minutes(21))
    await runJob()
    await runJob()
    expect(await events()).toEqual([])
    await runJob()
    expect(await events()).toHaveLength(1)
  })

  test('the round fails after it marked: nothing is kept, and the next round notifies', async () => {
    await set('1010')
    await later('1009')
    await asOwner(world, 'revoke update on quotes.rate_alert_progress from puente_app')
    await expect(runJob()).rejects.toThrow()
    expect(await events()).toEqual([])
    await asOwner(world, 'grant update (compared_until) on quotes.rate_alert_progress to puente_app')
    await runJob()
    expect(await events()).toHaveLength(1)
  })

  test('the clock was moved back: later readings are compared again from now on', async () => {
    world.clock.advance(hours(2))
    await feed('1000')
    await set('1500')
    await later('1001')
    await runJob()
    world.clock.setOffset(0)
    world.clock.advance(5000)
    await set('1010')
    await later('1009')
    await runJob()
    expect(await events()).toHaveLength(1)
  })
})

describe('the mail', () => {
  const notified = async () => {
    for (const { id, subject } of await events())
      await world.runtime.work(system, (work) =>
        notifyRateAlerts(
          work,
          { id, name: rateAlertEvents.reached, subject, facts: {} },
          { key: String(id), subject },
        ),
      )
    return asOwner<{ user_id: string; template: string }>(
      world,
      "select user_id, template from notifications.message where template = 'rate-reached'",
    )
  }

  test('a reached alert: one mail to the user who set it, although its event is delivered twice', async () => {
    await set('1010', one, { price: { side: 'send', amount: '350000' } })
    await later('1009')
    await runJob()
    await notified()
    expect(await notified()).toEqual([{ user_id: one.userId, template: 'rate-reached' }])
  })

  test('with a recipient: the mail proposes the transfer to them', async () => {
    const recipientId = await recipientOf(one, 'us-usd')
    await set('1010', one, { price: { side: 'send', amount: '350000' }, recipientId })
    await later('1009')
    await runJob()
    await notified()
    const [notice] = (await one.client.get<{ items: NoticeWire[] }>('/api/notices')).body.items
    expect(notice?.path).toBe(
      `/send?corridor=us-usd&side=send&amount=350000&recipient=${recipientId}&again=yes`,
    )
    expect(notice?.text).toContain('Tu envío a Rosa Ejemplo está preparado')
  })

  test('an alert that was deleted in between: no mail', async () => {
    const { body } = await set('1010', other)
    await later('1009')
    await runJob()
    await other.client.delete(`${path}/${body.id}`)
    expect((await notified()).filter(({ user_id: userId }) => userId === other.userId)).toEqual([])
  })
})
