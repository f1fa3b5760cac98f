import { refuse, type Refusal } from '@puente/contract'
import { networkOf } from '../../platform/http/network.ts'
import type { Work } from '../../platform/work.ts'
import { codeLimits, mailboxOf, type ChannelLimits } from './code-limits.ts'
import { waitsUntilRoom, type CodeCount, type Counted } from './code-counts.store.ts'
import type { CodeWish } from './codes.ts'
import { phoneCountry } from './phone.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const KEY = 'access.code'

/** What a code counts under; keyed hashes, except for the account's own id and the country. */
export interface CodeKeys {
  /** The address with what it is asked for: who floods sign-ups does not use up recoveries. */
  readonly destination: Buffer
  readonly asker: Buffer
  /** Of whoever we do not know. */
  readonly network: Buffer | undefined
  readonly accountId: string | undefined
  readonly country: string | undefined
}

const accountOf = ({ actor }: Work): string | undefined =>
  actor.kind === 'customer' ? actor.userId : actor.kind === 'staff' ? actor.staffId : undefined

export function codeKeys(work: Work, wish: CodeWish): CodeKeys {
  const { vault, origin } = work
  const accountId = accountOf(work)
  const { purpose, channel, address, browser, realm = 'user' } = wish
  const network = origin === undefined ? undefined : networkOf(origin.ip)
  const known = browser !== undefined || (accountId !== undefined && channel === 'mail')
  const asker = accountId ?? browser ?? network ?? wish.subject
  const reached = channel === 'mail' ? mailboxOf(address) : address
  return {
    destination: vault.index(KEY, `destination ${realm} ${purpose} ${reached}`),
    asker: vault.index(KEY, `asker ${asker}`),
    network: known || network === undefined ? undefined : vault.index(KEY, `network ${realm} ${network}`),
    accountId,
    country: channel === 'sms' ? phoneCountry(address) : undefined,
  }
}

/**
 * Whether one more code may go out. Limits of whoever asks come before those of the address: somebody else's asking
 * uses up nothing of a person in a browser that we know, or in their own session. Facts: retryAfterSeconds.
 */
export async function roomForCode(
  work: Work,
  wish: CodeWish,
  keys: CodeKeys,
): Promise<true | Refusal<'too-many-codes'>> {
  const limits = await codeLimits(work)
  const most: ChannelLimits = limits[wish.channel]
  const isStranger = wish.own !== true && wish.browser === undefined
  const hour = (counted: Counted, most: number): CodeCount => ({ counted, most, windowMs: HOUR_MS })
  const day = (counted: Counted, most: number): CodeCount => ({ counted, most, windowMs: DAY_MS })
  const waits = await waitsUntilRoom(work, wish, keys, [
    hour('subject', limits.subjectHour),
    hour('asker-at-address', most.askerAtAddressHour),
    ...(keys.accountId === undefined ? [] : [day('account', most.accountDay)]),
    ...(keys.network === undefined
      ? []
      : [hour('network', most.networkHour), day('network', most.networkDay)]),
    ...(isStranger ? [hour('address', most.addressHour), day('address', most.addressDay)] : []),
    ...(keys.country === undefined || most.countryDay === undefined ? [] : [day('country', most.countryDay)]),
  ])
  const waitMs = waits.find((ms) => ms > 0)
  // In whole minutes: a known and an unknown e-mail are answered the same.
  return waitMs === undefined
    ? true
    : refuse('too-many-codes', { retryAfterSeconds: 60 * Math.ceil(waitMs / MINUTE_MS) })
}
