import { sql, type Tx } from '@puente/postgres'
import { outboxOldest, outboxWaiting } from '../telemetry/metrics.ts'
import type { Runtime } from '../work.ts'

/** A domain event for subscribing modules: its name, its subject, ids and plain facts. */
export interface DomainEvent {
  readonly name: string
  readonly subject: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  /** The span that its delivery continues; default: the one that is active when it is written. */
  readonly traceparent?: string | undefined
}

/** Writes events in the transaction of their cause. They are delivered only after it commits. */
export async function insertEvents(tx: Tx, at: Date, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.run(sql`
    insert into platform.outbox (name, subject, facts, traceparent, at)
    select event->>'name', (event->>'subject')::uuid, event->'facts', event->>'traceparent', ${at}
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as listed(event, position)
    order by position`)
}

/** More waiting events mean that they are produced faster than they are handed over; they are not counted further. */
export const OUTBOX_WAITING_MAX = 50_000

/** Sets the metrics of the outbox: waiting events, and the age of the oldest in business time. */
export async function countOutbox({ pool, clock }: Runtime): Promise<void> {
  const { rows } = await pool.query<{ waiting: number; oldest: Date | null }>(sql`
    select (select count(*) from (select from platform.outbox limit ${OUTBOX_WAITING_MAX}) as first_ones)::int as waiting,
           (select at from platform.outbox order by id limit 1) as oldest`)
  const { waiting = 0, oldest = null } = rows[0] ?? {}
  outboxWaiting.set(waiting)
  outboxOldest.set(oldest === null ? 0 : Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000)
}
