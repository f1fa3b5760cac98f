import { randomUUID } from 'node:crypto'
import { appUrlOf } from '@puente/postgres'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openSilentNetwork } from '../../../test/silent-network.ts'
import { openTestModule } from '../../../test/test-module.ts'
import { relayEvents } from '../events/relay.ts'
import type { Subscription } from '../events/subscribers.ts'
import { startQueue } from './queue.ts'

const system = { kind: 'system', name: 'test' } as const
const NAME = 'toy.counted'
const soon = { timeout: 60_000, interval: 50 }

/** Opens a database with a job queue, the means to make returns of jobs fail, and the warnings that the queue logs. */
async function openToy() {
  const toy = await openTestModule()
  onTestFinished(() => toy.close())
  const owner = (statement: string) => asOwner({ databaseUrl: toy.database.url }, statement)
  await owner(`create function toy.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'jobs cannot be given back now'; end $$`)
  const said: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const saysOf = (text: string) => said.some((line) => line.includes(text))
  const emit = async (subscriptions: readonly Subscription[], events: readonly number[]) => {
    const subject = randomUUID()
    await toy.runtime.work(system, (work) =>
      work.emit(...events.map((n) => ({ name: NAME, subject, facts: { n } }))),
    )
    while ((await relayEvents(toy.runtime, subscriptions)) > 0);
  }
  const url = appUrlOf(toy.database.url)
  const start = async (subscriptions: readonly Subscription[], through = url) => {
    const queue = await startQueue({ ...toy.runtime, logger }, through, subscriptions)
    onTestFinished(() => queue.stop())
  }
  const deliver = async (subscriptions: readonly Subscription[], events: readonly number[]) => {
    await emit(subscriptions, events)
    await start(subscriptions)
  }
  /** The subscribers whose jobs were not returned yet. */
  const waiting = async () => {
    const { rows } = await toy.runtime.pool.query<{ subscriber: string }>(
      "select payload ->> 'subscriber' as subscriber from graphile_worker._private_jobs",
    )
    return rows.map(({ subscriber }) => subscriber)
  }
  return { url, owner, saysOf, emit, start, deliver, waiting }
}

const BEGINS_AGAIN = 'the job queue ended by itself and begins again'
const refuseReturns = (which: string) =>
  `create trigger toy_refuses before delete on graphile_worker._private_jobs
    for each row ${which} execute function toy.refuse()`
const returnAgain = 'drop trigger toy_refuses on graphile_worker._private_jobs'

test('the job library stops because a job cannot be returned: the queue starts again', async () => {
  const { owner, saysOf, deliver } = await openToy()
  const received: number[] = []
  const counting: Subscription = {
    subscriber: 'counting',
    events: [NAME],
    handle: async (_work, { facts }) => {
      received.push(Number(facts['n']))
      if (received.length === 1) await owner(refuseReturns(''))
    },
  }
  await deliver([counting], [1, 2, 3])
  await expect.poll(() => saysOf(BEGINS_AGAIN), soon).toBe(true)
  await owner(returnAgain)
  await expect.poll(() => received, soon).toEqual([1, 2, 3])
})

test('a job cannot be returned, and running ones are returned one after another: the queue starts again', async () => {
  const { owner, saysOf, deliver, waiting } = await openToy()
  const received: string[] = []
  const begun = new Set<string>()
  const subscribed = (subscriber: string, handled: () => Promise<void>): Subscription => ({
    subscriber,
    events: [NAME],
    handle: async () => {
      begun.add(subscriber)
      await handled()
      received.push(subscriber)
    },
  })
  const returned = (subscriber: string) => () => expect.poll(waiting, soon).not.toContain(subscriber)
  const subscriptions = [
    subscribed('first', () => expect.poll(() => begun.size, soon).toBe(4)),
    subscribed('second', () => expect.poll(() => saysOf('Failed to complete jobs'), soon).toBe(true)),
    subscribed('third', returned('second')),
    subscribed('fourth', returned('third')),
  ]
  await owner(refuseReturns("when (old.payload ->> 'subscriber' = 'first')"))
  await deliver(subscriptions, [1])
  await expect.poll(() => saysOf(BEGINS_AGAIN), soon).toBe(true)
  await owner(returnAgain)
  await expect.poll(waiting, soon).toEqual([])
  expect(received).toEqual(['first', 'second', 'third', 'fourth'])
})

test('the network drops what is sent over the open connections: later events are delivered', async () => {
  const { url, emit, start, waiting } = await openToy()
  const network = await openSilentNetwork(url)
  onTestFinished(() => network.close())
  const received: number[] = []
  const counting: Subscription = {
    subscriber: 'counting',
    events: [NAME],
    handle: async (_work, { facts }) => void received.push(Number(facts['n'])),
  }
  await start([counting], network.url)
  await emit([counting], [1])
  await expect.poll(waiting, soon).toEqual([])
  network.silence()
  await emit([counting], [2])
  await expect.poll(waiting, soon).toEqual([])
  expect(received).toEqual([1, 2])
})
