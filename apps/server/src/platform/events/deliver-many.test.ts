import { randomUUID } from 'node:crypto'
import { refuse } from '@puente/contract'
import { appUrlOf, sql } from '@puente/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import { startQueue } from '../jobs/queue.ts'
import type { Work } from '../work.ts'
import { recordDeadEvents } from './dead-events.ts'
import { relayEvents } from './relay.ts'
import type { DeliveredEvent, Subscription } from './subscribers.ts'

const system = { kind: 'system', name: 'test' } as const
const NAME = 'toy.counted'
const soon = { timeout: 60_000, interval: 50 }
let toy: Toy
const owner = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>({ databaseUrl: toy.database.url }, statement, values)

beforeAll(async () => {
  toy = await openTestModule()
  await owner(
    'create table toy.listened (place bigint generated always as identity, subscriber text, subject uuid, n integer, xid text)',
  )
  await owner('grant select, insert on toy.listened to puente_app')
})
afterAll(async () => toy?.close())

/** Assigns every subject to one of few owners. */
const ownerOf = (subject: string): string => `owner ${subject.at(-1)}`

function many(
  subscriber: string,
  then: (event: DeliveredEvent, work: Work) => Promise<unknown> = async () => undefined,
): Subscription {
  return {
    subscriber,
    events: [NAME],
    ownersOf: async (_work, subjects) => new Map(subjects.map((subject) => [subject, ownerOf(subject)])),
    handle: async (work, event) => {
      await work.tx.run(sql`
        insert into toy.listened (subscriber, subject, n, xid)
        values (${subscriber}, ${event.subject}, ${Number(event.facts['n'])}, pg_current_xact_id()::text)`)
      return then(event, work)
    },
  }
}

const notify = (subjects: readonly string[]) =>
  toy.runtime.work(system, (work) =>
    work.emit(...subjects.map((subject, n) => ({ name: NAME, subject, facts: { n } }))),
  )
const listened = (subscriber: string) =>
  owner<{ subject: string; n: number; xid: string }>(
    'select subject, n, xid from toy.listened where subscriber = $1 order by place',
    [subscriber],
  )
const jobs = async () => (await owner('select from graphile_worker._private_jobs')).length

async function carry(subscription: Subscription, until: () => Promise<unknown> = async () => undefined) {
  while ((await relayEvents(toy.runtime, [subscription])) > 0);
  const queue = await startQueue(toy.runtime, appUrlOf(toy.database.url), [subscription])
  try {
    await until()
    await expect.poll(jobs, soon).toBe(0)
  } finally {
    await queue.stop()
  }
}

it('many events: handled in few transactions, once each, those of one owner in order', async () => {
  const subjects = Array.from({ length: 40 }, () => randomUUID())
  const received = Array.from({ length: 200 }, (_, n) => subjects[(n * 7) % 40] ?? '')
  await notify(received)
  await carry(many('many'))
  const rows = await listened('many')
  expect(rows.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(received.map((_, n) => n))
  for (const mine of Map.groupBy(rows, ({ subject }) => ownerOf(subject)).values())
    expect(mine.map(({ n }) => n)).toEqual(mine.map(({ n }) => n).toSorted((a, b) => a - b))
  expect(new Set(rows.map(({ xid }) => xid)).size).toBeLessThan(100)
  expect(await owner('select from graphile_worker._private_job_queues')).toHaveLength(3)
})

it('an event that fails: retried alone; one that refuses: handled; the others: not delayed', async () => {
  const subjects = Array.from({ length: 12 }, () => randomUUID())
  let broken = true
  const failing = many('failing', async ({ facts }, work) => {
    if (facts['n'] === 3) return refuse('unavailable')
    if (facts['n'] === 5 && broken) throw new Error('a bug in the handler')
    if (facts['n'] === 8 && broken) await work.tx.run(sql`select 1 / 0`)
    return undefined
  })
  await notify(subjects)
  const numbers = async () => (await listened('failing')).map(({ n }) => n).toSorted((a, b) => a - b)
  const sound = [0, 1, 2, 4, 6, 7, 9, 10, 11]
  await carry(failing, async () => {
    await expect.poll(numbers, soon).toEqual(sound)
    broken = false
    await expect
      .poll(async () => {
        await owner('update graphile_worker._private_jobs set run_at = now() where locked_by is null')
        return numbers()
      }, soon)
      .toEqual([...sound, 5, 8].toSorted((a, b) => a - b))
  })
  const handled = await owner<{ count: string }>(
    "select count(*) from platform.handled where subscriber = 'failing'",
  )
  expect(handled).toEqual([{ count: 12n }])
})

it('a subscriber that wants events with an owner: gets no job for the others', async () => {
  const [owned = '', other = ''] = [randomUUID(), randomUUID()]
  const subscription: Subscription = {
    ...many('only-owned'),
    ownersOf: async () => new Map([[owned, ownerOf(owned)]]),
    onlyOwned: true,
  }
  await notify([owned, other])
  await carry(subscription)
  expect((await listened('only-owned')).map(({ subject }) => subject)).toEqual([owned])
})

it('a given-up batch: events that were handled do not count as dead', async () => {
  const subjects = Array.from({ length: 3 }, () => `${randomUUID().slice(0, -1)}a`)
  const subscription = many('given-up')
  await notify(subjects)
  while ((await relayEvents(toy.runtime, [subscription])) > 0);
  await owner(`insert into platform.handled (event_id, subscriber, at)
    select (payload->'events'->0->>'id')::bigint, 'given-up', now() from graphile_worker._private_jobs`)
  await owner('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await recordDeadEvents(toy.runtime)).toBe(2)
  await owner('delete from graphile_worker._private_jobs')
})
