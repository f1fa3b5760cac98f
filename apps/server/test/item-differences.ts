import { sql } from '@puente/postgres'
import { followClock } from '../src/modules/pending-items/follow-clock.ts'
import { differencesOf } from '../src/modules/pending-items/settle.ts'
import type { EventPayload } from '../src/platform/events/event-jobs.ts'
import { deliverEvent } from '../src/platform/events/deliver-events.ts'
import type { Subscription } from '../src/platform/events/subscribers.ts'
import type { Runtime, Work } from '../src/platform/work.ts'
import { pendingRules } from '../src/wiring/rules/pending-rules.ts'
import { subscriptions } from '../src/wiring/run-worker.ts'

const system = { kind: 'system', name: 'test' } as const
/** The maximum number of faults shown per kind. */
const SHOWN = 3

/** Subscribers that settle items after an event. */
const settling: readonly Subscription[] = subscriptions.filter(({ subscriber }) =>
  subscriber.startsWith('requirements.'),
)

/** The clock value of each rule that has one. */
export type ClockSaid = ReadonlyMap<string, string>

export const clockSaid = (runtime: Runtime): Promise<ClockSaid> => runtime.work(system, readClocks)

async function readClocks(work: Work): Promise<ClockSaid> {
  const said = new Map<string, string>()
  for (const { kind, clock } of pendingRules) if (clock !== undefined) said.set(kind, await clock(work))
  return said
}

/** Delivers waiting events to these subscribers now, whether or not a worker runs. */
export async function handleSettlingEvents(runtime: Runtime): Promise<void> {
  const names = settling.flatMap(({ events }) => events)
  const received = await runtime.work(system, ({ tx }) =>
    tx.many<Omit<EventPayload, 'subscriber'>>(sql`
      select id::text, name, subject::text, facts from platform.outbox where name = any(${names}::text[])
      union all
      select payload ->> 'id', payload ->> 'name', payload ->> 'subject', (payload -> 'facts')::jsonb
      from graphile_worker._private_jobs where payload ->> 'name' = any(${names}::text[])`),
  )
  for (const event of received.toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id))))
    for (const { subscriber, events } of settling)
      if (events.includes(event.name)) await deliverEvent(runtime, settling, { ...event, subscriber })
}

/**
 * Differences between open items and the rules, by kind. What changed only because the clock moved since `before` is
 * settled first, as the worker does within a minute.
 */
export async function itemDifferences(runtime: Runtime, before: ClockSaid): Promise<string[]> {
  await handleSettlingEvents(runtime)
  const said = await clockSaid(runtime)
  const moved = pendingRules.filter(({ kind }) => said.get(kind) !== before.get(kind))
  while ((await followClock(runtime, moved)) > 0) continue
  return runtime.work(system, async (work) => {
    const faults: string[] = []
    for (const rule of pendingRules)
      for (const { subject, itemId, owed } of await differencesOf(work, rule, undefined, SHOWN)) {
        const wrong = itemId === undefined ? 'missing' : owed === undefined ? 'superfluous' : 'different'
        faults.push(`${rule.kind} of ${subject}: ${wrong} ${JSON.stringify(owed ?? {})}`)
      }
    return faults
  })
}
