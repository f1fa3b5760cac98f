import type { Endpoint, Id } from '@puente/contract'
import type { Asked } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { recogniseDevice, rememberBrowser } from '../factors/devices.ts'
import { accessEvents } from '../events.ts'
import type { AccountId } from '../holder.ts'
import { issueSession, sessionLife } from './session.ts'
import { deleteSession, insertSession, insertStaffSession, type NewSession } from './sessions.store.ts'
import { tokenHash } from './token.ts'
import { customerIdsOf } from '../people/users.store.ts'

/** What a use case needs of the request to open a session: its facts, and the setters of the cookies. */
export type Visit = Pick<Asked<Endpoint>, 'request' | 'setCookie' | 'keepDevice'>

export interface Opening {
  /** Whether more than a password was shown. */
  readonly proven?: boolean
  /** Remember this browser: it is not asked for the second factor again for 30 days. */
  readonly remember?: boolean
  /** True when the session may only enrol a second factor. */
  readonly enrolling?: boolean
}

/**
 * Opens a session with a new token for a user just created, and sets the cookie. The session that came with the request
 * ends. Returns the customer the user acts for first; throws for a user without a membership.
 */
export async function openSessionForNewUser(work: Work, visit: Visit, userId: Id<'user'>): Promise<string> {
  const { session } = await begin(work, visit, { realm: 'user', id: userId }, {})
  return insertFor(work, session, userId)
}

/** Opens a session after a sign-in. Emits `newDevice` when the account had not used this browser before. */
export async function signInto(work: Work, visit: Visit, holder: AccountId, opening: Opening): Promise<void> {
  const { session, newDeviceId } = await begin(work, visit, holder, opening)
  if (holder.realm === 'staff') await insertStaffSession(work, session, holder.id, opening.enrolling === true)
  else await insertFor(work, session, holder.id)
  if (newDeviceId !== undefined)
    await work.emit({ name: accessEvents.newDevice, subject: holder.id, facts: { deviceId: newDeviceId } })
}

async function insertFor(work: Work, session: NewSession, userId: Id<'user'>): Promise<string> {
  const [customerId] = await customerIdsOf(work, userId)
  if (customerId === undefined) throw new Error(`user ${userId} is no customer's member`)
  await insertSession(work, session, userId, customerId)
  return customerId
}

async function begin(
  work: Work,
  visit: Visit,
  holder: AccountId,
  { proven, remember }: Opening,
): Promise<{ readonly session: NewSession; readonly newDeviceId: Id<'device'> | undefined }> {
  const former = tokenHash(visit.request.sessionToken ?? '')
  if (former !== undefined) await deleteSession(work, holder.realm, former)
  const device = await recogniseDevice(work, holder, visit.request)
  visit.keepDevice(remember === true ? await rememberBrowser(work, holder, device.id) : device.token)
  const { token, ...session } = issueSession(work.realNow)
  await work.audit({ action: 'signIn', subject: holder.id })
  visit.setCookie({ token, maxAgeSeconds: sessionLife.longestMs / 1000 })
  return {
    session: { ...session, deviceId: device.id, ...(proven === true ? { provenAt: work.realNow } : {}) },
    newDeviceId: device.isNew ? device.id : undefined,
  }
}
