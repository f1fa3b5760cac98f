import { createHash } from 'node:crypto'
import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import type { DeliveredEvent } from './subscribers.ts'

/** The task that delivers one event to one subscriber, and the one that delivers many. */
export const EVENT_TASK = 'event'
export const EVENTS_TASK = 'events'

/** An event in a job's JSON, where the id is text because JSON has no bigint. */
export interface CarriedEvent {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly facts: DeliveredEvent['facts']
  readonly traceparent?: string | undefined
}

export interface EventPayload extends CarriedEvent {
  readonly subscriber: string
}

export interface EventsPayload {
  readonly subscriber: string
  /** In order; `about` is the owner that handling the event locks. */
  readonly events: readonly (CarriedEvent & { readonly about: string })[]
}

/** A job in the library's format. */
export interface JobSpec {
  readonly identifier: string
  readonly queue_name: string
  readonly run_at: string
  readonly payload: EventPayload | EventsPayload
}

/** The number of queues per subscriber for events delivered one by one. */
const QUEUES = 64

/**
 * Encodes the event's number as the job's run time, in microseconds since 1970: the library takes the earliest first.
 */
const runAtOf = (id: bigint): string =>
  new Date(Number(id / 1000n)).toISOString().replace('Z', `${String(id % 1000n).padStart(3, '0')}Z`)

/**
 * A stable queue number. Few queues, because the library keeps every queue permanently and locks all of them to take a
 * job.
 */
const queueOf = (count: number, about: string): number =>
  createHash('sha1').update(about).digest().readUInt32BE() % count

const carried = ({ id, name, subject, facts, traceparent }: DeliveredEvent): CarriedEvent => ({
  id: String(id),
  name,
  subject,
  facts,
  traceparent,
})

/** The job of one event. Events of one subject are handled one after another. */
export const jobOf = (subscriber: string, event: DeliveredEvent): JobSpec => ({
  identifier: EVENT_TASK,
  queue_name: `${subscriber}:${queueOf(QUEUES, event.subject)}`,
  run_at: runAtOf(event.id),
  payload: { ...carried(event), subscriber },
})

/**
 * The jobs of many events, divided into this many queues. Events of one owner are in one job, or in jobs that follow each
 * other.
 */
export function manyOf(
  subscriber: string,
  events: readonly (DeliveredEvent & { readonly about: string })[],
  queues: number,
): JobSpec[] {
  const byQueue = Map.groupBy(events, ({ about }) => queueOf(queues, about))
  return [...byQueue].map(([queue, inQueue]) => ({
    identifier: EVENTS_TASK,
    queue_name: `${subscriber}/${queue}`,
    run_at: runAtOf(inQueue[0]?.id ?? 0n),
    payload: { subscriber, events: inQueue.map((event) => ({ ...carried(event), about: event.about })) },
  }))
}

/** Adds jobs in the transaction of the work. */
export async function addJobs(work: Work, jobs: readonly JobSpec[]): Promise<void> {
  if (jobs.length === 0) return
  await work.tx.run(sql`
    select graphile_worker.add_jobs(array(
      select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(jobs)}::json)))`)
}
