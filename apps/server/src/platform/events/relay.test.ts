/* long: every way an event may reach its subscriber, over one world */
import { randomUUID } from 'node:crypto'
import { appUrlOf, sql } from '@puente/postgres'
import { refuse } from '@puente/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import { releaseLeftJobs } from '../jobs/stale-job-locks.ts'
import { startQueue } from '../jobs/queue.ts'
import type { Work } from '../work.ts'
import { registry } from '../telemetry/metrics.ts'
import { countDeadEvents, deadEvents, recordDeadEvents, retryDeadEvents } from './dead-events.ts'
import { deliverEvent } from './deliver-events.ts'
import { relayEvents } from './relay.ts'
import type { DeliveredEvent, Subscription } from './subscribers.ts'

const system = { kind: 'system', name: 'test' } as const
const NAME = 'toy.counted'
let toy: Toy
const owner = (statement: string, values: readonly unknown[] = []) =>
  asOwner<Record<string, unknown>>({ databaseUrl: toy.database.url }, statement, values)

beforeAll(async () => {
  toy = await openTestModule()
  await owner(
    'create table toy.received (place bigint generated always as identity, subscriber text, subject uuid, n integer)',
  )
  await owner('grant select, insert on toy.received to puente_app')
})
afterAll(async () => toy?.close())

const count = async (statement: string, values: readonly unknown[] = []) =>
  Number((await owner(`select count(*) as n from ${statement}`, values))[0]?.['n'])
const jobs = () => count('graphile_worker._private_jobs')
/** What keeps the jobs that are left from being done. */
const jobsLeft = () =>
  owner(`
    select queue_name, count(*) as jobs, max(j.attempts) as attempts, max(j.last_error) as error,
      min(j.run_at) > now() as is_later, max(j.locked_by) as job_of, max(q.locked_by) as queue_of
    from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    group by queue_name`)
const outbox = () => count('platform.outbox')

/** A subscriber that records its events and then runs `before`. */
function writer(
  subscriber: string,
  before: (event: DeliveredEvent, work: Work) => Promise<unknown> = async () => undefined,
): Subscription {
  return {
    subscriber,
    events: [NAME],
    handle: async (work, event) => {
      await work.tx.run(sql`
        insert into toy.received (subscriber, subject, n) values (${subscriber}, ${event.subject}, ${Number(event.facts['n'])})`)
      return before(event, work)
    },
  }
}

const notify = (subject: string, ...numbers: readonly number[]) =>
  toy.runtime.work(system, (work) =>
    work.emit(...numbers.map((n) => ({ name: NAME, subject, facts: { n } }))),
  )
const receivedBy = async (subscriber: string, subject: string) =>
  (
    await owner('select n from toy.received where subscriber = $1 and subject = $2 order by place', [
      subscriber,
      subject,
    ])
  ).map(({ n }) => n)
const range = (length: number) => Array.from({ length }, (_, n) => n)

/** Makes failed jobs due now. */
const hurry = () => owner('update graphile_worker._private_jobs set run_at = now() where locked_by is null')

async function carry(subscriptions: readonly Subscription[], done: () => Promise<void>): Promise<void> {
  const queue = await startQueue(toy.runtime, appUrlOf(toy.database.url), subscriptions)
  try {
    while ((await relayEvents(toy.runtime, subscriptions)) > 0);
    await done()
  } finally {
    await queue.stop()
  }
}
const soon = { timeout: 60_000, interval: 50 }

describe('events', () => {
  it('of a work that is rolled back: not delivered', async () => {
    const subject = randomUUID()
    const refused = await toy.runtime.work(system, async (work) => {
      await work.emit({ name: NAME, subject, facts: { n: 1 } })
      return refuse('quote-only')
    })
    expect(refused.refused).toBe('quote-only')
    await expect(
      toy.runtime.work(system, async (work) => {
        await work.emit({ name: NAME, subject, facts: { n: 2 } })
        throw new Error('a bug')
      }),
    ).rejects.toThrow('a bug')
    expect(await outbox()).toBe(0)
  })

  it('many at once: handled once by each subscriber, in order per subject', async () => {
    const subscriptions = [writer('one'), writer('two')]
    const subjects = range(6).map(() => randomUUID())
    for (const part of range(5))
      await Promise.all(subjects.map((subject) => notify(subject, ...range(8).map((n) => part * 8 + n))))
    await carry(subscriptions, () => expect.poll(jobsLeft, soon).toEqual([]))
    for (const subscriber of ['one', 'two']) {
      for (const subject of subjects) expect(await receivedBy(subscriber, subject)).toEqual(range(40))
    }
    expect(await outbox()).toBe(0)
  })

  it('in a table with reused space: handled in order', async () => {
    // PostgreSQL reuses free space in no order, so the order must come from the events' numbers.
    const subscriptions = [writer('used')]
    await notify(randomUUID(), ...range(400))
    await relayEvents(toy.runtime, subscriptions)
    await owner('delete from graphile_worker._private_jobs where id % 3 <> 0')
    await owner('vacuum graphile_worker._private_jobs')
    const subject = randomUUID()
    await notify(subject, ...range(120))
    await relayEvents(toy.runtime, subscriptions)
    await carry(subscriptions, () => expect.poll(jobsLeft, soon).toEqual([]))
    expect(await receivedBy('used', subject)).toEqual(range(120))
  })

  it('several relays at once: each event is handed over once', async () => {
    const subscriptions = [writer('relayed')]
    const subject = randomUUID()
    await notify(subject, ...range(1200))
    const moved = await Promise.all(range(8).map(() => relayEvents(toy.runtime, subscriptions)))
    for (let more = 1; more > 0; moved.push(more)) more = await relayEvents(toy.runtime, subscriptions)
    const carried = await owner("select distinct payload->>'id' as id from graphile_worker._private_jobs")
    const left = [await outbox(), await jobs()]
    await owner('delete from graphile_worker._private_jobs')
    expect([...left, carried.length]).toEqual([0, 1200, 1200])
    expect(moved.reduce((sum, rows) => sum + rows, 0)).toBe(1200)
  })

  it('without subscribers: deleted', async () => {
    await notify(randomUUID(), 1)
    await relayEvents(toy.runtime, [])
    expect([await outbox(), await jobs()]).toEqual([0, 0])
  })
})

describe('a job that is delivered twice', () => {
  it('at the same time or later: handled once', async () => {
    const subject = randomUUID()
    const subscription = writer('twice', () => new Promise((resolve) => setTimeout(resolve, 50)))
    const payload = { id: '900000001', name: NAME, subject, facts: { n: 1 }, subscriber: 'twice' }
    await Promise.all(range(5).map(() => deliverEvent(toy.runtime, [subscription], payload)))
    await deliverEvent(toy.runtime, [subscription], payload)
    expect(await receivedBy('twice', subject)).toEqual([1])
    expect(await count("platform.handled where event_id = 900000001 and subscriber = 'twice'")).toBe(1)
  })

  it('because a killed worker still has its lock: handled once', async () => {
    const subject = randomUUID()
    const subscriptions = [writer('orphan')]
    await notify(subject, 1, 2)
    await relayEvents(toy.runtime, subscriptions)
    await owner("update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now()")
    await owner("update graphile_worker._private_job_queues set locked_by = 'dead', locked_at = now()")
    await carry(subscriptions, () => expect.poll(jobsLeft, soon).toEqual([]))
    expect(await receivedBy('orphan', subject)).toEqual([1, 2])
  })
})

describe('a subscriber that fails', () => {
  it('by throwing: its writes are rolled back and it is retried; other subscribers are not delayed', async () => {
    const subject = randomUUID()
    let failures = 0
    const failing = writer('failing', async () => {
      failures += 1
      if (failures < 3) throw new Error('not yet')
    })
    await notify(subject, 1)
    await carry([failing, writer('beside')], async () => {
      await expect.poll(() => failures, soon).toBe(1)
      await expect.poll(() => receivedBy('beside', subject), soon).toEqual([1])
      expect(await receivedBy('failing', subject)).toEqual([])
      expect(await count("platform.handled where subscriber = 'failing'")).toBe(0)
      await expect.poll(async () => hurry().then(() => receivedBy('failing', subject)), soon).toEqual([1])
    })
    expect(failures).toBe(3)
    expect(await receivedBy('beside', subject)).toEqual([1])
  })

  it('by refusing: its writes are rolled back and it is not retried', async () => {
    const subject = randomUUID()
    let asked = 0
    const refusing = writer('refusing', async () => {
      asked += 1
      return refuse('quote-only')
    })
    await notify(subject, 1)
    await carry([refusing], () => expect.poll(jobsLeft, soon).toEqual([]))
    expect([asked, await receivedBy('refusing', subject)]).toEqual([1, []])
    expect(await count("platform.handled where subscriber = 'refusing'")).toBe(1)
  })

  it('by losing its connection before the commit: its writes are rolled back, and the retry handles the event once', async () => {
    const subject = randomUUID()
    let tries = 0
    const dying = writer('dying', async (_event, work) => {
      tries += 1
      if (tries > 1) return
      const { pid } = await work.tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await toy.cut([pid])
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    await notify(subject, 1)
    await carry([dying], async () => {
      await expect.poll(() => tries, soon).toBe(1)
      expect(await receivedBy('dying', subject)).toEqual([])
      await expect.poll(async () => hurry().then(() => receivedBy('dying', subject)), soon).toEqual([1])
    })
    expect(tries).toBe(2)
  })

  it('because it no longer exists: no event is lost', async () => {
    const subject = randomUUID()
    await notify(subject, 1)
    await relayEvents(toy.runtime, [writer('gone')])
    await carry([], async () => {
      await expect
        .poll(() => count("graphile_worker._private_jobs where last_error like '%no subscriber gone%'"), soon)
        .toBe(1)
    })
    await hurry()
    await carry([writer('gone')], () => expect.poll(jobsLeft, soon).toEqual([]))
    expect(await receivedBy('gone', subject)).toEqual([1])
  })
})

it('jobs that a broken connection left locked: released after a minute; jobs in progress: not touched', async () => {
  const [left, inHand] = [randomUUID(), randomUUID()]
  await notify(left, 1)
  await notify(inHand, 2)
  const subscriptions = [writer('left')]
  while ((await relayEvents(toy.runtime, subscriptions)) > 0);
  const hold = (subject: string, ago: string) =>
    owner(
      `with held as (update graphile_worker._private_jobs set locked_by = 'somebody', locked_at = now() - $2::interval
         where payload->>'subject' = $1 returning job_queue_id)
       update graphile_worker._private_job_queues set locked_by = 'somebody', locked_at = now() - $2::interval
       where id in (select job_queue_id from held)`,
      [subject, ago],
    )
  await hold(left, '2 minutes')
  await hold(inHand, '10 seconds')
  expect([await releaseLeftJobs(toy.runtime), await releaseLeftJobs(toy.runtime)]).toEqual([1, 0])
  expect(await count("graphile_worker._private_jobs where locked_by = 'somebody'")).toBe(1)
  expect(await count("graphile_worker._private_job_queues where locked_by = 'somebody'")).toBe(1)
  await carry(subscriptions, () => expect.poll(jobsLeft, soon).toEqual([]))
  expect([await receivedBy('left', left), await receivedBy('left', inHand)]).toEqual([[1], [2]])
})

describe('an event that is never handled', () => {
  it('is recorded, logged once, and counted until it is handled', async () => {
    const subject = randomUUID()
    let broken = true
    const failing = writer('hopeless', async () => {
      if (broken) throw new Error('a bug in the handler')
    })
    const said: string[] = []
    const logger = pino({ level: 'error' }, { write: (line: string) => void said.push(line) })
    const runtime = { ...toy.runtime, logger }
    await notify(subject, 7)
    await relayEvents(toy.runtime, [failing])
    // Only the last attempt is left.
    await owner('update graphile_worker._private_jobs set attempts = max_attempts - 1')
    const queue = await startQueue(toy.runtime, appUrlOf(toy.database.url), [failing])
    const given = 'graphile_worker._private_jobs where attempts = max_attempts and locked_at is null'
    await expect.poll(() => count(given), soon).toBe(1)
    await queue.stop()

    expect([
      await recordDeadEvents(runtime),
      await recordDeadEvents(runtime),
      await deadEvents(runtime),
    ]).toEqual([1, 0, 1])
    expect(await owner('select name, subject, subscriber, facts, error from platform.dead_event')).toEqual([
      { name: NAME, subject, subscriber: 'hopeless', facts: { n: 7 }, error: 'a bug in the handler' },
    ])
    const [{ event_id: eventId } = {}] = await owner('select event_id from platform.dead_event')
    expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'event given up', event: NAME, eventId: String(eventId), subscriber: 'hopeless' },
    ])
    await countDeadEvents(runtime)
    expect(await registry.metrics()).toContain(
      `puente_events_given_up{event="${NAME}",subscriber="hopeless"} 1`,
    )

    broken = false
    expect([await retryDeadEvents(toy.runtime), await retryDeadEvents(toy.runtime)]).toEqual([1, 0])
    await carry([failing], () => expect.poll(jobsLeft, soon).toEqual([]))
    expect([await receivedBy('hopeless', subject), await deadEvents(runtime)]).toEqual([[7], 0])
    await countDeadEvents(runtime)
    expect(await registry.metrics()).not.toContain('subscriber="hopeless"')
  })
})
