import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '../../test/life.ts'
import { eventText, signatureFor } from '../../test/partner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { openRuntime } from './runtime.ts'
import { startWork } from './run-worker.ts'

const HOUR_MS = 3_600_000
let world: TestEnvironment
let api: Awaited<ReturnType<typeof openRuntime>>
let worker: Awaited<ReturnType<typeof openRuntime>>
let work: Awaited<ReturnType<typeof startWork>>

// Both processes as they start themselves: a runtime each, sharing only the database.
beforeAll(async () => {
  world = await createEnvironment({ env: { LOG_LEVEL: 'silent' } })
  api = await openRuntime(world.config, 'api')
  worker = await openRuntime(world.config, 'worker')
  work = await startWork(world.config, worker.runtime, world.ports)
})
afterAll(async () => {
  await work?.stop()
  await Promise.all([api?.close(), worker?.close()])
  await world?.close()
})

const aheadMs = () =>
  [api, worker].map(({ runtime }) => runtime.clock.now().getTime() - runtime.clock.realNow().getTime())
const reach = (offsetMs: number) =>
  expect.poll(aheadMs, { timeout: 60_000, interval: 50 }).toEqual([offsetMs, offsetMs])
const push = (to: string) => postForm(`${world.sandbox?.url}/control/page/clock`, { to })
test('a clock moved on the control page: business time of both processes follows, forward and back', async () => {
  await reach(0)
  await push('day')
  await reach(24 * HOUR_MS)
  await push('hour')
  await reach(25 * HOUR_MS)
  await push('real')
  await reach(0)
})

test('a process that starts later: has the moved clock', async () => {
  await push('hour')
  await reach(HOUR_MS)
  const late = await openRuntime(world.config, 'late')
  expect(late.runtime.clock.now().getTime() - late.runtime.clock.realNow().getTime()).toBe(HOUR_MS)
  await late.close()
})

test("a request without the control page's signature, or an invalid one: the clock is not moved", async () => {
  const before = aheadMs()
  const notify = (text: string, secret: string) =>
    fetch(`${world.listeners.customer}/api/partners/control/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-partner-signature': signatureFor(text, { secret }) },
      body: text,
    }).then(({ status }) => status)
  const move = eventText('clock.moved', { offsetMs: 5 * HOUR_MS })
  expect(await notify(move, 'sandbox-bank-webhook-secret')).toBe(401)
  for (const data of [{}, { offsetMs: '7' }, { offsetMs: 1.5 }, { offsetMs: 1e300 }, null])
    expect(await notify(eventText('clock.moved', data), 'sandbox-control-webhook-secret')).toBe(200)
  const ignored = async () =>
    (await world.pool.query("select from platform.partner_message where outcome = 'ignored'")).rowCount
  await expect.poll(ignored, { timeout: 60_000 }).toBe(5)
  expect(aheadMs()).toEqual(before)
})
