import { randomUUID } from 'node:crypto'
import { appUrlOf, sql } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import { startQueue } from '../jobs/queue.ts'
import { openRelays, relayEvents } from './relay.ts'
import type { Subscription } from './subscribers.ts'

const NAME = 'toy.divided'
let toy: Toy
const owner = (statement: string, values: readonly unknown[] = []) =>
  asOwner<Record<string, unknown>>({ databaseUrl: toy.database.url }, statement, values)

beforeAll(async () => {
  toy = await openTestModule()
  await owner(
    'create table toy.received (place bigint generated always as identity, subject uuid, n integer)',
  )
  await owner('grant select, insert on toy.received to puente_app')
  await openRelays(toy.runtime, 3)
})
afterAll(async () => toy?.close())

const count = async (table: string) => Number((await owner(`select count(*) as n from ${table}`))[0]?.['n'])
const jobs = () => count('graphile_worker._private_jobs')
const outbox = () => count('platform.outbox')
const range = (length: number) => Array.from({ length }, (_, n) => n)
const soon = { timeout: 60_000, interval: 50 }

const subscriptions: readonly Subscription[] = [
  {
    subscriber: 'divided',
    events: [NAME],
    handle: async (work, { subject, facts }) => {
      await work.tx.run(sql`insert into toy.received (subject, n) values (${subject}, ${Number(facts['n'])})`)
    },
  },
]

const notify = (subject: string, n: number) =>
  toy.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    work.emit({ name: NAME, subject, facts: { n } }),
  )
const receivedBy = async (subject: string) =>
  (await owner('select n from toy.received where subject = $1 order by place', [subject])).map(({ n }) => n)

test('in partitions: each has a lock of its own, and the events of a subject stay in order', async () => {
  const part = (partition: number) => ({ partition, partitions: 3, queues: 3 })
  const subjects = range(30).map(() => randomUUID())
  for (const n of range(4)) await Promise.all(subjects.map((subject) => notify(subject, n)))
  const blocker = await toy.runtime.pool.connect()
  try {
    await blocker.query('begin; select from platform.relay where partition = 1 for update')
    const moved = await Promise.all(range(3).map((n) => relayEvents(toy.runtime, subscriptions, part(n))))
    expect(moved[1]).toBe(0)
    expect(moved[0]).toBeGreaterThan(0)
    expect(moved[2]).toBeGreaterThan(0)
    expect(await outbox()).toBe(120 - (moved[0] ?? 0) - (moved[2] ?? 0))
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  await relayEvents(toy.runtime, subscriptions, part(1))
  const queue = await startQueue(toy.runtime, appUrlOf(toy.database.url), subscriptions)
  await expect.poll(jobs, soon).toBe(0)
  await queue.stop()
  expect(await outbox()).toBe(0)
  for (const subject of subjects) expect(await receivedBy(subject)).toEqual(range(4))
})

test('workers with different numbers of partitions at once: each event is handed over once', async () => {
  for (const subject of range(300).map(() => randomUUID())) await notify(subject, 1)
  const rounds = range(4).flatMap((partition) => [
    () => relayEvents(toy.runtime, subscriptions, { partition: partition % 3, partitions: 3, queues: 3 }),
    () => relayEvents(toy.runtime, subscriptions),
  ])
  const moved = await Promise.all(rounds.map((round) => round()))
  for (let more = 1; more > 0; moved.push(more)) more = await relayEvents(toy.runtime, subscriptions)
  const left = [await outbox(), await jobs()]
  await owner('delete from graphile_worker._private_jobs')
  expect(left).toEqual([0, 300])
  expect(moved.reduce((sum, rows) => sum + rows, 0)).toBe(300)
})
