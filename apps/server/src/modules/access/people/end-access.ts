import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { signedOut } from '../sign-in/signed-out.ts'
import { browsersWithoutCustomer, endSessionsOf, setSuspended } from './suspended.store.ts'

/**
 * Ends every session in which somebody acts for this customer, and publishes the browsers that this signs out. The other
 * browsers of a member who acts for no other customer are published too: their idle sessions may have expired before.
 */
export async function endSessionsFor(work: Work, customerId: Id<'customer'>): Promise<void> {
  const ended = await endSessionsOf(work, customerId)
  for (const { userId, deviceId } of await browsersWithoutCustomer(work, customerId, ended))
    await signedOut(work, { realm: 'user', id: userId }, [deviceId])
}

/**
 * Lets nobody act for a customer any more and ends the sessions that do, or lifts that. Applies to every member, also to
 * later ones.
 */
export async function suspendAccess(
  work: Work,
  customerId: Id<'customer'>,
  isSuspended: boolean,
): Promise<void> {
  await setSuspended(work, customerId, isSuspended)
  if (isSuspended) await endSessionsFor(work, customerId)
}
