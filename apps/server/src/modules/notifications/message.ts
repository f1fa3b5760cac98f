/** How a message travels. */
export type Channel = 'mail' | 'sms'

export type MessageState = 'waiting' | 'sent' | 'failed' | 'bounced'

/** To whom: a user, at the e-mail they have when it is sent, or an address of its own. */
export type Addressee = { readonly userId: string } | { readonly address: string }

/** Why a message came to nothing; kept as a code, never with an address in it. */
export type Reason = 'too-late' | 'nobody' | 'recipient-refused' | 'tries'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The wait after each failed try. After the last one nobody is told any more: about a day of a carrier that is down. */
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

/** How long to wait after so many failed tries, in ms; undefined when that was the last one. */
export const pauseAfterMs = (attempts: number): number | undefined => PAUSES_MS[attempts - 1]

/** For how long a message is held while it is sent: a crash delays it by as much. */
export const LEASE_MS = 60_000
