import { SpanKind } from '@opentelemetry/api'
import { isRefusal } from '@puente/contract'
import { isAway, sql } from '@puente/postgres'
import type { Actor } from '../actor.ts'
import { batchedQuery } from '../data/batched-query.ts'
import { after, inSpan, spanOf, type SpanOptions } from '../telemetry/tracing.ts'
import type { Runtime, Work } from '../work.ts'
import { addJobs, jobOf, type CarriedEvent, type EventPayload, type EventsPayload } from './event-jobs.ts'
import type { DeliveredEvent, Subscription } from './subscribers.ts'

function subscriptionOf(subscriptions: readonly Subscription[], subscriber: string): Subscription {
  const subscription = subscriptions.find((one) => one.subscriber === subscriber)
  if (subscription === undefined) throw new Error(`no subscriber ${subscriber}`)
  return subscription
}

const actorOf = (subscriber: string): Actor => ({ kind: 'system', name: subscriber })
const eventOf = ({ id, name, subject, facts, traceparent }: CarriedEvent): DeliveredEvent => ({
  id: BigInt(id),
  name,
  subject,
  facts,
  traceparent,
})

interface Mark {
  readonly id: bigint
  readonly subscriber: string
}

const nameOf = ({ id, subscriber }: Mark): string => `${id} ${subscriber}`

/** Marks events as handled; false for one that was marked before. */
const mark = batchedQuery(async ({ tx, realNow }, marks: readonly Mark[]) => {
  const rows = await tx.many<{ eventId: bigint; subscriber: string }>(sql`
    insert into platform.handled (event_id, subscriber, at)
    select id, subscriber, ${realNow}
    from unnest(${marks.map(({ id }) => id)}::bigint[], ${marks.map((one) => one.subscriber)}::text[])
      as marked (id, subscriber)
    on conflict do nothing returning event_id, subscriber`)
  const fresh = new Set(rows.map(({ eventId: id, subscriber }) => nameOf({ id, subscriber })))
  return marks.map((one) => fresh.delete(nameOf(one)))
})

/** Handles an event in the work that marks it as handled, so that both are committed or neither. Continues its trace. */
const handling =
  ({ subscriber, handle }: Subscription, event: DeliveredEvent) =>
  async (work: Work) =>
    inSpan(`deliver ${event.name}`, deliveryOf(subscriber, event), async () =>
      (await mark(work, { id: event.id, subscriber })) ? handle(work, event) : undefined,
    )

const deliveryOf = (subscriber: string, { name, traceparent }: DeliveredEvent): SpanOptions => ({
  kind: SpanKind.CONSUMER,
  parent: after(spanOf(traceparent)),
  attributes: { 'puente.event': name, 'puente.subscriber': subscriber },
})

/** A refusal rolled the mark back: the event is marked again and the refusal is logged. */
async function keepRefused(
  runtime: Runtime,
  subscriber: string,
  event: DeliveredEvent,
  refusal: string,
): Promise<void> {
  runtime.logger.warn({ event: event.name, subscriber, refusal }, 'event refused')
  await runtime.work(actorOf(subscriber), async (work) => {
    await mark(work, { id: event.id, subscriber })
  })
}

/** Delivers one event to one subscriber, at most once. A refusal counts as handled and is logged. */
export async function deliverEvent(
  runtime: Runtime,
  subscriptions: readonly Subscription[],
  payload: EventPayload,
): Promise<void> {
  const subscription = subscriptionOf(subscriptions, payload.subscriber)
  const event = eventOf(payload)
  const result = await runtime.work(actorOf(payload.subscriber), handling(subscription, event))
  if (isRefusal(result)) await keepRefused(runtime, payload.subscriber, event, result.refused)
}

/**
 * Delivers many events to one subscriber, many in one transaction, those of one owner in order. An event that fails is
 * retried alone and does not delay the others. When the database is unavailable, all are retried.
 */
export async function deliverEvents(
  runtime: Runtime,
  subscriptions: readonly Subscription[],
  { subscriber, events }: EventsPayload,
): Promise<void> {
  const subscription = subscriptionOf(subscriptions, subscriber)
  const actor = actorOf(subscriber)
  const results = await runtime.together(
    events.map((one) => ({ about: one.about, actor, body: handling(subscription, eventOf(one)) })),
  )
  const failed: DeliveredEvent[] = []
  for (const [at, one] of events.entries()) {
    const result = results[at]
    if (result?.status === 'rejected') {
      if (isAway(result.reason)) throw result.reason
      failed.push(eventOf(one))
    } else if (isRefusal(result?.value))
      await keepRefused(runtime, subscriber, eventOf(one), result.value.refused)
  }
  if (failed.length === 0) return
  await runtime.work(actor, (work) =>
    addJobs(
      work,
      failed.map((event) => jobOf(subscriber, event)),
    ),
  )
}
