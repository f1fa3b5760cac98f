import type { NoticeTopic } from '@puente/contract'

/** How long a push service keeps a message for a browser that is offline, in s, and how much it may use the battery. */
export interface Delivery {
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
}

const DAY_S = 24 * 3600

const deliveries: Readonly<Record<NoticeTopic, Delivery>> = {
  // A rate of some hours ago misleads.
  rates: { ttlSeconds: 2 * 3600, urgency: 'high' },
  payments: { ttlSeconds: 12 * 3600, urgency: 'high' },
  security: { ttlSeconds: 3 * DAY_S, urgency: 'high' },
  money: { ttlSeconds: 3 * DAY_S, urgency: 'high' },
  signatures: { ttlSeconds: DAY_S, urgency: 'high' },
  progress: { ttlSeconds: DAY_S, urgency: 'normal' },
  documents: { ttlSeconds: 3 * DAY_S, urgency: 'normal' },
  account: { ttlSeconds: 3 * DAY_S, urgency: 'normal' },
  support: { ttlSeconds: DAY_S, urgency: 'normal' },
  rewards: { ttlSeconds: DAY_S, urgency: 'normal' },
}

/** How messages of a topic are delivered to browsers. */
export const deliveryOf = (topic: NoticeTopic): Delivery => deliveries[topic]

/** What a browser shows. Others may read it on a locked phone. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** The page that a click opens. */
  readonly path: string
  /** The id of the notice, which a click marks as read and which replaces a copy of itself. */
  readonly notice: string
}
