import { isRefusal, refuse, type Refusal } from '@puente/contract'
import { count, levels, reset, type Limit } from '../../platform/data/meters.ts'
import { networkOf, siteOf } from '../../platform/http/network.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { accountLimit, attemptLimits, delayMs, networkLimit, type AttemptLimits } from './attempt-limits.ts'
import { knownBrowser } from './devices.ts'
import type { Holder } from './holder.ts'
import { passwordsWaiting } from './password.ts'
import { waitInLane } from './slow-lane.ts'

/** What is tried: something of an account, known or not, at one listener. */
export interface TrySubject {
  /** Names what is tried and at which listener: tries at one thing never count for another. */
  readonly what: string
  /** Whose it is, in its one spelling. */
  readonly account: string
  /** The account itself, or nobody of that side: only an account has browsers that we know. */
  readonly holder: Holder
  /** `guess`: a secret that whoever tries often enough finds. `factor`: one that is asked after the password. */
  readonly kind: 'guess' | 'factor' | 'signature'
}

/** A try that may go on, and under which keys it is counted. */
export interface Try {
  /** Whose turn it is where processors are scarce. */
  readonly asker: string
  /** Counted already, and forgotten when the try was right. */
  readonly reserved: readonly Buffer[]
  /** Counted once the try was wrong. */
  readonly whenWrong: readonly { readonly key: Buffer; readonly limit: Limit }[]
}

type TooMany = Refusal<'too-many-attempts'>

const actor = { kind: 'system', name: 'access' } as const
const KEY = 'access.attempt'
/** Passwords of one network that wait to be hashed. */
const WAITING_MAX = 200

const tooMany = (waitMs: number): TooMany =>
  refuse('too-many-attempts', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })

/**
 * Asks whether a try may go on. It counts for the asker at this account: a browser from which its holder has signed in,
 * or else the network. A network that was wrong often at any account waits in a queue; nobody else waits with it. Real
 * time; counted in PostgreSQL, so every process counts together.
 */
export async function beginTry(
  desk: Desk,
  subject: TrySubject,
  request: RequestFacts,
): Promise<Try | TooMany> {
  const now = desk.clock.realNow()
  const network = networkOf(request.ip)
  const networkKey = desk.vault.index(KEY, `${subject.what} network ${network}`)
  const accountKey = desk.vault.index(KEY, `${subject.what} account ${subject.account}`)
  const found = await desk.work(actor, async (work) => ({
    limits: await attemptLimits(work),
    browser: await knownBrowser(work, subject.holder, request),
    levels: await levels(work.tx, now, [networkKey, accountKey]),
  }))
  const { limits, browser } = found
  const [networkLevel = 0, accountLevel = 0] = found.levels
  if (browser !== undefined)
    return reserve(desk, now, { asker: `browser ${browser}`, site: `browser ${browser}` }, subject, {
      asker: limits.asker,
      askerDay: limits.askerDay,
      whenWrong: [],
    })
  if (passwordsWaiting(`${subject.what} ${network}`) >= WAITING_MAX)
    return tooMany(limits.network.firstDelayMs)
  const waitSeconds = await waitInLane(`${subject.what} ${network}`, now, {
    delayMs: delayMs(limits, networkLevel),
    longestQueueMs: limits.network.longestQueueMs,
  })
  if (waitSeconds > 0) return tooMany(waitSeconds * 1000)
  return reserve(desk, now, { asker: network, site: siteOf(request.ip) }, subject, {
    asker: accountLevel + 1 > limits.account.freeTimes ? fewer(limits) : limits.asker,
    askerDay: limits.askerDay,
    ...(subject.kind === 'factor' ? { account: { key: accountKey, limit: limits.factor } } : {}),
    whenWrong: [
      { key: networkKey, limit: networkLimit(limits) },
      ...(subject.kind === 'guess' ? [{ key: accountKey, limit: accountLimit(limits) }] : []),
    ],
  })
}

/** What each asker has while many of them try one account. */
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

/** Counts a try before it is looked at, so that many at once count as many; all of it, or nothing. */
async function reserve(
  desk: Desk,
  now: Date,
  { asker, site }: { readonly asker: string; readonly site: string },
  { what, account }: TrySubject,
  limits: Counts,
): Promise<Try | TooMany> {
  const keyOf = (by: string) => desk.vault.index(KEY, `${what} ${by} at ${account}`)
  const meters = [
    { key: keyOf(asker), limit: limits.asker },
    { key: keyOf(`day ${site}`), limit: limits.askerDay },
    ...(limits.account === undefined ? [] : [limits.account]),
  ]
  const refused = await desk.work(actor, async (work) => {
    const waits = (await count(work.tx, now, meters)).map(({ spent, waitMs }) => (spent ? waitMs : 0))
    const waitMs = Math.max(...waits)
    return waitMs > 0 ? tooMany(waitMs) : undefined
  })
  if (isRefusal(refused)) return refused
  return { asker: `${what} ${asker}`, reserved: meters.map(({ key }) => key), whenWrong: limits.whenWrong }
}

/** Counts a wrong try against the network and the account it came from and went to. */
export async function tryWasWrong(work: Work, { whenWrong }: Try): Promise<void> {
  if (whenWrong.length > 0) await count(work.tx, work.realNow, whenWrong)
}

/** A right try is not counted, and the wrong ones of this asker before it are forgotten. */
export async function tryWasRight(work: Work, { reserved }: Try): Promise<void> {
  await reset(work.tx, reserved)
}
