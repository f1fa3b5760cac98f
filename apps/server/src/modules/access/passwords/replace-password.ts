import type { Work } from '../../../platform/work.ts'
import { forgetRemembered } from '../factors/devices.store.ts'
import { accessEvents } from '../events.ts'
import type { AccountId } from '../holder.ts'
import type { PasswordHash } from './password.ts'
import { signOutOthers } from '../sign-in/signed-out.ts'
import { endPendingSignInsOf } from '../sign-in/pending-sign-ins.store.ts'
import { setPassword } from '../people/people.store.ts'

/**
 * Sets a password. Ends the account's sessions (except the one with the given token), its pending sign-ins and its
 * remembered browsers.
 */
export async function replacePassword(
  work: Work,
  holder: AccountId,
  password: PasswordHash,
  exceptSession?: Buffer,
): Promise<void> {
  await setPassword(work, holder, password)
  await signOutOthers(work, holder, exceptSession)
  await endPendingSignInsOf(work, holder)
  await forgetRemembered(work, holder)
  await work.emit({ name: accessEvents.passwordChanged, subject: holder.id, facts: {} })
}
