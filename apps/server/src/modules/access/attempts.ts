import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Desk } from '../../platform/work.ts'
import * as store from './attempts.store.ts'

const MINUTE_MS = 60_000

interface Patience {
  /** Wrong tries that cost nothing. */
  readonly freeTries: number
  /** The first pause after them; each further try doubles it. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Without a try for so long, all is forgotten. */
  readonly forgottenAfterMs: number
}

/** An account slows down soon; an address late, because a whole office may share it. */
const patience = {
  account: {
    freeTries: 10,
    firstPauseMs: 30_000,
    longestPauseMs: 15 * MINUTE_MS,
    forgottenAfterMs: 60 * MINUTE_MS,
  },
  address: {
    freeTries: 300,
    firstPauseMs: 30_000,
    longestPauseMs: 5 * MINUTE_MS,
    forgottenAfterMs: 15 * MINUTE_MS,
  },
} as const satisfies Record<string, Patience>

/** Where a try counts: the account it names, known or not, and the address it comes from. */
export interface TryKeys {
  readonly account: Buffer
  readonly address: Buffer
}

/** The keys of a try at something of an account (`what` names it, `account` whose) by a request. */
export const tryKeys = (desk: Desk, what: string, account: string, { ip }: RequestFacts): TryKeys => ({
  account: desk.vault.index(what, account),
  address: desk.vault.index('access.attempt.address', ip),
})

const actor = { kind: 'system', name: 'access' } as const

/**
 * Counts a try before the password is looked at, so that many at once count as many. Answers for how many seconds
 * nobody may try again, 0 when this one may go on. Real time; in PostgreSQL, so every process counts together.
 */
export async function takeTry(desk: Desk, keys: TryKeys): Promise<number> {
  const now = desk.clock.realNow()
  return desk.work(actor, async (work) => {
    const account = await store.lockAttempt(work, keys.account, now)
    const address = await store.lockAttempt(work, keys.address, now)
    const blockedUntilMs = Math.max(account.blockedUntil.getTime(), address.blockedUntil.getTime())
    if (blockedUntilMs > now.getTime()) return Math.ceil((blockedUntilMs - now.getTime()) / 1000)
    await store.setAttempt(work, keys.account, counted(patience.account, account, now))
    await store.setAttempt(work, keys.address, counted(patience.address, address, now))
    return 0
  })
}

/** Counts what needs no account, such as asking for a challenge, against the address alone. */
export async function takeAddressTry(desk: Desk, { ip }: RequestFacts): Promise<number> {
  const now = desk.clock.realNow()
  const key = desk.vault.index('access.attempt.address-alone', ip)
  return desk.work(actor, async (work) => {
    const kept = await store.lockAttempt(work, key, now)
    if (kept.blockedUntil > now) return Math.ceil((kept.blockedUntil.getTime() - now.getTime()) / 1000)
    await store.setAttempt(work, key, counted(patience.address, kept, now))
    return 0
  })
}

/** Forgets the account's tries once one was right; what the address did stays counted, less this one. */
export async function tryWasRight(desk: Desk, keys: TryKeys): Promise<void> {
  await desk.work(actor, (work) => store.forgiveAttempts(work, keys.account, keys.address))
}

function counted(rule: Patience, kept: store.Attempt, now: Date): store.Attempt {
  const forgotten = now.getTime() - kept.lastAt.getTime() > rule.forgottenAfterMs
  const tries = forgotten ? 1 : kept.tries + 1
  const over = tries - rule.freeTries
  if (over < 0) return { tries, lastAt: now, blockedUntil: kept.blockedUntil }
  const pauseMs = Math.min(rule.firstPauseMs * 2 ** Math.min(over, 20), rule.longestPauseMs)
  return { tries, lastAt: now, blockedUntil: new Date(now.getTime() + pauseMs) }
}
