import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { countOutbox } from '../events/outbox.ts'
import { forgetInstancesJob } from './heartbeats.ts'

let world: RunningEnvironment
beforeAll(async () => {
  world = await startEnvironment()
})
afterAll(async () => world?.close())

const scrape = async () => {
  const response = await fetch(new URL('/metrics', world.listeners.ops))
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
/** The value of one line. */
const valueOf = async (line: string): Promise<number | undefined> => {
  const found = (await scrape()).text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}
const soon = { timeout: 60_000, interval: 100 }

test('a scrape: has the metrics of requests, jobs, the pool, the event loop and the database', async () => {
  await world.staff().get('/api/health')
  const { status, type, text } = await scrape()
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')])
  for (const name of [
    'puente_request_seconds_bucket{',
    'puente_outbox_waiting ',
    'puente_outbox_oldest_seconds ',
    'puente_job_silent_seconds{job="heartbeat.worker"}',
    'puente_job_seconds_count{job="relay",outcome="idle"}',
    'puente_database_pool_connections{state="waiting"}',
    'puente_suspense_open 0',
    'puente_books_block_age_seconds ',
    'puente_settings_misfitting',
    'puente_money_overdue',
    'puente_balances_low',
    'puente_partner_seconds',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(name)
  expect(text).toContain('endpoint="getHealth"')
  expect(text).not.toMatch(/puente_metrics_stale{group="[\w-]+"} 1/)
})

test.each(['/metrics', '/livez', '/readyz', '/api/metrics'])(
  'the listeners of customers and staff: answer 404 for %s',
  async (path) => {
    for (const listener of [world.listeners.customer, world.listeners.staff]) {
      const response = await fetch(new URL(path, listener))
      expect([response.status, (await response.text()).includes('puente_')]).toEqual([404, false])
    }
  },
)

test('the operations port: has no other address', async () => {
  for (const path of ['/', '/api/health', '/api/session', '/metrics/x'])
    expect((await fetch(new URL(path, world.listeners.ops))).status).toBe(404)
})

test('the metrics: contain no id, name or address of a person', async () => {
  const persona = await world.signedIn('persona')
  await persona.get('/api/recipients')
  await persona.get(`/api/transfers/trf_${'a'.repeat(32)}`)
  await world.customer().signIn('nobody@demo.puente.test', 'x')
  const { text } = await scrape()
  expect(text).toContain('endpoint="listRecipients"')
  expect(text).not.toMatch(/trf_|cus_|@|Persona|127\.0\.0\.1/)
})

test('a payment without a reference: counted with its age; a screened order: screening is recent', async () => {
  const persona = await world.signedIn('persona')
  await world.order(persona)
  expect(await valueOf('puente_screening_age_seconds')).toBeLessThan(3600)
  await world.transferTo({ rut: '11111111-1', name: 'Nadie', amount: '31000', reference: 'sin referencia' })
  await expect.poll(() => valueOf('puente_suspense_open'), soon).toBe(1)
  // Without the worker nobody is screened again.
  await world.stopWork()
  const ages = async () => [
    await valueOf('puente_suspense_oldest_seconds'),
    await valueOf('puente_screening_age_seconds'),
  ]
  const before = await ages()
  await world.moveClock(hours(2))
  const after = await ages()
  after.forEach((age, at) => expect(age).toBeGreaterThanOrEqual((before[at] ?? 0) + 7200))
})

test('no worker: waiting events are counted with the age of the oldest; the time since the last round grows', async () => {
  await world.stopWork()
  await asOwner(
    world,
    `insert into platform.outbox (name, subject, facts, at)
     select 'toy.counted', gen_random_uuid(), '{}', $1::timestamptz - n * interval '1 minute'
     from unnest(array[10, 5]) as n`,
    [world.clock.now()],
  )
  expect(await valueOf('puente_outbox_waiting')).toBe(2)
  expect(await valueOf('puente_outbox_oldest_seconds')).toBeGreaterThanOrEqual(600)
  const silent = () => valueOf('puente_job_silent_seconds{job="relay"}')
  const before = (await silent()) ?? expect.fail('no such job')
  await expect.poll(silent, soon).toBeGreaterThan(before)
  await asOwner(world, 'delete from platform.outbox')
  await countOutbox(world.runtime)
  expect(await valueOf('puente_outbox_oldest_seconds')).toBe(0)
})

test('rows of instances: deleted a day after the last heartbeat', async () => {
  await asOwner(
    world,
    `insert into platform.heartbeat (process, instance, release, started_at, at)
     select 'api', name, 'test', now() - interval '3 days', now() - age
     from (values ('old:1', interval '25 hours'), ('recent:2', interval '23 hours')) as instance (name, age)`,
  )
  expect(await forgetInstancesJob.round(world.runtime)).toBe(1)
  expect(await asOwner(world, 'select instance from platform.heartbeat')).toEqual([{ instance: 'recent:2' }])
})
