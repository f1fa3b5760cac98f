import { isRefusal } from '@puente/contract'
import { isAway, sql } from '@puente/postgres'
import type { Actor } from '../actor.ts'
import { atOnce } from '../data/at-once.ts'
import type { Runtime, Work } from '../work.ts'
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

interface Mark {
  readonly id: bigint
  readonly subscriber: string
}

const nameOf = ({ id, subscriber }: Mark): string => `${id} ${subscriber}`

/** Marks an event as heard; false when it was marked before. */
const mark = atOnce(async ({ tx, realNow }, marks: readonly Mark[]) => {
  const rows = await tx.many<{ event_id: bigint; subscriber: string }>(sql`
    insert into platform.handled (event_id, subscriber, at)
    select id, subscriber, ${realNow}
    from unnest(${marks.map(({ id }) => id)}::bigint[], ${marks.map((one) => one.subscriber)}::text[])
      as marked (id, subscriber)
    on conflict do nothing returning event_id, subscriber`)
  const fresh = new Set(rows.map(({ event_id: id, subscriber }) => nameOf({ id, subscriber })))
  return marks.map((one) => fresh.delete(nameOf(one)))
})

/** Hears in the work of the mark that it was heard: both stand, or neither. */
const hearing =
  ({ subscriber, hear }: Subscription, event: HeardEvent) =>
  async (work: Work) =>
    (await mark(work, { id: event.id, subscriber })) ? hear(work, event) : undefined

/** A refusal undid what was heard, the mark with it: it is marked once more, and said in the log. */
async function keepRefused(
  runtime: Runtime,
  subscriber: string,
  event: HeardEvent,
  refusal: string,
): Promise<void> {
  runtime.logger.warn({ event: event.name, subscriber, refusal }, 'event refused')
  await runtime.work(actorOf(subscriber), async (work) => {
    await mark(work, { id: event.id, subscriber })
  })
}

/** Lets one subscriber hear one event, at most once; a refusal counts as heard and is logged. */
export async function hearEvent(
  runtime: Runtime,
  subscriptions: readonly Subscription[],
  payload: EventPayload,
): Promise<void> {
  const subscription = heardBy(subscriptions, payload.subscriber)
  const event = eventOf(payload)
  const heard = await runtime.work(actorOf(payload.subscriber), hearing(subscription, event))
  if (isRefusal(heard)) await keepRefused(runtime, payload.subscriber, event, heard.refused)
}

/**
 * Lets one subscriber hear many events, many in one transaction, those of one owner in their order. One that fails is
 * tried again by itself and does not keep the others waiting; when the database is away, all are tried again.
 */
export async function hearEvents(
  runtime: Runtime,
  subscriptions: readonly Subscription[],
  { subscriber, events }: EventsPayload,
): Promise<void> {
  const subscription = heardBy(subscriptions, subscriber)
  const actor = actorOf(subscriber)
  const results = await runtime.together(
    events.map((one) => ({ about: one.about, actor, body: hearing(subscription, eventOf(one)) })),
  )
  const failed: HeardEvent[] = []
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
