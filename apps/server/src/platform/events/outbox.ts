import { sql, type Tx } from '@puente/postgres'

/** A domain event for subscribing modules: its name, its subject, ids and plain facts. */
export interface DomainEvent {
  readonly name: string
  readonly subject: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

/** Writes events in the transaction of their cause. They are delivered only after it commits. */
export async function insertEvents(tx: Tx, at: Date, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.run(sql`
    insert into platform.outbox (name, subject, facts, at)
    select event->>'name', (event->>'subject')::uuid, event->'facts', ${at}
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as listed(event, position)
    order by position`)
}
