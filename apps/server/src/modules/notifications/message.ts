import type { Id, NoticeChannel } from '@puente/contract'

/** The channel of a message. */
export type Channel = NoticeChannel

export type MessageState = 'waiting' | 'sent' | 'failed' | 'bounced'

/** The addressee: a user, at their e-mail when the message is sent, or a fixed address. */
export type Addressee = { readonly userId: Id<'user'> } | { readonly address: string }

/** Why a message failed for good. A code, never an address. */
export type Reason = 'too-late' | 'nobody' | 'recipient-refused' | 'tries' | 'unsubscribed'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The pause after each failed try, about a day in total. After the last one the message fails. */
const PAUSES_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
]

/** The pause after so many failed tries, in ms; undefined after the last one. */
export const pauseAfterMs = (attempts: number): number | undefined => PAUSES_MS[attempts - 1]

/** How long a worker leases a message, in ms. A crash delays the message by this time. */
export const LEASE_MS = 60_000
