import { randomUUID } from 'node:crypto'
import { appUrlOf } from '@puente/postgres'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openTestModule } from '../../../test/test-module.ts'
import { relayEvents } from '../events/relay.ts'
import type { Subscription } from '../events/subscribers.ts'
import { startQueue } from './queue.ts'

const system = { kind: 'system', name: 'test' } as const
const NAME = 'toy.counted'
const soon = { timeout: 60_000, interval: 50 }

test('the job library stops because a job cannot be returned: the queue starts again', async () => {
  const toy = await openTestModule()
  onTestFinished(() => toy.close())
  const owner = (statement: string) => asOwner({ databaseUrl: toy.database.url }, statement)
  const refusing = 'toy_refuses before delete on graphile_worker._private_jobs'
  await owner(`create function toy.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'jobs cannot be given back now'; end $$`)
  const said: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const received: number[] = []
  const counting: Subscription = {
    subscriber: 'counting',
    events: [NAME],
    handle: async (_work, { facts }) => {
      received.push(Number(facts['n']))
      if (received.length === 1)
        await owner(`create trigger ${refusing} for each row execute function toy.refuse()`)
    },
  }
  const subject = randomUUID()
  await toy.runtime.work(system, (work) =>
    work.emit(...[1, 2, 3].map((n) => ({ name: NAME, subject, facts: { n } }))),
  )
  while ((await relayEvents(toy.runtime, [counting])) > 0);
  const queue = await startQueue({ ...toy.runtime, logger }, appUrlOf(toy.database.url), [counting])
  onTestFinished(() => queue.stop())
  const beginsAgain = () =>
    said.some((line) => line.includes('the job queue ended by itself and begins again'))
  await expect.poll(beginsAgain, soon).toBe(true)
  await owner('drop trigger toy_refuses on graphile_worker._private_jobs')
  await expect.poll(() => received, soon).toEqual([1, 2, 3])
})
