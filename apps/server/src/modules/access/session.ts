import type { Caller } from '../../platform/actor.ts'
import type { Runtime } from '../../platform/work.ts'
import type { Side } from './holder.ts'
import * as store from './sessions.store.ts'
import { newToken, tokenHash } from './token.ts'

const MINUTE_MS = 60_000

/** How long a session lives: unused, and at the very most. Real time, which no sandbox moves. */
export const sessionLife = {
  customerIdleMs: 15 * MINUTE_MS,
  staffIdleMs: 10 * MINUTE_MS,
  longestMs: 12 * 60 * MINUTE_MS,
} as const

/** "Was here" is written at most this often, so a session may end up to a minute before its idle time is full. */
const seenEveryMs = MINUTE_MS

/** Sessions last seen before this are over. */
export const seenAfter = (side: Side, now: Date): Date =>
  before(now, side === 'user' ? sessionLife.customerIdleMs : sessionLife.staffIdleMs)

export interface IssuedSession extends store.NewSession {
  readonly token: string
}

/** A session nobody has had before; its token goes to the cookie and its hash to the table. */
export function issueSession(now: Date): IssuedSession {
  const token = newToken()
  const hash = tokenHash(token)
  if (hash === undefined) throw new Error('a new token has another form than tokens have')
  return { token, hash, now, endsAt: new Date(now.getTime() + sessionLife.longestMs) }
}

/** Who acts behind a customer's session token; undefined once it has ended, in whichever way. */
export async function identifyCustomer(runtime: Runtime, token: string): Promise<Caller | undefined> {
  const hash = tokenHash(token)
  if (hash === undefined) return undefined
  const now = runtime.clock.realNow()
  const session = await store.liveSession(runtime.pool, { hash, now, seenAfter: seenAfter('user', now) })
  if (session === undefined) return undefined
  if (session.seenAt <= before(now, seenEveryMs)) await store.sawSession(runtime.pool, 'user', hash, now)
  return {
    actor: { kind: 'customer', userId: session.userId, customerId: session.customerId },
    role: session.role,
    ...(session.provenAt === undefined ? {} : { provenAt: session.provenAt }),
  }
}

/** Who of the staff acts behind a session token, in the role held now; undefined once it has ended. */
export async function identifyStaff(runtime: Runtime, token: string): Promise<Caller | undefined> {
  const hash = tokenHash(token)
  if (hash === undefined) return undefined
  const now = runtime.clock.realNow()
  const session = await store.liveStaffSession(runtime.pool, hash, now, seenAfter('staff', now))
  if (session === undefined) return undefined
  if (session.seenAt <= before(now, seenEveryMs)) await store.sawSession(runtime.pool, 'staff', hash, now)
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
