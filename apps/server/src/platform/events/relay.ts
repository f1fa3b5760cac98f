import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Runtime, Work } from '../work.ts'
import { addJobs, jobOf, manyOf, type JobSpec } from './event-jobs.ts'
import type { DeliveredEvent, Subscription } from './subscribers.ts'

/** The number of events handed over at once. */
export const RELAY_BATCH = 500

/** The jobs of these events for one subscriber: batches for events with an owner, single jobs for the rest. */
async function jobsFor(
  work: Work,
  subscription: Subscription,
  rows: readonly DeliveredEvent[],
): Promise<JobSpec[]> {
  const { subscriber, events, wants = () => true, ownersOf } = subscription
  const wanted = rows.filter((row) => events.includes(row.name) && wants(row))
  if (wanted.length === 0) return []
  const owners = await ownersOf?.(work, [...new Set(wanted.map(({ subject }) => subject))])
  const owned = wanted.flatMap((event) => {
    const about = owners?.get(event.subject)
    return about === undefined ? [] : [{ ...event, about }]
  })
  const alone = wanted.filter(({ subject }) => owners?.has(subject) !== true)
  return [...manyOf(subscriber, owned), ...alone.map((event) => jobOf(subscriber, event))]
}

/** The condition of the job that relays events. */
export const eventsAreWaiting = sql`exists (select from platform.outbox)`

/** Most rounds find nothing: this query is cheaper than a transaction that locks the relay. */
async function areEventsWaiting({ pool }: Runtime): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(sql`select ${eventsAreWaiting} as waiting`)
  return rows[0]?.waiting === true
}

/**
 * Moves events from the outbox to the job library, in batches and in order per subject. Deleting the rows and adding
 * the jobs is one transaction, so an event is handed over once. Returns the number of rows.
 */
export async function relayEvents(runtime: Runtime, subscriptions: readonly Subscription[]): Promise<number> {
  if (!(await areEventsWaiting(runtime))) return 0
  return runtime.work({ kind: 'system', name: 'relay' }, async (work) => {
    const held = await work.tx.maybe(sql`select 1 as held from platform.relay for update skip locked`)
    if (held === undefined) return 0
    const stored = await work.tx.many<Stored<DeliveredEvent>>(
      sql`select id, name, subject, facts, traceparent from platform.outbox order by id limit ${RELAY_BATCH}`,
    )
    const rows = stored.map(fromStored)
    if (rows.length === 0) return 0
    const jobs = (
      await Promise.all(subscriptions.map((subscription) => jobsFor(work, subscription, rows)))
    ).flat()
    await addJobs(work, jobs)
    await work.tx.run(sql`delete from platform.outbox where id = any(${rows.map((row) => row.id)}::bigint[])`)
    return rows.length
  })
}
