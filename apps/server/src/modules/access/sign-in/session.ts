import type { Principal } from '../../../platform/actor.ts'
import type { Runtime } from '../../../platform/work.ts'
import type { Realm } from '../holder.ts'
import * as store from './sessions.store.ts'
import { newToken, tokenHash } from './token.ts'

const MINUTE_MS = 60_000

/** Idle times and longest life of a session, in real time. The sandbox clock does not change them. */
export const sessionLife = {
  customerIdleMs: 15 * MINUTE_MS,
  staffIdleMs: 10 * MINUTE_MS,
  longestMs: 12 * 60 * MINUTE_MS,
} as const

/** The last use is written at most this often, so a session may end up to a minute before its idle time is over. */
const seenEveryMs = MINUTE_MS

/** Sessions last used before this have ended. */
export const seenAfter = (realm: Realm, now: Date): Date =>
  before(now, realm === 'user' ? sessionLife.customerIdleMs : sessionLife.staffIdleMs)

export interface IssuedSession extends store.NewSession {
  readonly token: string
}

/** A new session. The token goes into the cookie, its hash into the table. */
export function issueSession(now: Date): IssuedSession {
  const token = newToken()
  const hash = tokenHash(token)
  if (hash === undefined) throw new Error('a new token has another form than tokens have')
  return { token, hash, now, endsAt: new Date(now.getTime() + sessionLife.longestMs) }
}

/** The principal of a customer session token; undefined once the session has ended. */
export async function identifyCustomer(runtime: Runtime, token: string): Promise<Principal | undefined> {
  const hash = tokenHash(token)
  if (hash === undefined) return undefined
  const now = runtime.clock.realNow()
  const session = await store.liveSession(runtime.pool, { hash, now, seenAfter: seenAfter('user', now) })
  if (session === undefined) return undefined
  if (session.seenAt <= before(now, seenEveryMs))
    await store.recordSessionUse(runtime.pool, 'user', hash, now)
  return {
    actor: { kind: 'customer', userId: session.userId, customerId: session.customerId },
    role: session.role,
    ...(session.provenAt === undefined ? {} : { provenAt: session.provenAt }),
  }
}

/** A customer session, if it lives. The question is no use of the session. */
async function sessionOf(runtime: Runtime, token: string): Promise<store.LiveSession | undefined> {
  const hash = tokenHash(token)
  const now = runtime.clock.realNow()
  return hash && store.liveSession(runtime.pool, { hash, now, seenAfter: seenAfter('user', now) })
}

/** Whether a customer session lives and acts for this customer. */
export const isSignedInFor = async (runtime: Runtime, token: string, customerId: string): Promise<boolean> =>
  (await sessionOf(runtime, token))?.customerId === customerId

/** Whether a customer session lives and is this user's. */
export const isSignedInUser = async (runtime: Runtime, token: string, userId: string): Promise<boolean> =>
  (await sessionOf(runtime, token))?.userId === userId

/** The principal of a staff session token, with the current role; undefined once the session has ended. */
export async function identifyStaff(runtime: Runtime, token: string): Promise<Principal | undefined> {
  const hash = tokenHash(token)
  if (hash === undefined) return undefined
  const now = runtime.clock.realNow()
  const session = await store.liveStaffSession(runtime.pool, hash, now, seenAfter('staff', now))
  if (session === undefined) return undefined
  if (session.seenAt <= before(now, seenEveryMs))
    await store.recordSessionUse(runtime.pool, 'staff', hash, now)
  return {
    actor: {
      kind: 'staff',
      staffId: session.staffId,
      role: session.role,
      ...(session.confirmsFrom === undefined ? {} : { confirmsFrom: session.confirmsFrom }),
    },
    enrolling: session.enrolling,
    ...(session.provenAt === undefined ? {} : { provenAt: session.provenAt }),
  }
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
