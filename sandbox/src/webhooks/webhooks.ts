import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock/clock.ts'
import type { Scheduler } from '../clock/scheduler.ts'
import type { Failures } from '../failures/failures.ts'
import { webhookPathOf, webhookSecretOf, type Sender } from '../http/keys.ts'
import { newId } from '../store/ids.ts'
import type { DeliveriesStore, Delivery } from './deliveries.store.ts'
import { createPost, type Attempt } from './send.ts'
import { signatureOf } from './signature.ts'

/** A webhook event for Puente: ids and a type, never the data itself. */
type WebhookEvent = {
  readonly sender: Sender
  readonly type: string
  readonly subject: string
  readonly data: Readonly<Record<string, string | number>>
  /** `twice`: two copies; `held`: waits for `release`, which sends the last one first; `lost`: never sent. */
  readonly manner?: 'twice' | 'held' | 'lost'
}

/** Durable delivery of signed webhooks: an emitted event survives the process and is retried until a 2xx. */
export type Webhooks = {
  /** Stores the event; call it inside the transaction of the fact. */
  emit(event: WebhookEvent): void
  /** Sends the events of a subject that were emitted as `held`, in reverse order. */
  release(subject: string): void
  /** Resolves when every delivery of a subject was tried once, or after `atMostMs`. */
  tried(subject: string, atMostMs: number): Promise<void>
  /** Stops sending. Attempts in progress have a second to finish; the others are due after the next start. */
  stop(): Promise<void>
}

/** The delay before each attempt; the last one repeats until a 2xx. */
const retryAfterMs = [0, 2_000, 5_000, 15_000, 60_000] as const

const reorderWindowMs = 1_500
const atOnce = 32
const lastWordsMs = 1_000

type Parts = {
  readonly store: DeliveriesStore
  readonly clock: Clock
  readonly scheduler: Scheduler
  readonly failures: Failures
  readonly puenteUrl: string
}

/** Starts to deliver what is due, including deliveries from before a restart. */
export function createWebhooks({ store, clock, scheduler, failures, puenteUrl }: Parts): Webhooks {
  const post = createPost()
  const underWay = new Map<string, Promise<void>>()
  let stopped = false

  const attempt = async (delivery: Delivery) => {
    const url = puenteUrl + webhookPathOf(delivery.sender)
    const answer = await post(url, headersOf(delivery, clock.realNow()), delivery.body)
    if (!stopped || answer.delivered) store.save(after(delivery, answer, clock.now()))
  }
  scheduler.every((nowMs) => {
    if (stopped || underWay.size >= atOnce) return false
    for (const delivery of store.due(nowMs, atOnce * 4)) {
      if (underWay.size >= atOnce) break
      if (underWay.has(delivery.subject)) continue
      const done = attempt(delivery).finally(() => {
        underWay.delete(delivery.subject)
        scheduler.wake()
      })
      underWay.set(delivery.subject, done)
    }
    return false
  })
  return {
    emit: (event) => {
      write(event, { store, clock, failures })
      scheduler.wake()
    },
    release: (subject) => {
      store.release(subject, clock.now())
      scheduler.wake()
    },
    async tried(subject, atMostMs) {
      for (let waited = 0; waited < atMostMs && store.untriedOf(subject) > 0 && !stopped; waited += 10)
        await sleep(10)
    },
    async stop() {
      stopped = true
      const finished = Promise.all(underWay.values())
      await Promise.race([finished, sleep(lastWordsMs, undefined, { ref: false })])
      post.close()
      await finished
    },
  }
}

function headersOf({ sender, body, eventId }: Delivery, realNowMs: number): Record<string, string> {
  const signature = signatureOf(webhookSecretOf(sender), realNowMs, body)
  return { 'x-partner-signature': signature, 'x-partner-event-id': eventId }
}

function after(delivery: Delivery, { delivered, result }: Attempt, nowMs: number): Delivery {
  const attempts = delivery.attempts + 1
  const wait = retryAfterMs[Math.min(attempts, retryAfterMs.length - 1)] ?? 0
  return { ...delivery, state: delivered ? 'done' : 'pending', dueAt: nowMs + wait, attempts, result }
}

function write(
  event: WebhookEvent,
  { store, clock, failures }: Pick<Parts, 'store' | 'clock' | 'failures'>,
): void {
  const failure = failures.nextWebhook(event.sender)?.kind
  const now = clock.now()
  const id = newId('evt')
  const backwards = failure === 'reorder-webhooks' && event.manner !== 'held'
  const dueAt = backwards ? (store.windowEnd(event.sender, now) ?? now + reorderWindowMs) : now
  const delivery = {
    eventId: id,
    sender: event.sender,
    type: event.type,
    subject: event.subject,
    body: JSON.stringify({ id, type: event.type, occurredAt: new Date(now).toISOString(), data: event.data }),
    state: stateOf(event, failure),
    dueAt,
    backwards,
  }
  store.insert(delivery)
  if (event.manner === 'twice' || failure === 'duplicate-webhooks') store.insert(delivery)
}

function stateOf(event: WebhookEvent, failure: string | undefined): Delivery['state'] {
  if (event.manner === 'lost' || failure === 'webhooks-off') return 'suppressed'
  return event.manner === 'held' ? 'held' : 'pending'
}
