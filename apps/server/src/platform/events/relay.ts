import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Runtime, Work } from '../work.ts'
import { addJobs, jobOf, manyOf, type JobSpec } from './event-jobs.ts'
import type { DeliveredEvent, Subscription } from './subscribers.ts'

/** The number of events handed over at once. */
export const RELAY_BATCH = 500

/** Which part of the events a relay hands over, and into how many queues of a subscriber it divides batches. */
export interface RelayPart {
  /** From 0. The events of one subject are in one partition. */
  readonly partition: number
  readonly partitions: number
  readonly queues: number
}

const WHOLE: RelayPart = { partition: 0, partitions: 1, queues: 3 }

/** Creates the locks of this many partitions. */
export const openRelays = (runtime: Runtime, partitions: number): Promise<void> =>
  runtime.work({ kind: 'system', name: 'relay' }, async ({ tx }) => {
    await tx.run(sql`
      insert into platform.relay (partition) select generate_series(0, ${partitions}::int - 1) on conflict do nothing`)
  })

/**
 * The jobs of these events for one subscriber: batches for events with an owner; single jobs for the rest, or none when
 * the subscriber wants only events with an owner.
 */
async function jobsFor(
  work: Work,
  subscription: Subscription,
  rows: readonly DeliveredEvent[],
  queues: number,
): Promise<JobSpec[]> {
  const { subscriber, events, wants = () => true, ownersOf, onlyOwned = false } = subscription
  const wanted = rows.filter((row) => events.includes(row.name) && wants(row))
  if (wanted.length === 0) return []
  const owners = await ownersOf?.(work, [...new Set(wanted.map(({ subject }) => subject))])
  const owned = wanted.flatMap((event) => {
    const about = owners?.get(event.subject)
    return about === undefined ? [] : [{ ...event, about }]
  })
  const alone = onlyOwned ? [] : wanted.filter(({ subject }) => owners?.has(subject) !== true)
  return [...manyOf(subscriber, owned, queues), ...alone.map((event) => jobOf(subscriber, event))]
}

const inPart = ({ partition, partitions }: RelayPart): Sql =>
  partitions === 1
    ? sql`true`
    : sql`(uuid_hash_extended(subject, 0) & 9223372036854775807) % ${partitions} = ${partition}`

/** True while the outbox has an event of this partition. */
export const eventsAreWaiting = (part: RelayPart = WHOLE): Sql =>
  sql`exists (select from platform.outbox where ${inPart(part)})`

/** Most rounds find nothing: this query is cheaper than a transaction that locks the relay. */
async function areEventsWaiting({ pool }: Runtime, part: RelayPart): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(sql`select ${eventsAreWaiting(part)} as waiting`)
  return rows[0]?.waiting === true
}

/**
 * Moves events of one partition from the outbox to the job library, in batches and in order per subject. Deleting the rows
 * and adding the jobs is one transaction, so an event is handed over once. Does nothing while another process moves events
 * of the partition. Returns the number of rows.
 */
export async function relayEvents(
  runtime: Runtime,
  subscriptions: readonly Subscription[],
  part: RelayPart = WHOLE,
): Promise<number> {
  if (!(await areEventsWaiting(runtime, part))) return 0
  return runtime.work({ kind: 'system', name: 'relay' }, async (work) => {
    const held = await work.tx.maybe(
      sql`select 1 as held from platform.relay where partition = ${part.partition} for update skip locked`,
    )
    if (held === undefined) return 0
    // A worker with another number of partitions may move the same rows: only those that are deleted here are handed over.
    const stored = await work.tx.many<Stored<DeliveredEvent>>(
      sql`delete from platform.outbox
        where id in (select id from platform.outbox where ${inPart(part)} order by id limit ${RELAY_BATCH})
        returning id, name, subject, facts, traceparent`,
    )
    if (stored.length === 0) return 0
    const rows = stored.map(fromStored).toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const jobs = (
      await Promise.all(subscriptions.map((subscription) => jobsFor(work, subscription, rows, part.queues)))
    ).flat()
    await addJobs(work, jobs)
    return rows.length
  })
}
