import type { Work } from '../../platform/work.ts'
import { forgetRemembered } from './devices.store.ts'
import { accessEvents } from './events.ts'
import type { Holder } from './holder.ts'
import { endSessions } from './holder-sessions.store.ts'
import type { PasswordHash } from './password.ts'
import { endPendingSignInsOf } from './pending-sign-ins.store.ts'
import { setPassword } from './people.store.ts'

/**
 * Sets a password. Ends the account's sessions (except the one with the given token), its pending sign-ins and its
 * remembered browsers.
 */
export async function replacePassword(
  work: Work,
  holder: Holder,
  password: PasswordHash,
  exceptSession?: Buffer,
): Promise<void> {
  await setPassword(work, holder, password)
  await endSessions(work, holder, exceptSession)
  await endPendingSignInsOf(work, holder)
  await forgetRemembered(work, holder)
  await work.emit({ name: accessEvents.passwordChanged, subject: holder.id, facts: {} })
}
