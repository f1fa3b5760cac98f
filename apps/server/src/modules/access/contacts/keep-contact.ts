import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { contactInformation } from './contact-information.ts'
import * as store from './contact.store.ts'
import { markBounced } from './reach.store.ts'

/** Brings the user's pending item `contact-information` up to date. */
export const settleContact = (work: Work, userId: Id<'user'>): Promise<void> =>
  settle(work, [contactInformation], [userId])

/** Sets a normalized, verified e-mail of a user. False when another user has it. */
export async function setEmail(work: Work, userId: Id<'user'>, email: string): Promise<boolean> {
  const isSet = await store.setEmail(work, userId, email)
  if (isSet) await settleContact(work, userId)
  return isSet
}

/** Sets a normalized phone (+56912345678) of a user as unverified. */
export async function setPhone(work: Work, userId: Id<'user'>, phone: string): Promise<void> {
  await store.setPhone(work, userId, phone)
  await settleContact(work, userId)
}

/** Sets a normalized phone of a user that a code has just proved. */
export async function setProvenPhone(work: Work, userId: Id<'user'>, phone: string): Promise<void> {
  await store.setPhone(work, userId, phone)
  await store.markPhoneVerified(work, userId)
  await settleContact(work, userId)
}

/** Records that a code proved the user's current e-mail. */
export async function markEmailVerified(work: Work, userId: Id<'user'>): Promise<void> {
  await store.markEmailVerified(work, userId)
  await settleContact(work, userId)
}

/** Records that mail to this address bounced. Returns its user, or undefined when no user has it. */
export async function emailBounced(work: Work, email: string): Promise<string | undefined> {
  const userId = await markBounced(work, email)
  if (userId !== undefined) await settleContact(work, userId)
  return userId
}
