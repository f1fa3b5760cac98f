import type { Work } from '../../../platform/work.ts'
import { accessEvents } from '../events.ts'
import type { AccountId } from '../holder.ts'
import type { PasswordHash } from './password.ts'
import { signOutEverywhere } from '../sign-in/sign-out-everywhere.ts'
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
  await signOutEverywhere(work, holder, exceptSession)
  await work.emit({ name: accessEvents.passwordChanged, subject: holder.id, facts: {} })
}
