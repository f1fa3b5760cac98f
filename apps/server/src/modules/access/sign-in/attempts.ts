import { isRefusal, refuse, type Refusal } from '@puente/contract'
import { count, levels, reset, type Limit } from '../../../platform/data/meters.ts'
import { networkOf, siteOf } from '../../../platform/http/requests/network.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { accountLimit, attemptLimits, delayMs, networkLimit, type AttemptLimits } from './attempt-limits.ts'
import { knownBrowser } from '../factors/devices.ts'
import type { AccountId } from '../holder.ts'
import { passwordsWaiting } from '../passwords/password.ts'
import { waitForTurn } from './delay-queue.ts'

/** An attempt at a secret of an account, existing or not, at one listener. */
export interface TrySubject {
  /** The secret and the listener. Attempts at different secrets are counted apart. */
  readonly what: string
  /** The account's e-mail or id, normalized. */
  readonly account: string
  /** The account, or the nil account of the realm. Only an existing account has known browsers. */
  readonly holder: AccountId
  /** `guess`: a secret that can be found by trying. `factor`: one requested after the password. */
  readonly kind: 'guess' | 'factor' | 'signature'
}

/** An admitted attempt and the keys it is counted under. */
export interface Try {
  /** Key of the asker in the queue for password hashing. */
  readonly asker: string
  /** Keys already counted; reset when the attempt succeeds. */
  readonly reserved: readonly Buffer[]
  /** Keys to count when the attempt fails. */
  readonly whenWrong: readonly { readonly key: Buffer; readonly limit: Limit }[]
}

type TooMany = Refusal<'too-many-attempts'>

const actor = { kind: 'system', name: 'access' } as const
const KEY = 'access.attempt'
/** Most passwords of one network that may wait for hashing. */
const WAITING_MAX = 200

const tooMany = (waitMs: number): TooMany =>
  refuse('too-many-attempts', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })

/**
 * Decides whether an attempt is admitted. The attempt counts for the asker at this account: a browser from which the
 * account has signed in, or the network. The attempts of a network with many failures at any account are delayed; other
 * networks are not affected. Uses real time. The counts are in PostgreSQL, so all processes share them.
 */
export async function beginTry(
  runtime: Runtime,
  subject: TrySubject,
  request: RequestFacts,
): Promise<Try | TooMany> {
  const now = runtime.clock.realNow()
  const network = networkOf(request.ip)
  const networkKey = runtime.vault.index(KEY, `${subject.what} network ${network}`)
  const accountKey = runtime.vault.index(KEY, `${subject.what} account ${subject.account}`)
  const found = await runtime.work(actor, async (work) => ({
    limits: await attemptLimits(work),
    browser: await knownBrowser(work, subject.holder, request),
    levels: await levels(work.tx, now, [networkKey, accountKey]),
  }))
  const { limits, browser } = found
  const [networkLevel = 0, accountLevel = 0] = found.levels
  if (browser !== undefined)
    return reserve(runtime, now, { asker: `browser ${browser}`, site: `browser ${browser}` }, subject, {
      asker: limits.asker,
      askerDay: limits.askerDay,
      whenWrong: [],
    })
  if (passwordsWaiting(`${subject.what} ${network}`) >= WAITING_MAX)
    return tooMany(limits.network.firstDelayMs)
  const waitSeconds = await waitForTurn(`${subject.what} ${network}`, now, {
    delayMs: delayMs(limits, networkLevel),
    longestQueueMs: limits.network.longestQueueMs,
  })
  if (waitSeconds > 0) return tooMany(waitSeconds * 1000)
  return reserve(runtime, now, { asker: network, site: siteOf(request.ip) }, subject, {
    asker: accountLevel + 1 > limits.account.freeTimes ? fewer(limits) : limits.asker,
    askerDay: limits.askerDay,
    ...(subject.kind === 'factor' ? { account: { key: accountKey, limit: limits.factor } } : {}),
    whenWrong: [
      { key: networkKey, limit: networkLimit(limits) },
      ...(subject.kind === 'guess' ? [{ key: accountKey, limit: accountLimit(limits) }] : []),
    ],
  })
}

/** Limit of each asker once many askers try one account. */
const fewer = ({ account, asker }: AttemptLimits): Limit => ({
  times: Math.min(account.thenTimes, asker.times),
  perMinutes: asker.perMinutes,
})

interface Counts {
  readonly asker: Limit
  readonly askerDay: Limit
  readonly account?: { readonly key: Buffer; readonly limit: Limit }
  readonly whenWrong: Try['whenWrong']
}

/**
 * Counts the attempt before the secret is compared, so that concurrent attempts are all counted. Counts under every key
 * or under none.
 */
async function reserve(
  runtime: Runtime,
  now: Date,
  { asker, site }: { readonly asker: string; readonly site: string },
  { what, account }: TrySubject,
  limits: Counts,
): Promise<Try | TooMany> {
  const keyOf = (by: string) => runtime.vault.index(KEY, `${what} ${by} at ${account}`)
  const meters = [
    { key: keyOf(asker), limit: limits.asker },
    { key: keyOf(`day ${site}`), limit: limits.askerDay },
    ...(limits.account === undefined ? [] : [limits.account]),
  ]
  const refused = await runtime.work(actor, async (work) => {
    const waits = (await count(work.tx, now, meters)).map(({ spent, waitMs }) => (spent ? waitMs : 0))
    const waitMs = Math.max(...waits)
    return waitMs > 0 ? tooMany(waitMs) : undefined
  })
  if (isRefusal(refused)) return refused
  return { asker: `${what} ${asker}`, reserved: meters.map(({ key }) => key), whenWrong: limits.whenWrong }
}

/** Counts a failed attempt for the network and for the account. */
export async function tryWasWrong(work: Work, { whenWrong }: Try): Promise<void> {
  if (whenWrong.length > 0) await count(work.tx, work.realNow, whenWrong)
}

/** A successful attempt is not counted, and resets the failures of this asker. */
export async function tryWasRight(work: Work, { reserved }: Try): Promise<void> {
  await reset(work.tx, reserved)
}
