import type { Work } from '../../platform/work.ts'
import { settle } from '../pending-items/index.ts'
import { contactInformation } from './contact-information.ts'
import * as store from './contact.store.ts'
import { markBounced } from './reach.store.ts'

/** Makes what a user owes about their contact what it is now. */
export const settleContact = (work: Work, userId: string): Promise<void> =>
  settle(work, [contactInformation], [userId])

/** Gives a user another e-mail in its normal spelling, proven; false when somebody else has it. */
export async function setEmail(work: Work, userId: string, email: string): Promise<boolean> {
  const isSet = await store.setEmail(work, userId, email)
  if (isSet) await settleContact(work, userId)
  return isSet
}

/** Gives a user a phone in its normal spelling (+56912345678) that nobody has proven yet. */
export async function setPhone(work: Work, userId: string, phone: string): Promise<void> {
  await store.setPhone(work, userId, phone)
  await settleContact(work, userId)
}

/** Gives a user a phone in its normal spelling that a code has just proven. */
export async function setProvenPhone(work: Work, userId: string, phone: string): Promise<void> {
  await store.setPhone(work, userId, phone)
  await store.markPhoneVerified(work, userId)
  await settleContact(work, userId)
}

/** Keeps that the e-mail a user has was proven by a code. */
export async function markEmailVerified(work: Work, userId: string): Promise<void> {
  await store.markEmailVerified(work, userId)
  await settleContact(work, userId)
}

/** Keeps that mail to this address comes back; answers whose it is, or undefined when it is nobody's. */
export async function emailBounced(work: Work, email: string): Promise<string | undefined> {
  const userId = await markBounced(work, email)
  if (userId !== undefined) await settleContact(work, userId)
  return userId
}
