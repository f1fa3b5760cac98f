import { randomUUID } from 'node:crypto'
import { sql } from '@puente/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import { deadEvents, recordDeadEvents, retryDeadEvents } from '../events/dead-events.ts'
import { deliverEvent } from '../events/deliver-events.ts'
import type { Subscription } from '../events/subscribers.ts'
import { registry } from '../telemetry/metrics.ts'
import { countPartitions, dropHandled, partitionedTables, preparePartitions } from './partitions.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openTestModule()
})
afterAll(() => toy?.close())

const owner = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>({ databaseUrl: toy.database.url }, statement, values)
const partitions = async () =>
  (
    await owner<{ name: string }>(
      'select partition::text as name from platform.v_partition order by divided::text, is_default, length(upper), upper',
    )
  ).map(({ name }) => name)

/** The first of the month, this many months after the present one. */
const month = (ahead: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
}
const idAt = (at: Date) =>
  `${at
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-${randomUUID().slice(-12)}`
const nameAt = (table: string, at: Date) => `${table}_${at.toISOString().slice(0, 7).replace('-', '_')}`
/** Stores a call to a partner at an instant and returns where. */
const call = async (at: Date) =>
  toy.runtime.work({ kind: 'system', name: 'test' }, async ({ tx }) => {
    const id = idAt(at)
    await tx.run(sql`
      insert into platform.partner_call (id, partner, operation, outcome, duration_ms, at)
      values (${id}, 'toy', 'ask', 'ok', 1, ${at})`)
    return id
  })
const placeOf = async (id: string) =>
  (
    await owner<{ place: string }>(
      'select tableoid::regclass::text as place from platform.partner_call where id = $1',
      [id],
    )
  )[0]?.place
const metric = async (name: string, table: string) => {
  await countPartitions(toy.runtime)
  const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels['table'] === table)?.value
}

describe('new partitions', () => {
  it('two callers at once: one creates the next three months and numbers, and no one fails', async () => {
    const made = await Promise.all([preparePartitions(toy.runtime), preparePartitions(toy.runtime)])
    expect(made.reduce((sum, one) => sum + one)).toBe(4 * 2)
    const months = (table: string) => [
      `${table}_first`,
      nameAt(table, month(2)),
      nameAt(table, month(3)),
      `${table}_default`,
    ]
    expect(await partitions()).toEqual([
      ...months('platform.audit'),
      ...['first', '20000000', '30000000', 'default'].map((of) => `platform.handled_${of}`),
      ...months('platform.partner_call'),
      ...months('transfers.event'),
    ])
  })

  it('called again: creates nothing', async () => {
    const before = await partitions()
    expect(await preparePartitions(toy.runtime)).toBe(0)
    expect(await partitions()).toEqual(before)
  })

  it.each(partitionedTables)(
    '%s: every partition has the keys, indexes and constraints of the table, and no grant',
    async (table) => {
      const shapes = await owner<{ shape: string }>(
        `select distinct array(select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')
           from pg_index where indrelid = partition order by 1)::text
         || array(select pg_get_constraintdef(oid) from pg_constraint
             where conrelid = partition and contype in ('p', 'f', 'c', 'u') order by 1)::text
         || (select count(*) from pg_class, aclexplode(relacl) where pg_class.oid = partition and grantee <> relowner)::text as shape
       from platform.v_partition where divided = $1::regclass`,
        [table],
      )
      expect(shapes).toHaveLength(1)
    },
  )

  it('a row of this month, of next month and of a later one: each in its partition', async () => {
    expect(await placeOf(await call(new Date()))).toBe('platform.partner_call_first')
    expect(await placeOf(await call(new Date(month(2).getTime() - 1)))).toBe('platform.partner_call_first')
    expect(await placeOf(await call(month(2)))).toBe(nameAt('platform.partner_call', month(2)))
    expect(await placeOf(await call(new Date(month(4).getTime() - 1)))).toBe(
      nameAt('platform.partner_call', month(3)),
    )
  })

  it('the product: cannot read, change or create a partition by itself', async () => {
    const { pool } = toy.runtime
    await expect(pool.query('select from platform.partner_call_default')).rejects.toThrow('permission denied')
    await expect(pool.query('drop table platform.handled_20000000')).rejects.toThrow('must be owner')
    await expect(pool.query('delete from platform.audit')).rejects.toThrow('permission denied')
  })
})

describe('a month without a partition', () => {
  let id: string
  beforeAll(async () => {
    expect(await metric('puente_partitions_default_rows', 'platform.partner_call')).toBe(0)
    expect(await metric('puente_partitions_ahead', 'platform.partner_call')).toBe(2)
    id = await call(month(5))
  })

  it('a row of it: stored in the default partition, and the metric counts it', async () => {
    expect(await placeOf(id)).toBe('platform.partner_call_default')
    expect(await metric('puente_partitions_default_rows', 'platform.partner_call')).toBe(1)
    expect(await metric('puente_partitions_default_rows', 'platform.audit')).toBe(0)
  })

  it('more rows than are moved at once: they stay, and the months before are created', async () => {
    await preparePartitions(toy.runtime, 6, 0)
    expect(await placeOf(id)).toBe('platform.partner_call_default')
    expect(await partitions()).toContain(nameAt('platform.partner_call', month(4)))
    expect(await partitions()).not.toContain(nameAt('platform.partner_call', month(5)))
  })

  it('the next round: creates it and moves the row', async () => {
    await preparePartitions(toy.runtime, 6)
    expect(await placeOf(id)).toBe(nameAt('platform.partner_call', month(5)))
    expect(await metric('puente_partitions_default_rows', 'platform.partner_call')).toBe(0)
  })

  it('a transaction that uses the default partition meanwhile: the round fails, and a later one creates the month', async () => {
    await call(month(20))
    const client = await toy.runtime.pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into platform.partner_call (id, partner, operation, outcome, duration_ms, at)
         values ('${idAt(month(20))}', 'toy', 'ask', 'ok', 1, now())`,
      )
      await expect(preparePartitions(toy.runtime, 7)).rejects.toThrow('lock timeout')
      await client.query('commit')
    } finally {
      client.release()
    }
    expect(await preparePartitions(toy.runtime, 7)).toBeGreaterThan(0)
    expect(await metric('puente_partitions_default_rows', 'platform.partner_call')).toBe(2)
  })
})

describe('marks of handled events', () => {
  const WIDTH = 10_000_000n
  let base = 2n * WIDTH
  let handled = 0
  const subscription: Subscription = {
    subscriber: 'toy.marks',
    events: ['toy.marked'],
    handle: async () => {
      handled++
    },
  }
  const payload = (id: bigint) => ({
    id: String(id),
    name: 'toy.marked',
    subject: '01900000-0000-7000-8000-000000000001',
    facts: {},
    subscriber: 'toy.marks',
  })
  const deliver = (id: bigint) => deliverEvent(toy.runtime, [subscription], payload(id))
  /** Makes it this long ago that the last job of an event of the partition was seen. */
  const idle = (interval: string) =>
    owner(`update platform.handled_idle set since = now() - $1::interval`, [interval])
  /** The number that the next event has. */
  const reach = (id: bigint) =>
    owner(`select setval(pg_get_serial_sequence('platform.outbox', 'id'), $1)`, [id])
  const addJob = (id: bigint) =>
    owner(
      `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts)
       select graphile_worker_task.id, $1::json, 25, 25 from graphile_worker._private_tasks graphile_worker_task limit 1`,
      [JSON.stringify(payload(id))],
    )
  const marks = async (id: bigint) =>
    (await owner('select from platform.handled where event_id = $1', [id])).length

  /** The partition of the former table goes first. */
  beforeAll(async () => {
    await owner(
      `insert into graphile_worker._private_tasks (identifier) values ('event') on conflict do nothing`,
    )
    await deliver(5n)
    await reach(base)
    await dropHandled(toy.runtime)
    await idle('6 days')
    await dropHandled(toy.runtime)
    expect(await marks(5n)).toBe(0)
    expect(await partitions()).not.toContain('platform.handled_first')
  })

  /** Each test has a partition of its own, which the sequence has passed. */
  beforeEach(async () => {
    await reach(base + 1n)
    await preparePartitions(toy.runtime)
    handled = 0
    await deliver(base + 7n)
    expect(handled).toBe(1)
    await reach(base + WIDTH + 1n)
    await preparePartitions(toy.runtime)
    return () => {
      base += WIDTH
    }
  })

  it('nothing could deliver their events for five days: dropped with the partition', async () => {
    expect(await dropHandled(toy.runtime)).toBe(0)
    await idle('4 days 23 hours')
    expect(await dropHandled(toy.runtime)).toBe(0)
    expect(await marks(base + 7n)).toBe(1)
    await idle('5 days 1 minute')
    expect(await dropHandled(toy.runtime)).toBe(1)
    expect(await marks(base + 7n)).toBe(0)
    expect(await dropHandled(toy.runtime)).toBe(0)
    expect(await owner('select from platform.handled_idle')).toHaveLength(0)
  })

  it('the queue gave the event up and tries it again weeks later by command: not handled twice', async () => {
    await addJob(base + 7n)
    await owner(`update platform.handled set at = now() - interval '40 days'`)
    expect(await dropHandled(toy.runtime)).toBe(0)
    await idle('40 days')
    expect(await dropHandled(toy.runtime)).toBe(0)
    await retryDeadEvents(toy.runtime)
    await deliver(base + 7n)
    expect(handled).toBe(1)
    await owner('delete from graphile_worker._private_jobs')
    // The days begin when its job has ended, because a delivery may still run.
    expect(await dropHandled(toy.runtime)).toBe(0)
    await idle('6 days')
    expect(await dropHandled(toy.runtime)).toBe(1)
  })

  it('the event waits in a job of many, or still in the outbox: kept', async () => {
    const never = async () => {
      for (let round = 0; round < 2; round++) {
        expect(await dropHandled(toy.runtime)).toBe(0)
        await idle('6 days')
      }
    }
    await addJob(base + 7n)
    await owner(
      `update graphile_worker._private_jobs
       set payload = json_build_object('subscriber', 'toy.marks', 'events', json_build_array(payload))`,
    )
    await never()
    await owner('delete from graphile_worker._private_jobs')
    await owner(
      `insert into platform.outbox (id, name, subject, facts, at) overriding system value
       values ($1, 'toy.marked', gen_random_uuid(), '{}', now())`,
      [base + 9n],
    )
    await never()
    await owner('delete from platform.outbox')
    await dropHandled(toy.runtime)
    await idle('6 days')
    expect(await dropHandled(toy.runtime)).toBe(1)
  })

  it('an event that was given up and handled since: does not count as given up after its mark is dropped', async () => {
    await addJob(base + 8n)
    await recordDeadEvents(toy.runtime)
    expect(await deadEvents(toy.runtime)).toBe(1)
    await deliver(base + 8n)
    await owner('delete from graphile_worker._private_jobs')
    await dropHandled(toy.runtime)
    await idle('6 days')
    expect(await dropHandled(toy.runtime)).toBe(1)
    expect(await deadEvents(toy.runtime)).toBe(0)
  })

  it('the partition of the present numbers: kept, however old its marks are', async () => {
    await deliver(base + WIDTH + 1n)
    await owner(`update platform.handled set at = now() - interval '90 days'`)
    await dropHandled(toy.runtime)
    await idle('90 days')
    await dropHandled(toy.runtime)
    expect(await marks(base + WIDTH + 1n)).toBe(1)
  })
})
