import type { Endpoint } from '@puente/contract'
import type { Asked } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { meetDevice, rememberBrowser } from './devices.ts'
import { accessEvents } from './events.ts'
import type { Holder } from './holder.ts'
import { issueSession, sessionLife } from './session.ts'
import { deleteSession, insertSession, insertStaffSession, type NewSession } from './sessions.store.ts'
import { tokenHash } from './token.ts'
import { customerIdsOf } from './users.store.ts'

/** What a verb needs of the request to open a session: the cookies it came with, and a way to set new ones. */
export type Visit = Pick<Asked<Endpoint>, 'request' | 'setCookie' | 'keepDevice'>

export interface Opening {
  /** More than a password was shown. */
  readonly proven?: boolean
  /** Remember this browser: it is not asked for the second factor again for 30 days. */
  readonly remember?: boolean
  /** The session may enrol a second factor and nothing else. */
  readonly enrolling?: boolean
}

/**
 * Opens a session for a user who has just been made, under a token nobody has seen before, and sets its cookie; the one
 * that came with the request ends. Answers for whom the user acts first; throws for a user who is nobody's member.
 */
export async function openSessionFor(work: Work, visit: Visit, userId: string): Promise<string> {
  const { session } = await begin(work, visit, { side: 'user', id: userId }, {})
  return insertFor(work, session, userId)
}

/** Opens a session after a sign-in, and tells the holder when it is from a browser that we did not know. */
export async function signInto(work: Work, visit: Visit, holder: Holder, opening: Opening): Promise<void> {
  const { session, newDeviceId } = await begin(work, visit, holder, opening)
  if (holder.side === 'staff') await insertStaffSession(work, session, holder.id, opening.enrolling === true)
  else await insertFor(work, session, holder.id)
  if (newDeviceId !== undefined)
    await work.emit({ name: accessEvents.newDevice, subject: holder.id, facts: { deviceId: newDeviceId } })
}

async function insertFor(work: Work, session: NewSession, userId: string): Promise<string> {
  const [customerId] = await customerIdsOf(work, userId)
  if (customerId === undefined) throw new Error(`user ${userId} is no customer's member`)
  await insertSession(work, session, userId, customerId)
  return customerId
}

async function begin(
  work: Work,
  visit: Visit,
  holder: Holder,
  { proven, remember }: Opening,
): Promise<{ readonly session: NewSession; readonly newDeviceId: string | undefined }> {
  const former = tokenHash(visit.request.sessionToken ?? '')
  if (former !== undefined) await deleteSession(work, holder.side, former)
  const device = await meetDevice(work, holder, visit.request)
  visit.keepDevice(remember === true ? await rememberBrowser(work, holder, device.id) : device.token)
  const { token, ...session } = issueSession(work.realNow)
  await work.audit({ action: 'signIn', subject: holder.id })
  visit.setCookie({ token, maxAgeSeconds: sessionLife.longestMs / 1000 })
  return {
    session: { ...session, deviceId: device.id, ...(proven === true ? { provenAt: work.realNow } : {}) },
    newDeviceId: device.isNew ? device.id : undefined,
  }
}
