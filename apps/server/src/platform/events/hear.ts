import { isRefusal } from '@puente/contract'
import { isAway, sql, type Sql } from '@puente/postgres'
import type { Actor } from '../actor.ts'
import type { Desk, Work } from '../work.ts'
import { addJobs, jobOf, type CarriedEvent, type EventPayload, type EventsPayload } from './event-jobs.ts'
import type { HeardEvent, Subscription } from './subscribers.ts'

function heardBy(subscriptions: readonly Subscription[], subscriber: string): Subscription {
  const subscription = subscriptions.find((one) => one.subscriber === subscriber)
  if (subscription === undefined) throw new Error(`no subscriber ${subscriber}`)
  return subscription
}

const actorOf = (subscriber: string): Actor => ({ kind: 'system', name: subscriber })
const eventOf = ({ id, name, subject, facts }: CarriedEvent): HeardEvent => ({
  id: BigInt(id),
  name,
  subject,
  facts,
})

const markOf = (desk: Desk, subscriber: string, id: bigint): Sql => sql`
  insert into platform.handled (event_id, subscriber, at)
  values (${id}, ${subscriber}, ${desk.clock.realNow()}) on conflict do nothing`

/** Hears in the work of the mark that it was heard: both stand, or neither. */
const hearing =
  (desk: Desk, { subscriber, hear }: Subscription, event: HeardEvent) =>
  async (work: Work) =>
    (await work.tx.run(markOf(desk, subscriber, event.id))) === 0 ? undefined : hear(work, event)

/** A refusal undid what was heard, the mark with it: it is marked once more, and said in the log. */
async function keepRefused(
  desk: Desk,
  subscriber: string,
  event: HeardEvent,
  refusal: string,
): Promise<void> {
  desk.logger.warn({ event: event.name, subscriber, refusal }, 'event refused')
  await desk.work(actorOf(subscriber), async (work) => {
    await work.tx.run(markOf(desk, subscriber, event.id))
  })
}

/** Lets one subscriber hear one event, at most once; a refusal counts as heard and is logged. */
export async function hearEvent(
  desk: Desk,
  subscriptions: readonly Subscription[],
  payload: EventPayload,
): Promise<void> {
  const subscription = heardBy(subscriptions, payload.subscriber)
  const event = eventOf(payload)
  const heard = await desk.work(actorOf(payload.subscriber), hearing(desk, subscription, event))
  if (isRefusal(heard)) await keepRefused(desk, payload.subscriber, event, heard.refused)
}

/**
 * Lets one subscriber hear many events, many in one transaction, those of one owner in their order. One that fails is
 * tried again by itself and does not keep the others waiting; when the database is away, all are tried again.
 */
export async function hearEvents(
  desk: Desk,
  subscriptions: readonly Subscription[],
  { subscriber, events }: EventsPayload,
): Promise<void> {
  const subscription = heardBy(subscriptions, subscriber)
  const actor = actorOf(subscriber)
  const results = await desk.together(
    events.map((one) => ({ about: one.about, actor, body: hearing(desk, subscription, eventOf(one)) })),
  )
  const failed: HeardEvent[] = []
  for (const [at, one] of events.entries()) {
    const result = results[at]
    if (result?.status === 'rejected') {
      if (isAway(result.reason)) throw result.reason
      failed.push(eventOf(one))
    } else if (isRefusal(result?.value))
      await keepRefused(desk, subscriber, eventOf(one), result.value.refused)
  }
  await desk.work(actor, (work) =>
    addJobs(
      work,
      failed.map((event) => jobOf(subscriber, event)),
    ),
  )
}
