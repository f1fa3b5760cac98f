import { createHash } from 'node:crypto'
import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import type { HeardEvent } from './subscribers.ts'

/** The task that carries one event to one subscriber, and the one that carries many. */
export const EVENT_TASK = 'event'
export const EVENTS_TASK = 'events'

/** An event in a job: JSON knows no bigint. */
export interface CarriedEvent {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly facts: HeardEvent['facts']
}

export interface EventPayload extends CarriedEvent {
  readonly subscriber: string
}

export interface EventsPayload {
  readonly subscriber: string
  /** In their order; `about` is what each locks. */
  readonly events: readonly (CarriedEvent & { readonly about: string })[]
}

/** A job as the library takes it. */
export interface JobSpec {
  readonly identifier: string
  readonly queue_name: string
  readonly run_at: string
  readonly payload: EventPayload | EventsPayload
}

/** Lines for events that are carried one by one, and for those that are carried many at once, of each subscriber. */
const LINES = 64
const LANES = 3

/** Orders jobs by their event's number alone, in microseconds of 1970: the library takes the earliest first. */
const placeOf = (id: bigint): string =>
  new Date(Number(id / 1000n)).toISOString().replace('Z', `${String(id % 1000n).padStart(3, '0')}Z`)

/** One of few, the same for the same thing: the library locks every line there is to take a job, and keeps it for ever. */
const oneOf = (count: number, about: string): number =>
  createHash('sha1').update(about).digest().readUInt32BE() % count

const carried = ({ id, name, subject, facts }: HeardEvent): CarriedEvent => ({
  id: String(id),
  name,
  subject,
  facts,
})

/** The job of one event; events of one subject are heard one after another. */
export const jobOf = (subscriber: string, event: HeardEvent): JobSpec => ({
  identifier: EVENT_TASK,
  queue_name: `${subscriber}:${oneOf(LINES, event.subject)}`,
  run_at: placeOf(event.id),
  payload: { ...carried(event), subscriber },
})

/** The jobs of many events; those of one owner stand in one job, or in jobs that follow each other. */
export function manyOf(
  subscriber: string,
  events: readonly (HeardEvent & { readonly about: string })[],
): JobSpec[] {
  const lanes = Map.groupBy(events, ({ about }) => oneOf(LANES, about))
  return [...lanes].map(([lane, inLane]) => ({
    identifier: EVENTS_TASK,
    queue_name: `${subscriber}/${lane}`,
    run_at: placeOf(inLane[0]?.id ?? 0n),
    payload: { subscriber, events: inLane.map((event) => ({ ...carried(event), about: event.about })) },
  }))
}

/** Adds jobs in the transaction of the work. */
export async function addJobs(work: Work, jobs: readonly JobSpec[]): Promise<void> {
  if (jobs.length === 0) return
  await work.tx.run(sql`
    select graphile_worker.add_jobs(array(
      select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(jobs)}::json)))`)
}
