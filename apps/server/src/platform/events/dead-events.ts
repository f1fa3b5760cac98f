import { sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import { eventsDead } from '../telemetry/metrics.ts'
import type { Runtime } from '../work.ts'

const actor = { kind: 'system', name: 'events' } as const

interface Row {
  eventId: bigint
  subscriber: string
  name: string
  subject: string
}

/**
 * Records events that the job library has given up, and logs each once. The library's job stays: when it is retried by
 * hand and handled, the event is no longer dead. Returns how many are new.
 */
export async function recordDeadEvents(runtime: Runtime): Promise<number> {
  const found = await runtime.work(actor, ({ tx, realNow }) =>
    tx.many<Row>(sql`
      insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
      select (event->>'id')::bigint, payload->>'subscriber', event->>'name', (event->>'subject')::uuid,
             event->'facts', left(coalesce(last_error, ''), 500), ${realNow}
      from graphile_worker._private_jobs
      cross join lateral json_array_elements(coalesce(payload->'events', json_build_array(payload))) as event
      where attempts >= max_attempts and locked_at is null
        and not exists (select from platform.handled h
                        where h.event_id = (event->>'id')::bigint and h.subscriber = payload->>'subscriber')
      on conflict do nothing
      returning event_id, subscriber, name, subject`),
  )
  for (const { eventId: id, name, ...about } of found)
    runtime.logger.error({ event: name, eventId: String(id), ...about }, 'event given up')
  return found.length
}

export const deadEventsJob: Job = {
  name: 'events.dead',
  everyMs: 5000,
  round: async (runtime) => {
    await recordDeadEvents(runtime)
    return 0
  },
}

/** The number of given-up events that are still not handled. */
export async function deadEvents(runtime: Runtime): Promise<number> {
  const { rows } = await runtime.pool.query<{ count: bigint }>(sql`
    select count(*) from platform.dead_event d
    where not exists (select 1 from platform.handled h where h.event_id = d.event_id and h.subscriber = d.subscriber)`)
  return Number(rows[0]?.count ?? 0n)
}

/**
 * Lets the job library try the events that it gave up again, after their cause was removed. An event that was handled is not
 * handled twice. Returns the number of jobs that were scheduled.
 */
export async function retryDeadEvents({ pool }: Pick<Runtime, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(sql`
    update graphile_worker._private_jobs set attempts = 0, run_at = now()
    where attempts >= max_attempts and locked_at is null`)
  return rowCount ?? 0
}

/** Sets the metric of given-up events that are not handled yet from the database, so that every process reports the same. */
export async function countDeadEvents(runtime: Runtime): Promise<void> {
  const { rows } = await runtime.pool.query<{ name: string; subscriber: string; count: bigint }>(sql`
    select name, subscriber, count(*) from platform.dead_event d
    where not exists (select 1 from platform.handled h where h.event_id = d.event_id and h.subscriber = d.subscriber)
    group by name, subscriber`)
  eventsDead.reset()
  for (const { name, subscriber, count } of rows) eventsDead.set({ event: name, subscriber }, Number(count))
}
