import { refuse, type Refusal } from '@puente/contract'
import { sql } from '@puente/postgres'
import { networkOf } from '../../platform/http/network.ts'
import type { Work } from '../../platform/work.ts'
import { codeLimits, mailboxOf } from './code-limits.ts'
import { waitsUntilRoom, type CodeCount } from './code-counts.store.ts'
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
  { destination, asker, network, accountId, country }: CodeKeys,
): Promise<true | Refusal<'too-many-codes'>> {
  const limits = await codeLimits(work)
  const most = limits[wish.channel]
  const byChannel = sql`channel = ${wish.channel}`
  const counts: CodeCount[] = [
    {
      counted: sql`subject = ${wish.subject} and purpose = ${wish.purpose}`,
      most: limits.subjectHour,
      windowMs: HOUR_MS,
    },
    {
      counted: sql`destination_index = ${destination} and asker_index = ${asker}`,
      most: most.askerAtAddressHour,
      windowMs: HOUR_MS,
    },
  ]
  const add = (counted: CodeCount['counted'], hour: number | undefined, day: number | undefined) => {
    if (hour !== undefined) counts.push({ counted, most: hour, windowMs: HOUR_MS })
    if (day !== undefined) counts.push({ counted, most: day, windowMs: DAY_MS })
  }
  if (accountId !== undefined)
    add(sql`account_id = ${accountId} and ${byChannel}`, undefined, most.accountDay)
  if (network !== undefined)
    add(sql`network_index = ${network} and ${byChannel}`, most.networkHour, most.networkDay)
  if (wish.own !== true && wish.browser === undefined)
    add(sql`destination_index = ${destination} and not known`, most.addressHour, most.addressDay)
  if (country !== undefined) add(sql`country = ${country} and ${byChannel}`, undefined, most.countryDay)
  const waits = await waitsUntilRoom(
    work,
    [destination, asker, ...(network === undefined ? [] : [network])],
    counts,
  )
  const waitMs = waits.find((ms) => ms > 0)
  return waitMs === undefined
    ? true
    : // In whole minutes: a known and an unknown e-mail are answered the same.
      refuse('too-many-codes', { retryAfterSeconds: 60 * Math.ceil(waitMs / MINUTE_MS) })
}
