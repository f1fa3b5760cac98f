import type { Work } from '../../../platform/work.ts'
import { accessEvents } from '../events.ts'
import type { AccountId } from '../holder.ts'
import { devicesWithoutSession, endSessions } from './account-sessions.store.ts'

/** Publishes that a user signed out in these browsers. The expiry of an idle session is not published. */
export async function signedOut(
  work: Work,
  { realm, id }: AccountId,
  deviceIds: readonly (string | undefined)[],
): Promise<void> {
  if (realm !== 'user') return
  for (const deviceId of deviceIds)
    if (deviceId !== undefined)
      await work.emit({ name: accessEvents.deviceSignedOut, subject: id, facts: { deviceId } })
}

/** Ends every session of this account except the one with this token, and publishes the browsers that were signed out. */
export async function signOutOthers(work: Work, holder: AccountId, except?: Buffer): Promise<void> {
  await endSessions(work, holder, except)
  await signedOut(work, holder, await devicesWithoutSession(work, holder))
}
