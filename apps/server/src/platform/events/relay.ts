import { sql } from '@puente/postgres'
import { isRefusal } from '@puente/contract'
import { outboxWaiting } from '../telemetry/metrics.ts'
import type { Desk } from '../work.ts'
import type { Subscription } from './subscribers.ts'

const BATCH = 500

/** The name of the one task that carries events to their subscribers. */
export const EVENT_TASK = 'event'

/** Orders jobs by their event's number alone, in microseconds of 1970: the library takes the earliest first. */
const placeOf = (id: bigint): string =>
  new Date(Number(id / 1000n)).toISOString().replace('Z', `${String(id % 1000n).padStart(3, '0')}Z`)

interface OutboxRow {
  id: bigint
  name: string
  subject: string
  facts: Record<string, string | number | boolean>
}

/**
 * Hands written events to the job library, hundreds at a time: one job per event and subscriber, in order per subject.
 * Deleting the rows and adding the jobs is one transaction, so an event is handed over once; answers how many rows went.
 */
export async function relayEvents(desk: Desk, subscriptions: readonly Subscription[]): Promise<number> {
  return desk.work({ kind: 'system', name: 'relay' }, async (work) => {
    const held = await work.tx.maybe(sql`select 1 as held from platform.relay for update skip locked`)
    if (held === undefined) return 0
    const rows = await work.tx.many<OutboxRow>(
      sql`select id, name, subject, facts from platform.outbox order by id limit ${BATCH}`,
    )
    outboxWaiting.set(rows.length)
    if (rows.length === 0) return 0
    const jobs = rows.flatMap((row) =>
      subscriptions
        .filter((subscription) => subscription.events.includes(row.name))
        .map(({ subscriber }) => ({
          identifier: EVENT_TASK,
          queue_name: `${subscriber}:${row.subject}`,
          run_at: placeOf(row.id),
          payload: { id: String(row.id), name: row.name, subject: row.subject, facts: row.facts, subscriber },
        })),
    )
    if (jobs.length > 0) {
      await work.tx.run(sql`
        select graphile_worker.add_jobs(array(
          select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(jobs)}::json)))`)
    }
    await work.tx.run(sql`delete from platform.outbox where id = any(${rows.map((row) => row.id)}::bigint[])`)
    return rows.length
  })
}

export interface EventPayload {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  readonly subscriber: string
}

/** Lets one subscriber hear one event, at most once; a refusal counts as heard and is logged. */
export async function hearEvent(
  desk: Desk,
  subscriptions: readonly Subscription[],
  payload: EventPayload,
): Promise<void> {
  const subscription = subscriptions.find(({ subscriber }) => subscriber === payload.subscriber)
  if (subscription === undefined) throw new Error(`no subscriber ${payload.subscriber}`)
  const actor = { kind: 'system', name: payload.subscriber } as const
  const id = BigInt(payload.id)
  const mark = sql`
    insert into platform.handled (event_id, subscriber, at)
    values (${id}, ${payload.subscriber}, ${desk.clock.realNow()}) on conflict do nothing`
  const heard = await desk.work(actor, async (work) => {
    if ((await work.tx.run(mark)) === 0) return undefined
    return subscription.hear(work, { id, name: payload.name, subject: payload.subject, facts: payload.facts })
  })
  if (isRefusal(heard)) {
    desk.logger.warn(
      { event: payload.name, subscriber: payload.subscriber, refusal: heard.refused },
      'event refused',
    )
    await desk.work(actor, async (work) => {
      await work.tx.run(mark)
    })
  }
}
