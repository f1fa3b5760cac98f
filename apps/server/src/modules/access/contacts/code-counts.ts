import { refuse, type Refusal } from '@puente/contract'
import { networkOf } from '../../../platform/http/requests/network.ts'
import type { Work } from '../../../platform/work.ts'
import { codeLimits, mailboxOf, type ChannelLimits } from './code-limits.ts'
import { waitsUntilRoom, type CodeCount, type Counted } from './code-counts.store.ts'
import type { CodeWish } from './codes.ts'
import { phoneCountry } from './phone.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const KEY = 'access.code'

/** The keys that a code is counted under. Keyed hashes, except for the account id and the country. */
export interface CodeKeys {
  /** The address with the purpose of the code, so that many sign-ups do not use up the limit of recoveries. */
  readonly destination: Buffer
  readonly asker: Buffer
  /** Network of an unknown asker. */
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
 * Decides whether one more code may be sent. Limits of the asker apply before those of the address, so that requests by
 * others do not affect a known browser or an open session of the account. Facts: retryAfterSeconds.
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
  // Rounded to minutes, so that the response is the same for known and unknown e-mails.
  return waitMs === undefined
    ? true
    : refuse('too-many-codes', { retryAfterSeconds: 60 * Math.ceil(waitMs / MINUTE_MS) })
}
